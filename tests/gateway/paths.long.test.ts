// Ids from clients are sent upstream as one encoded path segment, or not at all.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSegment, path, withQuery } from '../../gateway/src/upstream/http/path.ts';
import { aViewer } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const evil: [id: string, segment: string | undefined][] = [
  ['../auth/logout', '..%2Fauth%2Flogout'],
  ['a/b', 'a%2Fb'],
  ['?x=', '%3Fx%3D'],
  ['#x', '%23x'],
  ['%2f', '%252f'],
  ['%2e%2e', '%252e%252e'],
  ['a b', 'a%20b'],
  ['a;b', 'a%3Bb'],
  ['\\..\\x', '%5C..%5Cx'],
  ['পথ', '%E0%A6%AA%E0%A6%A5'],
  ['..', undefined],
  ['.', undefined],
  ['', undefined],
  ['x\r\nhost: evil', undefined],
  ['x\u0000', undefined],
  ['\ud800', undefined],
  ['x'.repeat(201), undefined],
];

describe.each(evil)('the id %j', (id, segment) => {
  const { execute, executeAsStudent, upstream } = useGateway();

  test(
    segment === undefined ? 'goes nowhere: there is no such thing' : 'goes upstream as one segment',
    async () => {
      if (segment !== undefined) {
        upstream.fail('GET', `/course/${segment}`, 404);
        upstream.fail('GET', `/admissioncourse/universities/coursedetails/${segment}`, 404);
        upstream.fail('GET', `/campaigns/${segment}`, 404);
      }
      const query = `query ($id: ID!, $code: String!) {
        course(id: $id) { id } admissionCourse(courseCode: $code) { id } campaign(id: $id) { id }
      }`;
      expect(dataOf(await execute(query, { id, code: id }))).toEqual({
        course: null,
        admissionCourse: null,
        campaign: null,
      });
      expect(upstream.calls).toHaveLength(segment === undefined ? 0 : 3);
    },
  );

  test('contains no result of another person', async () => {
    upstream.on('GET', '/students/student', aViewer());
    expect(
      (
        await executeAsStudent(
          'query ($id: ID!) { examResult(userId: $id, examId: "m1") { __typename } }',
          { id },
        )
      ).codes,
    ).toEqual(['FORBIDDEN']);
  });
});

describe('in a batch', () => {
  const { execute, upstream } = useGateway({ extensions: ['batch'] });

  test('each id is one entry of the list', async () => {
    upstream.on('GET', '/ext/batch/courses?ids=a%2Cb,c%26d', [{ _id: 'a' }, { _id: 'c&d' }]);
    expect(
      dataOf(
        await execute(
          '{ x: course(id: "a,b") { id } y: course(id: "c&d") { id } z: course(id: "..") { id } }',
        ),
      ),
    ).toEqual({
      x: null,
      y: { id: 'c&d' },
      z: null,
    });
  });
});

test('for any id, the path stays below its folder, and the id decodes to the same id', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 220 }), (id) => {
      if (!isSegment(id)) return;
      const { pathname, search, hash } = new URL(
        path`/course/${id}/lessons`,
        'http://upstream.test',
      );
      const segments = pathname.split('/');
      expect([segments.length, segments[1], segments[3], search, hash]).toEqual([
        4,
        'course',
        'lessons',
        '',
        '',
      ]);
      expect(decodeURIComponent(segments[2] ?? '')).toBe(id);
    }),
    { numRuns: 2000 },
  );
});

test('a query omits undefined values', () => {
  expect(withQuery(path`/students`, { offset: 0, limit: 20, ids: undefined })).toBe(
    '/students?offset=0&limit=20',
  );
  expect(withQuery(path`/students`, { ids: undefined })).toBe('/students');
  // Half of an emoji, where an input field has cut a text.
  expect(withQuery(path`/ext/people`, { q: 'a\ud83d', ids: ['\ude00', 'ক'] })).toBe(
    '/ext/people?q=a%EF%BF%BD&ids=%EF%BF%BD,%E0%A6%95',
  );
});

test('an invalid id is BAD_USER_INPUT where a call is made without a loader', () => {
  expect(() => path`/campaigns/${'..'}/register`).toThrow('Not an id.');
});
