// Upstream calls for nested queries: with the extension batch one call per level, without it one
// call per parent.
import { describe, expect, test } from 'vitest';
import { dataOf, useGateway } from './kit.ts';

const TREE = `query Tree($id: ID!) {
  course(id: $id) { title subjects { name chapters { title lessons { title } contents { title } exams { title } } } }
}`;
const [SUBJECTS, CHAPTERS, LESSONS] = [5, 10, 10];
const children = (parent: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ _id: `${parent}-${i}`, title: `T${i}` }));
const idsIn = (path: string, name: string) =>
  new URL(path, 'http://x').searchParams.get(name)?.split(',') ?? [];
const count = (tree: {
  course: {
    subjects: { chapters: { lessons: unknown[]; contents: unknown[]; exams: unknown[] }[] }[];
  };
}) =>
  tree.course.subjects
    .flatMap(({ chapters }) => chapters)
    .reduce(
      (sum, { lessons, contents, exams }) => sum + lessons.length + contents.length + exams.length,
      0,
    );
type Tree = Parameters<typeof count>[0];
const LEAVES = SUBJECTS * CHAPTERS * (LESSONS + 2);

describe('with batch', () => {
  const gateway = useGateway({ extensions: ['batch'] });

  test('5 subjects x 10 chapters x 10 lessons with notes and exams: six calls, one for each level and list', async () => {
    const { data, requestLines } = await readTree(gateway, SUBJECTS);
    expect(count(data)).toBe(LEAVES);
    expect(requestLines).toHaveLength(6);
  });

  test('a tree of twice the width: the same six calls', async () => {
    const { requestLines } = await readTree(gateway, 2 * SUBJECTS);
    expect(requestLines).toHaveLength(6);
  });
});

describe('without batch', () => {
  // Enough slots for all calls: on a slow machine the last of them would wait too long and be
  // refused.
  const { upstream, execute } = useGateway({ env: { upstreamMaxInFlight: 200 } });

  test('one call for each parent and list, 157 in all', async () => {
    const chapters = SUBJECTS * CHAPTERS;
    upstream.on('GET', '/course/c1', { _id: 'c1', title: 'Course' });
    upstream.on('GET', '/course/c1/subjects', children('s', SUBJECTS));
    const from =
      (part: number, size: number) =>
      ({ path }: { path: string }) =>
        children(path.split('/')[part] ?? '', size);
    upstream.on('GET', /^\/course\/[^/]+\/chapters$/, from(2, CHAPTERS), { times: SUBJECTS });
    upstream.on('GET', /^\/course\/[^/]+\/lessons$/, from(2, LESSONS), { times: chapters });
    upstream.on('GET', /^\/course\/[^/]+\/contents$/, from(2, 1), { times: chapters });
    upstream.on('GET', /^\/examcreation\/chapter\/[^/]+$/, from(3, 1), { times: chapters });
    expect(count(dataOf(await execute<Tree>(TREE, { id: 'c1' })))).toBe(LEAVES);
    expect(upstream.requestLines).toHaveLength(2 + SUBJECTS + 3 * chapters);
  });
});

async function readTree({ upstream, execute }: ReturnType<typeof useGateway>, subjects: number) {
  upstream.on('GET', '/course/c1', { _id: 'c1', title: 'Course' });
  upstream.on('GET', '/course/c1/subjects', children('s', subjects));
  for (const [collection, size] of [
    ['chapters', CHAPTERS],
    ['lessons', LESSONS],
    ['contents', 1],
    ['exams', 1],
  ] as const) {
    const childrenByParent = ({ path }: { path: string }) =>
      Object.fromEntries(idsIn(path, 'parents').map((id) => [id, children(id, size)]));
    upstream.on('GET', new RegExp(`^/ext/batch/${collection}\\?parents=`), childrenByParent);
  }
  const data = dataOf(await execute<Tree>(TREE, { id: 'c1' }));
  return { data, requestLines: upstream.requestLines };
}
