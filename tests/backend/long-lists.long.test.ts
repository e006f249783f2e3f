// Unlimited lists: none ends silently, and pages by cursor neither repeat nor miss an entry.
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
const EXAM = 'free10-motion-exam-1';
/** The start date of row n: ten rows each have the same one, the last five have none. */
const startOf = () =>
  sql`case when n <= 1000 then '2026-01-01'::timestamptz + (n / 10) * interval '1 hour' end`;

beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  person = await backend.enrolled();
  const numbers = sql`generate_series(1, ${sql.raw(String(RESULTS))}) as n`;
  await backend.db.execute(sql`
    insert into exams (id, title, type, chapter_id, position, time_limit, total_marks,
    passing_score, negetive_marking_percentage)
    select 'many-' || n, 'Exam ' || n, 'MCQ', ${CHAPTER}, 1000 + n, 30, 20, 40, 25
    from ${numbers}`);
  // Ten with equal times each, which only ids distinguish.
  await backend.db.execute(sql`
    insert into exam_results (id, user_id, exam_id, date_taken, score, time_taken, answers)
    select 'result-' || n, ${person.userId}::text, 'many-' || n,
    now() - (n / 10) * interval '1 hour', 5, 10,
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
  it('are all in the list of an account, the newest first, a thousand in each part', async () => {
    const url = `/exams/results/user/${person.userId}`;
    const first = await person.get(url);
    expect(first.body).toHaveLength(1000);
    expect(first.headers).toMatchObject({
      'x-total-count': String(RESULTS),
      'x-next-cursor': expect.any(String),
    });
    const second = await person.get(`${url}?after=${first.headers['x-next-cursor']}`);
    expect(second.headers).not.toHaveProperty('x-next-cursor');
    const all = [...first.body, ...second.body] as { _id: string; dateTaken: string }[];
    const moments = all.map(({ dateTaken }) => dateTaken);
    expect(moments).toEqual(moments.toSorted().reverse());
    expect([all.length, new Set(all.map(({ _id }) => _id)).size]).toEqual([RESULTS, RESULTS]);
  });

  it('are all in the list of a unit, in parts', async () => {
    await backend.db.execute(
      sql`update exams set chapter_id = null, unit_id = 'free-a' where id like 'many-%'`,
    );
    const url = `/exams/exam-results/student/${person.studentId}/unit/free-a`;
    const { body } = await person.get(url);
    const read = await readAll(person, url, 400);
    await backend.db.execute(
      sql`update exams set chapter_id = ${CHAPTER}, unit_id = null where id like 'many-%'`,
    );
    expect(body).toHaveLength(1000);
    expect([read.length, new Set(read).size]).toEqual([RESULTS, RESULTS]);
  });

  it('are paginated too, each once, even if results are submitted in between', async () => {
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

describe.each([
  [
    '/campaigns',
    sql`insert into campaigns (id, title, start_date) select 'many-' || n, 'C' || n, ${startOf()}
      from generate_series(1, 1005) as n`,
  ],
  [
    '/examcampaigns',
    sql`insert into exam_campaigns (id, title, exam_id, start_date, end_date)
      select 'many-' || n, 'C' || n,
      ${EXAM}, '2026-01-01'::timestamptz + (n / 10) * interval '1 hour', '2027-01-01'
      from generate_series(1, 1005) as n`,
  ],
  [
    '/assignments',
    sql`insert into assignments (id, title, due_date) select 'many-' || n, 'A' || n, ${startOf()}
      from generate_series(1, 1005) as n`,
  ],
])('more than a thousand in %s', (url, insert) => {
  it('are paginated, each once, those without a date last', async () => {
    const before = (await admin.get(url)).body.length;
    await backend.db.execute(insert);
    const first = await admin.get(url);
    const parts = await readAll(admin, url, 150);
    const date = url === '/assignments' ? 'dueDate' : 'startDate';
    const dates = first.body
      .map((entry: Record<string, string>) => entry[date] ?? '9')
      .slice(0, 900);
    expect([first.body.length, first.headers['x-total-count']]).toEqual([
      1000,
      String(before + 1005),
    ]);
    expect(dates).toEqual(dates.toSorted());
    expect([parts.length, new Set(parts).size]).toEqual([before + 1005, before + 1005]);
    expect(parts.slice(0, 1000)).toEqual(first.body.map(({ _id }: { _id: string }) => _id));
    if (url !== '/examcampaigns')
      expect(
        (await admin.get(`${url}?limit=5&after=7258118400000000~many-1`)).body[0],
      ).not.toHaveProperty(date);
    expect((await admin.get(`${url}?limit=1001`)).status).toBe(400);
  });
});

describe('a page by cursor', () => {
  beforeAll(async () => {
    await backend.db.execute(sql`
      insert into users (id, email, password_hash) select 'many-' || n,
      'many' || n || '@example.com', 'x' from generate_series(1, 30) as n`);
    await backend.db.execute(sql`
      insert into students (id, user_id, created_at)
      select 'many-' || n, 'many-' || n,
      '2026-01-01T00:00:00Z'::timestamptz + (n / 3) * interval '1 microsecond'
      from generate_series(1, 30) as n`);
  });

  it('continues after the last one, also among equal moments and fractions of milliseconds', async () => {
    const all = (await admin.get('/students?limit=100')).body.map(
      ({ _id }: { _id: string }) => _id,
    );
    for (const limit of [1, 4, 7]) expect(await readAll(admin, '/students', limit)).toEqual(all);
  });

  it('neither repeats nor misses a student when others are added and removed', async () => {
    const before = await readAll(admin, '/students');
    const [gone, fresh] = [before[2] ?? '', 'many-new'];
    const read = await readAll(admin, '/students', 10, async (ids) => {
      if (ids.length !== 10) return;
      await backend.db.delete(students).where(eq(students.id, gone));
      await backend.db.execute(
        sql`insert into users (id, email, password_hash)
          values (${fresh}, 'fresh@example.com', 'x')`,
      );
      await backend.db.execute(
        sql`insert into students (id, user_id, created_at)
          values (${fresh}, ${fresh}, '2020-01-01')`,
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

  it('counts to ten thousand and reports that there are more', async () => {
    const few = await page(admin, '/students', '', 1);
    expect(few.headers).toMatchObject({
      'x-total-count': String(await backend.db.$count(students)),
    });
    expect(few.headers).not.toHaveProperty('x-total-count-at-least');
    const more = sql`generate_series(1, 10000) as n`;
    await backend.db.execute(
      sql`insert into users (id, email, password_hash) select 'm-' || n, 'm' || n || '@example.com',
        'x' from ${more}`,
    );
    await backend.db.execute(
      sql`insert into students (id, user_id) select 'm-' || n, 'm-' || n from ${more}`,
    );
    const { headers } = await page(admin, '/students', '', 1);
    expect(headers).toMatchObject({ 'x-total-count': '10000', 'x-total-count-at-least': 'true' });
    expect(Number((await admin.get('/students?limit=1')).headers['x-total-count'])).toBeGreaterThan(
      10_000,
    );
    await backend.db.execute(sql`delete from users where id like 'm-%'`);
  });

  it('continue after the latest date that is accepted, before entries without a date', async () => {
    const assign = async (title: string, dueDate?: string) =>
      (await admin.post('/assignments', { title, dueDate })).body._id as string;
    const refused = await admin.post('/assignments', {
      title: 'A',
      dueDate: '2200-01-01T00:00:00Z',
    });
    expect([refused.status, refused.body.fields[0]?.path]).toEqual([400, 'dueDate']);
    const last = await assign('No date');
    const date = '2199-12-31T23:59:59.999Z';
    const latest = await assign('Latest', date);
    const { ids, next } = await page(admin, '/assignments', `${Date.parse(date) - 1}000~a`, 1);
    expect(ids).toEqual([latest]);
    expect((await page(admin, '/assignments', next ?? '')).ids).toContain(last);
    for (const id of [last, latest]) await admin.send('DELETE', `/assignments/${id}`);
  });

  it.each(['x', '1~', '~a', '99999999999999999~a', '1~a%00'])(
    'rejects an invalid cursor: %s',
    async (after) => {
      expect((await admin.get(`/students?after=${after}`)).status).toBe(400);
    },
  );
});
