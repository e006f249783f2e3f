import { describe, expect, it, test } from 'vitest';
import { anAssignment, aViewer } from './fixtures.ts';
import { COOKIE, dataOf, useGateway } from './kit.ts';

const { execute, executeAsStudent, upstream } = useGateway();

test('assignments are listed for the session, the one due next first', async () => {
  upstream.on('GET', '/students/student', aViewer());
  upstream.on('GET', '/assignments', [
    anAssignment(),
    anAssignment({ _id: 'a0', dueDate: '2026-03-02T00:00:00.000Z', description: null }),
  ]);
  expect(
    dataOf(await executeAsStudent('{ assignments { id title description dueDate } }')),
  ).toEqual({
    assignments: [
      { id: 'a0', title: 'Essay', description: null, dueDate: '2026-03-02T00:00:00.000Z' },
      { id: 'a1', title: 'Essay', description: 'On light.', dueDate: '2026-03-10T00:00:00.000Z' },
    ],
  });
  expect(upstream.call('GET', '/assignments').headers.cookie).toBe(COOKIE);
});

test('assignments need a session', async () => {
  expect((await execute('{ assignments { id } }')).codes).toEqual(['UNAUTHENTICATED']);
  expect(upstream.requestLines).toEqual([]);
});

test('one assignment is found among those that the viewer may see', async () => {
  upstream.on('GET', '/students/student', aViewer(), { times: 2 });
  const course = { _id: 'c1', category: 'admissionPrep' as const, name: 'GST' };
  upstream.on('GET', '/assignments', [anAssignment({ course, maxMark: 10 })], { times: 2 });
  expect(
    dataOf(
      await executeAsStudent('{ assignment(id: "a1") { id maxMark course { id category name } } }'),
    ),
  ).toEqual({
    assignment: {
      id: 'a1',
      maxMark: 10,
      course: { id: 'c1', category: 'ADMISSION_PREP', name: 'GST' },
    },
  });
  expect(dataOf(await executeAsStudent('{ assignment(id: "other") { id } }'))).toEqual({
    assignment: null,
  });
});

describe('a host without the extension', () => {
  it('reports that submissions are not supported, shows none, and rejects writes before anything is sent', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/assignments', [anAssignment()]);
    expect(
      dataOf(
        await executeAsStudent(
          '{ takesAssignmentSubmissions assignments { mySubmission { id } } }',
        ),
      ),
    ).toEqual({
      takesAssignmentSubmissions: false,
      assignments: [{ mySubmission: null }],
    });
    const input = '{ assignmentId: "a1", text: "Light.", files: [], revision: 0 }';
    const response = await executeAsStudent(
      `mutation { submitAssignment(input: ${input}) { submission { id } } }`,
    );
    expect([response.codes, response.errors[0]?.message]).toEqual([
      ['OPERATION_NOT_ALLOWED'],
      'This server does not support submissions of assignments.',
    ]);
  });

  it('accepts an assignment without a course, and rejects one whose course it would drop', async () => {
    upstream.on('GET', '/students/student', aViewer({ role: 'admin' }), { times: 2 });
    upstream.on('POST', '/assignments', anAssignment());
    const create = (more: string) =>
      `mutation { createAssignment(input: { title: "Essay"${more} }) { assignment { id } } }`;
    expect(
      (await executeAsStudent(create(', course: { id: "c1", category: ACADEMIC }'))).codes,
    ).toEqual(['OPERATION_NOT_ALLOWED']);
    expect((await executeAsStudent(create(''))).codes).toEqual([]);
  });
});

describe('a host with the extension', () => {
  const gateway = useGateway({ extensions: ['assignment-submissions'] });

  it('makes one call for the submissions to ten assignments, and gets a course in its own spelling', async () => {
    gateway.upstream.on('GET', '/students/student', aViewer({ role: 'admin' }), { times: 2 });
    gateway.upstream.on(
      'GET',
      '/assignments',
      Array.from({ length: 10 }, (_, index) => anAssignment({ _id: `a${index}` })),
    );
    gateway.upstream.on('GET', '/ext/assignments/submissions/mine', [
      { _id: 's1', assignmentId: 'a4', state: 'draft', text: 'Light.' },
    ]);
    const data = dataOf(
      await gateway.executeAsStudent('{ assignments { mySubmission { id state } } }'),
    );
    expect((data.assignments as object[])[4]).toEqual({
      mySubmission: { id: 's1', state: 'DRAFT' },
    });
    expect(
      gateway.upstream.calls.filter(({ path }) => path.startsWith('/ext/assignments')),
    ).toHaveLength(1);
    gateway.upstream.on('PUT', '/assignments/a1', anAssignment());
    const change = `mutation {
      updateAssignment(input: {
        id: "a1", course: { id: "c1", category: ADMISSION_PREP }, maxMark: null
      }) {
        assignment { id }
      }
    }`;
    expect((await gateway.executeAsStudent(change)).codes).toEqual([]);
    const body = { course: { _id: 'c1', category: 'admissionPrep' }, maxMark: null };
    expect(gateway.upstream.call('PUT', '/assignments/a1').body).toEqual(body);
  });
});
