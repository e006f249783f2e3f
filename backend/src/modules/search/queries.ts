// SQL that finds titles by their search keys: public outline data only, without archived records
// and those below them.
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { findRows } from '../../db/find-rows.ts';
import { MAX_RANKED, type SearchHitDocument, type SearchKindName } from './documents.ts';
import { SOURCES } from './sources.ts';
import { matches, type termsOf } from './terms.ts';

/** A matching title, with the keys for ranking it. */
export type FoundTitle = {
  kind: SearchKindName;
  id: string;
  title: string;
  key: string;
  /** The keys of its course and of the titles in between. */
  context: string;
  courseId: string;
  courseTitle: string;
  courseCode: string;
  courseType: string;
  outer: string | null;
  inner: string | null;
  parentType: SearchHitDocument['parentType'] | null;
  parentId: string | null;
  /** The number of matches of this kind. */
  total: number;
};

/** Each term must be in the title or in its context, and at least one in the title itself. */
export async function findTitles(
  db: Db,
  terms: ReturnType<typeof termsOf>,
  kind: SearchKindName | undefined,
): Promise<FoundTitle[]> {
  const [key, context] = [sql`t.key`, sql`t.context`];
  const isInTitle = terms.map((term) => matches(key, term));
  const isSomewhere = terms.map(
    (term, index) => sql`(${isInTitle[index]} or ${matches(context, term)})`,
  );
  const condition =
    terms.length === 1
      ? isInTitle[0]
      : and(sql`(${sql.join(isInTitle, sql` or `)})`, ...isSomewhere);
  const sources = SOURCES.filter((source) => kind === undefined || source.kind === kind).map(
    (source) => source.select,
  );
  const ranked: SQL = sql`select t.*, count(*) over (partition by t.kind) as total,
      row_number() over (partition by t.kind order by length(t.key), t.id) as place
    from (${sql.join(sources, sql` union all `)}) t where ${condition}`;
  const query = sql`select kind, id, title, key, context, course_id as "courseId",
    course_title as "courseTitle", course_code as "courseCode",
      course_type as "courseType", "outer", "inner", parent_type as "parentType",
      parent_id as "parentId", total::int as total
    from (${ranked}) r where place <= ${MAX_RANKED}`;
  return findRows<FoundTitle>(db, query);
}
