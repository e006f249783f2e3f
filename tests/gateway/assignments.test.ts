import { expect, test } from 'vitest';
import { anAssignment, aViewer } from './fixtures.ts';
import { COOKIE, dataOf, useGateway } from './kit.ts';

const { ask, askAsStudent, upstream } = useGateway();

test('assignments are listed for the session, the one due next first', async () => {
  upstream.on('GET', '/students/student', aViewer());
  upstream.on('GET', '/assignments', [anAssignment(), anAssignment({ _id: 'a0', dueDate: '2026-03-02T00:00:00.000Z', description: null })]);
  expect(dataOf(await askAsStudent('{ assignments { id title description dueDate } }'))).toEqual({
    assignments: [
      { id: 'a0', title: 'Essay', description: null, dueDate: '2026-03-02T00:00:00.000Z' },
      { id: 'a1', title: 'Essay', description: 'On light.', dueDate: '2026-03-10T00:00:00.000Z' },
    ],
  });
  expect(upstream.call('GET', '/assignments').headers.cookie).toBe(COOKIE);
});

test('assignments are for nobody without a session', async () => {
  expect((await ask('{ assignments { id } }')).codes).toEqual(['UNAUTHENTICATED']);
  expect(upstream.asked).toEqual([]);
});
