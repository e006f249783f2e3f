// Drafts and archived courses over GraphQL, with the real backend and the caches of public data
// switched on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, type Student, startBackend, type Visitor } from '../backend/kit.ts';
import type { App } from './kit.ts';
import { withRealBackend } from './real-backend.ts';

let backend: Backend;
let admin: Visitor;
let visitor: Visitor;
let student: Student;
let enrolled: Student;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  visitor = backend.visitor();
  student = await backend.student();
  enrolled = await backend.enrolled();
});
afterAll(() => backend.close());

const use = (
  run: (execute: (reader: Visitor, query: string) => Promise<string>) => Promise<void>,
) =>
  withRealBackend(
    (request, response) => backend.app.routing(request, response),
    ({ app }) => run((reader, query) => execute(app, reader, query)),
    { publicCacheSeconds: 60, publicSharing: true },
  );

/** The response's data as text. */
async function execute(app: App, reader: Visitor, query: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(reader.cookie && { cookie: `alokpath_session=${reader.cookie}` }),
    },
    payload: { query },
  });
  expect(response.statusCode, response.body).toBe(200);
  return JSON.stringify(response.json().data);
}

const setStatus = (kind: 'admission' | 'course', id: string, status: string) =>
  kind === 'course'
    ? `mutation { updateCourse(input: { id: "${id}", status: ${status} }) { course { id status } } }`
    : `mutation { updateAdmissionCourse(input: { id: "${id}", status: ${status} }) { admissionCourse { id status } } }`;

/**
 * All fields that show the free courses (of classes and of admission), by the root fields that
 * pages use.
 */
const ofCourse = [
  '{ course(id: "free10") { title status subjects { name chapters { title } } units { name } } }',
  '{ academicCourse(id: "free10") { title } }',
  '{ subject(id: "free10-physics") { name chapters { title lessons { title } contents { title } exams { title } } } }',
  '{ chapter(id: "free10-motion") { title subject { name course { title } } } }',
];
const ofAdmission = [
  '{ admissionCourse(courseCode: "free") { name status units { name years { year } } } }',
  '{ admissionCourseById(id: "free") { name } }',
  '{ admissionUnits(courseCode: "free") { name } }',
  '{ admissionUnit(id: "free-a") { name years { year exam { title } } course { name } } }',
];
const lists = [
  '{ courses { id } admissionCourses { id } academicCourses { id } }',
  '{ coursesByCode(courseCode: "class10") { id } }',
];

const isEmpty = (text: string) => /^\{"[a-zA-Z]+":(null|\[\])\}$/.test(text);

test.each([
  ['course', 'free10', ofCourse],
  ['admission', 'free', ofAdmission],
] as const)(
  'an archived course is open to its students and admins only, and in no list: %s',
  async (kind, id, queries) => {
    await use(async (runAs) => {
      // Fills the public caches.
      for (const query of [...queries, ...lists]) await runAs(visitor, query);
      const before = await Promise.all(queries.map((query) => runAs(enrolled, query)));
      await runAs(admin, setStatus(kind, id, 'ARCHIVED'));
      for (const query of queries) {
        for (const reader of [visitor, student])
          expect(isEmpty(await runAs(reader, query)), query).toBe(true);
      }
      // The same operations directly after a visitor's: the responses must not be shared with the
      // visitor.
      for (const [index, query] of queries.entries()) {
        expect(await runAs(enrolled, query)).toBe(
          before[index]?.replace('"status":"PUBLISHED"', '"status":"ARCHIVED"'),
        );
        expect(isEmpty(await runAs(admin, query)), query).toBe(false);
        expect(isEmpty(await runAs(visitor, query)), query).toBe(true);
      }
      for (const query of lists) {
        for (const reader of [visitor, student, enrolled, admin])
          expect(await runAs(reader, query)).not.toContain(`"id":"${id}"`);
      }
      await runAs(admin, setStatus(kind, id, 'PUBLISHED'));
      for (const query of queries) expect(isEmpty(await runAs(visitor, query)), query).toBe(false);
    });
  },
);

test('a draft is there for admins, also by the code that other courses have as their URL', async () => {
  await use(async (runAs) => {
    const input =
      '{ courseCode: "toefl", title: "TOEFL", courseType: "language", price: 0, status: DRAFT }';
    const created = await runAs(
      admin,
      `mutation { createCourse(input: ${input}) { course { id status subjects { name } } } }`,
    );
    expect(created).toContain('"status":"DRAFT"');
    const byCode = '{ coursesByCode(courseCode: "toefl") { title units { name } } }';
    expect(await runAs(visitor, byCode)).toBe('{"coursesByCode":[]}');
    expect(await runAs(student, byCode)).toBe('{"coursesByCode":[]}');
    expect(await runAs(admin, byCode)).toBe('{"coursesByCode":[{"title":"TOEFL","units":[]}]}');
    expect(await runAs(visitor, '{ search(query: "toefl") { kind } }')).not.toContain('"total":1');
    const list =
      '{ courseList(kind: OTHER, status: DRAFT) { nodes { title status studentCount } totalCount } }';
    expect(await runAs(admin, list)).toBe(
      '{"courseList":{"nodes":[{"title":"TOEFL","status":"DRAFT","studentCount":0}],"totalCount":1}}',
    );
    for (const reader of [visitor, student])
      expect(await runAs(reader, list)).toBe('{"courseList":null}');
  });
});

test('several courses at once: unpublished ones are added for readers with access', async () => {
  await use(async (runAs) => {
    const both = '{ a: course(id: "free10") { title } b: course(id: "paid10") { title } }';
    await runAs(admin, setStatus('course', 'free10', 'ARCHIVED'));
    expect(await runAs(visitor, both)).toMatch(/^\{"a":null,"b":\{/);
    expect(await runAs(enrolled, both)).toMatch(/^\{"a":\{.*"b":\{/);
    await runAs(admin, setStatus('course', 'free10', 'PUBLISHED'));
  });
});
