// Lists without an end: none stops silently, and pages by cursor neither repeat nor miss an entry.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examResults } from '../../backend/src/modules/results/tables.ts';
import { students } from '../../backend/src/modules/students/tables.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
let person: Student;
const RESULTS = 1005;
const CHAPTER = 'free10-motion';

beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  person = await backend.enrolled();
  const numbers = sql`generate_series(1, ${sql.raw(String(RESULTS))}) as n`;
  await backend.db.execute(sql`
    insert into exams (id, title, type, chapter_id, position, time_limit, total_marks, passing_score, negetive_marking_percentage)
    select 'many-' || n, 'Exam ' || n, 'MCQ', ${CHAPTER}, 1000 + n, 30, 20, 40, 25 from ${numbers}`);
  // Ten of the same moment each, which only ids tell apart.
  await backend.db.execute(sql`
    insert into exam_results (id, user_id, exam_id, date_taken, score, time_taken, answers)
    select 'result-' || n, ${person.userId}::text, 'many-' || n, now() - (n / 10) * interval '1 hour', 5, 10,
      '{"mcqAnswers":[],"writtenAnswer":[]}'::jsonb from ${numbers}`);
});
afterAll(() => backend.close());

type Page = { ids: string[]; next: string | undefined; headers: Record<string, unknown> };

async function page(who: Visitor, url: string, after: string, limit = 100): Promise<Page> {
  const { status, body, headers } = await who.get(`${url}?limit=${limit}&after=${after}`);
  expect(status).toBe(200);
  return {
    ids: body.map(({ _id }: { _id: string }) => _id),
    next: headers['x-next-cursor'] as string | undefined,
    headers,
  };
}

/** All ids of a list, read page by page. @param between runs after each page */
async function readAll(
  who: Visitor,
  url: string,
  limit = 100,
  between: (read: string[]) => Promise<void> = async () => undefined,
) {
  const read: string[] = [];
  for (let next: string | undefined = ''; next !== undefined; ) {
    const { ids, ...rest }: Page = await page(who, url, next, limit);
    read.push(...ids);
    next = rest.next;
    await between(read);
  }
  return read;
}

describe('more than a thousand results', () => {
  it('are all in the list of an account, the newest first', async () => {
    const { body } = await person.get(`/exams/results/user/${person.userId}`);
    expect(body).toHaveLength(RESULTS);
    const moments = body.map(({ dateTaken }: { dateTaken: string }) => dateTaken);
    expect(moments).toEqual(moments.toSorted().reverse());
  });

  it('are all in the list of a unit', async () => {
    await backend.db.execute(
      sql`update exams set chapter_id = null, unit_id = 'free-a' where id like 'many-%'`,
    );
    const { body } = await person.get(
      `/exams/exam-results/student/${person.studentId}/unit/free-a`,
    );
    await backend.db.execute(
      sql`update exams set chapter_id = ${CHAPTER}, unit_id = null where id like 'many-%'`,
    );
    expect(body).toHaveLength(RESULTS);
  });

  it('come in pages too, each once, whatever is handed in again in between', async () => {
    const read = await readAll(person, '/ext/results/mine/single');
    expect([read.length, new Set(read).size]).toEqual([RESULTS, RESULTS]);
    const again = await readAll(person, '/ext/results/mine/single', 100, async (ids) => {
      if (ids.length > 100) return;
      // One that was read and one that was not.
      for (const id of [ids[0] ?? '', read.at(-300) ?? '']) {
        await backend.db
          .update(examResults)
          .set({ dateTaken: sql`now()` })
          .where(eq(examResults.id, id));
      }
    });
    expect(new Set(again)).toEqual(new Set(read));
    expect(again.slice(-2).toSorted()).toEqual([read[0], read.at(-300)].toSorted());
  });
});

describe('a page by cursor', () => {
  it('goes on behind the last one, also among equal moments and parts of milliseconds', async () => {
    await backend.db.execute(sql`
      insert into users (id, email, password_hash) select 'many-' || n, 'many' || n || '@example.com', 'x' from generate_series(1, 30) as n`);
    await backend.db.execute(sql`
      insert into students (id, user_id, created_at)
      select 'many-' || n, 'many-' || n, '2026-01-01T00:00:00Z'::timestamptz + (n / 3) * interval '1 microsecond' from generate_series(1, 30) as n`);
    const all = (await admin.get('/students?limit=100')).body.map(
      ({ _id }: { _id: string }) => _id,
    );
    for (const limit of [1, 4, 7]) expect(await readAll(admin, '/students', limit)).toEqual(all);
  });

  it('neither repeats nor misses a student when others come and go', async () => {
    const before = await readAll(admin, '/students');
    const [gone, fresh] = [before[2] ?? '', 'many-new'];
    const read = await readAll(admin, '/students', 10, async (ids) => {
      if (ids.length !== 10) return;
      await backend.db.delete(students).where(eq(students.id, gone));
      await backend.db.execute(
        sql`insert into users (id, email, password_hash) values (${fresh}, 'fresh@example.com', 'x')`,
      );
      await backend.db.execute(
        sql`insert into students (id, user_id, created_at) values (${fresh}, ${fresh}, '2020-01-01')`,
      );
    });
    expect(read).toEqual(before);
  });

  it.each([
    '/students',
    '/multisubjectexamsresult/exam-results',
    '/exams/results/exam/many-1',
    '/ext/results/unmarked',
  ])('has the entries of pages by offset: %s', async (url) => {
    const { body } = await admin.get(`${url}?limit=100`);
    expect(await readAll(admin, url, 1)).toEqual(body.map(({ _id }: { _id: string }) => _id));
  });

  it('counts ten thousand and says that there are more', async () => {
    const few = await page(admin, '/students', '', 1);
    expect(few.headers).toMatchObject({
      'x-total-count': String(await backend.db.$count(students)),
    });
    expect(few.headers).not.toHaveProperty('x-total-count-at-least');
    const more = sql`generate_series(1, 10000) as n`;
    await backend.db.execute(
      sql`insert into users (id, email, password_hash) select 'm-' || n, 'm' || n || '@example.com', 'x' from ${more}`,
    );
    await backend.db.execute(
      sql`insert into students (id, user_id) select 'm-' || n, 'm-' || n from ${more}`,
    );
    const { headers } = await page(admin, '/students', '', 1);
    expect(headers).toMatchObject({ 'x-total-count': '10000', 'x-total-count-at-least': 'true' });
    expect(Number((await admin.get('/students?limit=1')).headers['x-total-count'])).toBeGreaterThan(
      10_000,
    );
  });

  it.each(['x', '1~', '~a', '99999999999999999~a', '1~a%00'])(
    'is refused after what is no cursor: %s',
    async (after) => {
      expect((await admin.get(`/students?after=${after}`)).status).toBe(400);
    },
  );
});
