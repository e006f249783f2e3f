// Sends every call as teachers and markers: a grant gives no access to calls for admins, and none
// to other courses.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../backend/src/calls.ts';
import { GRANTED_CALLS } from '../../backend/src/modules/grants/granted-calls.ts';
import { EXAMPLES } from './calls/all.ts';
import type { CallRequest, TestContext } from './calls/example.ts';
import { INSIDE_CANARY, KEY_CANARY } from './content-fixture.ts';
import { give } from './grant-kit.ts';
import { type Student, startBackend, type Visitor } from './kit.ts';

/** The examples use the courses `free` and `free10`. */
let context: TestContext;
let staff: Record<'teacherHere' | 'markerHere' | 'teacherElsewhere' | 'markerElsewhere', Student>;
beforeAll(async () => {
  const backend = await startBackend();
  const [owner, other, admin] = [
    await backend.enrolled(),
    await backend.student(),
    await backend.admin(),
  ];
  context = { backend, visitor: backend.visitor(), owner, other, admin };
  staff = {
    teacherHere: await aStaffMember('teacher', ['free', 'free10']),
    markerHere: await aStaffMember('marker', ['free', 'free10']),
    teacherElsewhere: await aStaffMember('teacher', ['paid', 'paid10']),
    markerElsewhere: await aStaffMember('marker', ['paid', 'paid10']),
  };
});
afterAll(() => context.backend.close());

async function aStaffMember(role: 'teacher' | 'marker', courses: string[]): Promise<Student> {
  const person = await context.backend.student();
  for (const course of courses)
    expect((await give(context.admin, person, role, course)).status).toBe(200);
  return person;
}

const send = (call: string, sender: Visitor, { url, body, headers, payload }: CallRequest) =>
  sender.send(call.split(' ')[0] as 'GET', url, {
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
    ...(payload !== undefined && { payload }),
  });

const callsOf = (...kinds: string[]) =>
  Object.entries(CALLS).flatMap(([call, [who]]) => (kinds.includes(who) ? [call] : []));

it('has a course for every call that is open to grants, and for no other call', () => {
  expect(Object.keys(GRANTED_CALLS).sort()).toEqual(callsOf('marker', 'teacher').sort());
});

describe.each(callsOf('admin'))('%s', (call) => {
  it('is rejected for teachers and markers, also of that course', async () => {
    const request = await EXAMPLES[call]?.request(context, 'other');
    if (!request) throw new Error('no example');
    for (const [name, person] of Object.entries(staff)) {
      const { status, body } = await send(call, person, request);
      expect([name, status, body.code]).toEqual([name, 403, 'ADMIN_REQUIRED']);
    }
  });
});

const granted = callsOf('marker', 'teacher');
const isOwn = (call: string) => GRANTED_CALLS[call] === 'own';

describe.each(granted.filter(isOwn))('%s', (call) => {
  it('is about records of the account itself', async () => {
    const request = await EXAMPLES[call]?.request(context, 'admin');
    if (!request) throw new Error('no example');
    const comment = { text: 'For the admin alone.' };
    expect((await context.admin.post('/ext/marking/comments', comment)).status).toBe(201);
    for (const person of Object.values(staff)) {
      const { status, text } = await send(call, person, request);
      if (call.includes('{id}')) expect(status).toBe(404);
      else expect(status).toBe(call.startsWith('POST') ? 201 : 200);
      expect(text).not.toContain(comment.text);
    }
  });
});

describe.each(granted.filter((call) => !isOwn(call)))('%s', (call) => {
  it('allows calls of the course, and rejects those of another one', async () => {
    const isForMarkers = CALLS[call]?.[0] === 'marker';
    const request = await EXAMPLES[call]?.request(context, 'admin');
    if (!request) throw new Error('no example');
    for (const name of ['teacherElsewhere', 'markerElsewhere'] as const) {
      const { status, body } = await send(call, staff[name], request);
      if (!isForMarkers && name === 'markerElsewhere')
        expect([name, status, body.code]).toEqual([name, 403, 'ADMIN_REQUIRED']);
      else if (GRANTED_CALLS[call] === 'filtered') {
        expect([name, status]).toEqual([name, 200]);
        expect(JSON.stringify(body)).not.toContain('"free');
      } else expect([name, status, body.code]).toEqual([name, 403, 'COURSE_NOT_GRANTED']);
    }
    const marker = await send(call, staff.markerHere, request);
    if (isForMarkers) expect(marker.status, marker.text).toBe(200);
    else expect(marker.body.code).toBe('ADMIN_REQUIRED');
    const again = await EXAMPLES[call]?.request(context, 'admin');
    if (!again) throw new Error('no example');
    const teacher = await send(call, staff.teacherHere, again);
    expect(teacher.status, teacher.text).toBe(200);
  });
});

describe.each(callsOf('everyone', 'reader', 'account'))('%s', (call) => {
  it('allows for another course only what any student may do', async () => {
    const example = EXAMPLES[call];
    if (!example) throw new Error('no example');
    for (const role of ['teacher', 'marker'] as const) {
      const request = await example.request(context, 'other');
      // Calls that delete an account use a separate sender.
      if (request.sender) return;
      const person = await aStaffMember(role, ['paid', 'paid10']);
      const response = await send(call, person, request);
      if (example.expectedStatus.other >= 400)
        expect(response.status, response.text).toBeGreaterThanOrEqual(400);
      expect(response.text).not.toMatch(
        new RegExp(`${KEY_CANARY} (free|w1)|${INSIDE_CANARY} free|"isCorrect"`),
      );
    }
  });
});
