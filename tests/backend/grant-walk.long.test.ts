// Every call that there is, made by teachers and markers: by a grant they get nothing that is for
// admins alone, and nothing of another course.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../backend/src/calls.ts';
import { GRANTED_CALLS } from '../../backend/src/modules/grants/granted-calls.ts';
import { EXAMPLES } from './calls/all.ts';
import type { Ask, World } from './calls/example.ts';
import { INSIDE_CANARY, KEY_CANARY } from './content-fixture.ts';
import { give } from './grant-kit.ts';
import { type Student, startBackend, type Visitor } from './kit.ts';

/** The examples are about `free` and `free10`. */
let world: World;
let staff: Record<'teacherHere' | 'markerHere' | 'teacherElsewhere' | 'markerElsewhere', Student>;
beforeAll(async () => {
  const backend = await startBackend();
  const [owner, other, admin] = [
    await backend.enrolled(),
    await backend.student(),
    await backend.admin(),
  ];
  world = { backend, visitor: backend.visitor(), owner, other, admin };
  staff = {
    teacherHere: await aPerson('teacher', ['free', 'free10']),
    markerHere: await aPerson('marker', ['free', 'free10']),
    teacherElsewhere: await aPerson('teacher', ['paid', 'paid10']),
    markerElsewhere: await aPerson('marker', ['paid', 'paid10']),
  };
});
afterAll(() => world.backend.close());

async function aPerson(role: 'teacher' | 'marker', courses: string[]): Promise<Student> {
  const person = await world.backend.student();
  for (const course of courses)
    expect((await give(world.admin, person, role, course)).status).toBe(200);
  return person;
}

const send = (call: string, sender: Visitor, { url, body, headers, payload }: Ask) =>
  sender.send(call.split(' ')[0] as 'GET', url, {
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
    ...(payload !== undefined && { payload }),
  });

const callsOf = (...kinds: string[]) =>
  Object.entries(CALLS).flatMap(([call, [who]]) => (kinds.includes(who) ? [call] : []));

it('knows the course of every call that is open to grants, and of no other', () => {
  expect(Object.keys(GRANTED_CALLS).sort()).toEqual(callsOf('marker', 'teacher').sort());
});

describe.each(callsOf('admin'))('%s', (call) => {
  it('is refused to teachers and markers, also of that course', async () => {
    const ask = await EXAMPLES[call]?.ask(world, 'other');
    if (!ask) throw new Error('no example');
    for (const [name, person] of Object.entries(staff)) {
      const { status, body } = await send(call, person, ask);
      expect([name, status, body.code]).toEqual([name, 403, 'ADMIN_REQUIRED']);
    }
  });
});

const granted = callsOf('marker', 'teacher');
const isOwn = (call: string) => GRANTED_CALLS[call] === 'own';

describe.each(granted.filter(isOwn))('%s', (call) => {
  it('is about records of the account itself', async () => {
    const ask = await EXAMPLES[call]?.ask(world, 'admin');
    if (!ask) throw new Error('no example');
    const comment = { text: 'For the admin alone.' };
    expect((await world.admin.post('/ext/marking/comments', comment)).status).toBe(201);
    for (const person of Object.values(staff)) {
      const { status, text } = await send(call, person, ask);
      if (call.includes('{id}')) expect(status).toBe(404);
      else expect(status).toBe(call.startsWith('POST') ? 201 : 200);
      expect(text).not.toContain(comment.text);
    }
  });
});

describe.each(granted.filter((call) => !isOwn(call)))('%s', (call) => {
  it('answers those of the course, and gives nothing to those of another one', async () => {
    const isForMarkers = CALLS[call]?.[0] === 'marker';
    const ask = await EXAMPLES[call]?.ask(world, 'admin');
    if (!ask) throw new Error('no example');
    for (const name of ['teacherElsewhere', 'markerElsewhere'] as const) {
      const { status, body } = await send(call, staff[name], ask);
      if (!isForMarkers && name === 'markerElsewhere')
        expect([name, status, body.code]).toEqual([name, 403, 'ADMIN_REQUIRED']);
      else if (GRANTED_CALLS[call] === 'filtered') {
        expect([name, status]).toEqual([name, 200]);
        expect(JSON.stringify(body)).not.toContain('"free');
      } else expect([name, status, body.code]).toEqual([name, 403, 'COURSE_NOT_GRANTED']);
    }
    const marker = await send(call, staff.markerHere, ask);
    if (isForMarkers) expect(marker.status, marker.text).toBe(200);
    else expect(marker.body.code).toBe('ADMIN_REQUIRED');
    const again = await EXAMPLES[call]?.ask(world, 'admin');
    if (!again) throw new Error('no example');
    const teacher = await send(call, staff.teacherHere, again);
    expect(teacher.status, teacher.text).toBe(200);
  });
});

describe.each(callsOf('everyone', 'reader', 'account'))('%s', (call) => {
  it('gives those of another course no more than any student', async () => {
    const example = EXAMPLES[call];
    if (!example) throw new Error('no example');
    for (const role of ['teacher', 'marker'] as const) {
      const ask = await example.ask(world, 'other');
      // Calls that end an account bring their own sender.
      if (ask.sender) return;
      const person = await aPerson(role, ['paid', 'paid10']);
      const answer = await send(call, person, ask);
      if (example.answers.other >= 400)
        expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toMatch(
        new RegExp(`${KEY_CANARY} (free|w1)|${INSIDE_CANARY} free|"isCorrect"`),
      );
    }
  });
});
