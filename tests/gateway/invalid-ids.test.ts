// An id that cannot be part of a path is refused with the field that it is in.
import { describe, expect, test } from 'vitest';
import { anAdmin, aViewer } from './fixtures.ts';
import { useGateway } from './kit.ts';

const { execute, executeAsStudent, upstream } = useGateway({
  extensions: ['attempts', 'exam-monitoring', 'content-moves'],
});

const asAdmin = async (query: string, variables: object = {}) => {
  upstream.on('GET', '/students/student', anAdmin());
  return execute(query, variables, { cookie: 'alokpath_session=admin' });
};
const invalidField = (path: string) => ({
  code: 'BAD_USER_INPUT',
  reason: 'NOT_AN_ID',
  fieldErrors: [{ path, message: 'Not an id.', reason: 'NOT_AN_ID' }],
});
const extensionsOf = ({ errors }: Awaited<ReturnType<typeof execute>>) =>
  errors.map(({ extensions }) => extensions);

describe('the field error of an invalid id names', () => {
  const UPDATE =
    'mutation ($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { id } } }';

  // Twice, because the second execution is compiled.
  test.each(['interpreted', 'compiled'])('the field of the input (%s)', async () => {
    const response = await asAdmin(UPDATE, { input: { id: '..', title: '..' } });
    expect(extensionsOf(response)).toMatchObject([invalidField('id')]);
  });

  test('a revision', async () => {
    const response = await asAdmin(UPDATE, { input: { id: 'l1', revision: 'r 1' } });
    expect(extensionsOf(response)).toMatchObject([invalidField('revision')]);
  });

  test('the field of an input that is written in the query', async () => {
    const response = await asAdmin(
      'mutation { createLesson(input: { chapterId: ".", title: "Motion" }) { lesson { id } } }',
    );
    expect(extensionsOf(response)).toMatchObject([invalidField('chapterId')]);
  });

  test('every field that has the id', async () => {
    const response = await asAdmin(
      'mutation ($id: ID!) { deleteAcademicUnit(input: { id: $id, courseId: $id }) { deletedId } }',
      { id: '' },
    );
    expect(extensionsOf(response)).toMatchObject([
      { fieldErrors: [{ path: 'id' }, { path: 'courseId' }] },
    ]);
  });

  test('the argument of a query', async () => {
    const response = await executeAsStudent(
      'query ($id: ID!) { notices: attemptNotices(attemptId: $id) { deadline } }',
      { id: 'i'.repeat(300) },
    );
    expect(extensionsOf(response)).toMatchObject([invalidField('attemptId')]);
  });

  test('the argument of a field in a fragment', async () => {
    upstream.on('GET', '/students/student', aViewer());
    const response = await executeAsStudent(
      `query { viewer { student { name ...Results } } }
       fragment Results on Student { results: unitExamResults(unitId: "..") { id } }`,
    );
    expect(extensionsOf(response)).toMatchObject([invalidField('unitId')]);
  });
});

test('an error about another id has no field errors', async () => {
  upstream.on('GET', '/students/student', aViewer({ student: { _id: '..' } }));
  const response = await executeAsStudent(
    '{ viewer { student { unitExamResults(unitId: "u1") { id } } } }',
  );
  expect(extensionsOf(response)).toMatchObject([{ reason: 'NOT_AN_ID' }]);
  expect(extensionsOf(response)[0]).not.toHaveProperty('fieldErrors');
});
