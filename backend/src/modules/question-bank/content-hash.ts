// What makes two questions the same: the texts of the question and of its options, in any order and without white space around them, in
// Unicode's form NFC, because keyboards write some Bengali letters with one character and others with two. The key, points and the explanation do not count, so a copy in an exam whose key was corrected is still found. The hash is made here and, of
// copies in exams, in SQL.
import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { examMcqs, examOptions } from '../exams/tables.ts';
import { subjectMcqs, subjectOptions } from '../multi-subject-exams/tables.ts';

/** U+001F, between the texts. */
const SEPARATOR = '\u001f';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** In the form NFC without white space around it. The same expression as in the indexes of exam questions. */
export const stripped = (text: string): string =>
  text.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, '').normalize('NFC');
const strippedInSql = (text: PgColumn): SQL => sql`normalize(btrim(${text}, E' \\t\\n\\r'), NFC)`;

/** @param options their texts */
export function hashesOf(question: string, options: readonly string[]) {
  const text = stripped(question);
  // By bytes, as the collation "C" sorts.
  const sorted = options.map((option) => Buffer.from(stripped(option))).sort(Buffer.compare);
  return {
    questionHash: md5(text),
    contentHash: md5([text, ...sorted.map(String)].join(SEPARATOR)),
  };
}

/** Tables of the questions in exams of each kind. */
const TABLES = {
  single: { mcqs: examMcqs, options: examOptions },
  'multi-subject': { mcqs: subjectMcqs, options: subjectOptions },
} as const;

/** Whether a question of an exam is a copy of the question with these hashes. The first condition uses an index. */
export function isCopy(
  kind: keyof typeof TABLES,
  hashes: { questionHash: PgColumn; contentHash: PgColumn },
): SQL {
  const { mcqs, options } = TABLES[kind];
  const option = strippedInSql(options.text);
  const texts = sql`select string_agg(${option}, chr(31) order by ${option} collate "C") from ${options} where ${options.mcqId} = ${mcqs.id}`;
  const question = strippedInSql(mcqs.question);
  return sql`(md5(${question}) = ${hashes.questionHash} and md5(${question} || chr(31) || (${texts})) = ${hashes.contentHash})`;
}
