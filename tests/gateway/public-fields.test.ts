// The lists of what is public: every name in them exists, and operations get the audience that their fields allow.
import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { audienceOf, PUBLIC_NAMES } from '../../gateway/src/public-reads/public-fields.ts';
import { changesPublicReads, isPublicPath } from '../../gateway/src/public-reads/public-paths.ts';
import { buildSchema } from '../../gateway/src/schema.ts';

const schema = buildSchema();
const audience = (query: string) => {
  const document = parse(query);
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition');
  if (operation?.kind !== 'OperationDefinition') throw new Error('no operation');
  return audienceOf(schema, document, operation);
};

test.each(PUBLIC_NAMES)('%s is in the schema', (name) => {
  const [type = '', field] = name.split('.');
  const found = schema.getType(type);
  expect(found, name).toBeDefined();
  if (field !== undefined && field !== '__typename')
    expect(Object.keys((found as { getFields(): object }).getFields()), name).toContain(field);
});

describe('the audience of an operation', () => {
  test.each([
    ['{ courses { id title subjects { name chapters { title lessons { title } } } } }', 'everybody'],
    ['{ __typename }', 'everybody'],
    ['{ courses { id isEnrolled } }', 'visitors'],
    ['{ courses { ...F } } fragment F on Course { title isEnrolled }', 'visitors'],
    ['{ subject(id: "s") { chapters { lessons { videoUrl } } } }', 'visitors'],
    ['{ courses { id } serverTime }', 'one'],
    ['{ viewer { id } }', 'one'],
    ['{ ...Q } fragment Q on Query { courses { id } viewer { id } }', 'one'],
    ['{ ... on Query { assignments { id } } }', 'one'],
    ['{ examResult(userId: "u", examId: "e") { __typename } }', 'one'],
    ['{ exam(id: "e") { myResult { id } } }', 'one'],
    ['{ __schema { types { name } } }', 'one'],
    ['mutation { logout { message } }', 'one'],
  ])('%s: %s', (query, expected) => {
    expect(audience(query)).toBe(expected);
  });
});

describe('the paths of upstream', () => {
  test.each([
    '/course/',
    '/course/c1',
    '/course/c1/subjects',
    '/course/courseCode/class10',
    '/course/subject/s1',
    '/course/s1/chapters',
    '/course/chapters/ch1',
    '/admissioncourse/universities/coursedetails/du',
    '/admissioncourse/units/unit/u1',
    '/ext/batch/chapters?parents=a,b',
  ])('%s is read once for all', (path) => expect(isPublicPath(path)).toBe(true));

  test.each([
    '/course/ch1/lessons',
    '/course/lessons/l1',
    '/course/ch1/contents',
    '/course/n1/contentdetails',
    '/examcreation/examid/e1',
    '/multisubjectexams/mcqs/m1',
    '/students/student',
    '/campaigns',
    '/assignments',
    '/ext/batch/lessons?parents=a,b',
    '/ext/batch/exams?ids=a,b',
    '/ext/batch/chapters?parents=a&as=admin',
    '/ext/results/mine',
    '/course/c1?preview=1',
  ])('%s is not', (path) => expect(isPublicPath(path)).toBe(false));

  test('a write drops what is kept, unless a person writes about themselves', () => {
    const writes = [
      '/course/createcourse',
      '/academiccourse/c1/units',
      '/admissioncourse/years',
      '/examcreation/e1',
      '/campaigns/k1/register',
      '/new/thing',
    ];
    expect(writes.filter((path) => !changesPublicReads(path))).toEqual([]);
    const own = [
      '/auth/student/login',
      '/users/u1',
      '/user',
      '/students/student/enroll',
      '/exams/results',
      '/multisubjectexamsresult/exam-results',
      '/ext/attempts',
    ];
    expect(own.filter(changesPublicReads)).toEqual([]);
  });
});
