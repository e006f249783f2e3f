// `--mock`: every field of the schema resolves without upstream, to plausible and stable values.
import { expect, test } from 'vitest';
import { buildSchema } from '../../gateway/src/graphql/schema.ts';
import { operationFor } from './every-operation.ts';
import { dataOf, useGateway } from './kit.ts';

const { execute, inject, upstream } = useGateway({ server: { mock: true } });
const schema = buildSchema();
const rootFields = (['query', 'mutation'] as const).flatMap((kind) => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, name: field.name, field }));
});

test.each(rootFields)('$kind $name returns data', async ({ kind, field }) => {
  const { query, variables } = operationFor(kind, field, 2);
  const response = await execute(query, variables);
  expect(response.errors, query).toEqual([]);
  expect(response.data[field.name]).toBeTruthy();
  expect(upstream.requestLines).toEqual([]);
  expect(upstream.extensionReads).toBe(0);
});

test('the same id has the same data in every query', async () => {
  const first = dataOf(
    await execute<{ course: Course }>('{ course(id: "c7") { id title subjects { id name } } }'),
  ).course;
  expect(first).toMatchObject({ id: 'c7', title: expect.stringMatching(/[\u0980-\u09ff]/) });
  expect(first.subjects.length).toBeGreaterThan(1);
  const again = dataOf(
    await execute<{ course: Course }>('{ course(id: "c7") { id title subjects { id name } } }'),
  ).course;
  expect(again).toEqual(first);
  const [subject] = first.subjects;
  expect(
    dataOf(await execute('query ($id: ID!) { subject(id: $id) { id name } }', { id: subject?.id }))
      .subject,
  ).toEqual(subject);
  const other = dataOf(
    await execute<{ course: Course }>('{ course(id: "c8") { id title subjects { id name } } }'),
  ).course;
  expect(other.subjects).not.toEqual(first.subjects);
});

test('a mutation returns its input, on the object that it changed', async () => {
  const query =
    'mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { course { id title price discount } } }';
  const { updateCourse } = dataOf(
    await execute<{ updateCourse: object }>(query, {
      input: { id: 'c7', title: 'নতুন নাম', price: 777 },
    }),
  );
  expect(updateCourse).toEqual({
    course: { id: 'c7', title: 'নতুন নাম', price: 777, discount: expect.any(Number) },
  });

  const enroll =
    'mutation { enroll(input: { courseId: "c7", category: ACADEMIC }) { course { id } } }';
  expect(dataOf(await execute(enroll)).enroll).toEqual({ course: { id: 'c7' } });
  const remove = 'mutation { deleteAssignment(input: { id: "a1" }) { deletedId } }';
  expect(dataOf(await execute(remove)).deleteAssignment).toEqual({ deletedId: 'a1' });
});

test('a mutation returns its input, also on an object whose type has a longer name', async () => {
  const update =
    'mutation { updateNote(input: { id: "n1", text: "Mine", version: 1 }) { note { id text } } }';
  expect(dataOf(await execute(update)).updateNote).toEqual({ note: { id: 'n1', text: 'Mine' } });
  const create =
    'mutation { createNote(input: { lessonId: "l1", text: "Mine" }) { note { text lesson { id } } } }';
  expect(dataOf(await execute(create)).createNote).toEqual({
    note: { text: 'Mine', lesson: { id: expect.any(String) } },
  });
});

test('results are released: no contest withholds them', async () => {
  const query =
    '{ multiSubjectExamResult(id: "r1") { releasedAt totalScore } viewer { examResults { releasedAt } } }';
  const data = dataOf(
    await execute<{ viewer: { examResults: { releasedAt: string | null }[] } }>(query),
  );
  expect(data).toMatchObject({
    multiSubjectExamResult: { releasedAt: null, totalScore: expect.any(Number) },
  });
  expect(new Set(data.viewer.examResults.map(({ releasedAt }) => releasedAt))).toEqual(
    new Set([null]),
  );
});

test('a list has pages, and an end', async () => {
  const query =
    'query ($after: String) { students(first: 20, after: $after) { nodes { id } endCursor totalCount } }';
  const ids = new Set<string>();
  let after: string | null = null;
  let total = 0;
  for (let page = 0; page < 10; page += 1) {
    const response = await execute<{ students: Page }>(query, { after });
    const students: Page = dataOf(response).students;
    for (const { id } of students.nodes) ids.add(id);
    [after, total] = [students.endCursor, students.totalCount];
    if (after === null) break;
  }
  expect([after, ids.size]).toEqual([null, total]);
});

test('is ready for requests although there is no upstream', async () => {
  expect((await inject({ url: '/health/ready' })).json()).toEqual({ status: 'ready' });
});

type Course = { id: string; title: string; subjects: { id: string; name: string }[] };
type Page = { nodes: { id: string }[]; endCursor: string | null; totalCount: number };
