// Adds, changes and archives questions of the bank, takes those of an exam into it, and draws some for one.
import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isDuplicate } from '../../db/database-errors.ts';
import { searchKey } from '../../records/search/search-key.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { hashesOf, stripped } from './content-hash.ts';
import type {
  BankFilter,
  BankQuestionDocument,
  DrawnDocument,
  DrawRequest,
  FromExam,
  SentBankQuestion,
} from './documents.ts';
import { findExamQuestions } from './exam-queries.ts';
import { countFitting, drawQuestions, findBankQuestion } from './queries.ts';
import { bankQuestions } from './tables.ts';

/** Who does it, and when. */
type Author = { userId: string; now: Date };

/** One form of a subject, chapter or tag, so that filters find it: no white space around it, and one blank between words. */
const wordOf = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** @throws 422 without a correct option, and for two options that are the same */
function toColumns(
  { question, options, points, explanation, subject, chapter, difficulty, tags }: SentBankQuestion,
  path: string,
) {
  const correctCount = options.filter((option) => option.isCorrect).length;
  if (correctCount === 0)
    refuse('BANK_NO_CORRECT_OPTION', {}, [problem(`${path}options`, 'NEEDS_A_CORRECT_OPTION')]);
  const texts = options.map(({ text }) => stripped(text));
  if (new Set(texts).size < texts.length)
    refuse('BANK_EQUAL_OPTIONS', {}, [problem(`${path}options`, 'IS_THERE_TWICE')]);
  return {
    ...{
      question: stripped(question),
      options: options.map(({ isCorrect }, index) => ({ text: texts[index] ?? '', isCorrect })),
    },
    ...{ correctCount, points, explanation: explanation ?? null, difficulty: difficulty ?? null },
    ...{
      subject: wordOf(subject ?? ''),
      chapter: wordOf(chapter ?? ''),
      tags: [...new Set((tags ?? []).map(wordOf))],
    },
    ...{ ...hashesOf(question, texts), searchKey: searchKey(question) },
  };
}

/** Adds questions; those that the bank has already, archived or not, stay as they are. */
export async function addQuestions(
  db: Db,
  questions: readonly SentBankQuestion[],
  { userId, now }: Author,
) {
  const rows = questions.map((question, index) => ({
    ...toColumns(question, `questions.${index}.`),
    createdBy: userId,
    // The list has the newest first, so the first of several has to be the newest.
    createdAt: new Date(now.getTime() - index),
  }));
  const added = await db
    .insert(bankQuestions)
    .values(rows)
    .onConflictDoNothing({ target: bankQuestions.contentHash })
    .returning({ id: bankQuestions.id, contentHash: bankQuestions.contentHash });
  const ids = new Map(added.map(({ id, contentHash }) => [contentHash, id]));
  const inOrder = [...new Set(rows.flatMap(({ contentHash }) => ids.get(contentHash) ?? []))];
  return { ids: inOrder, existingCount: rows.length - inOrder.length, skippedCount: 0 };
}

/** @throws 404; 409 if somebody else changed it meanwhile, and if the bank has the same question already; 422 as for a new one */
export async function changeQuestion(
  db: Db,
  id: string,
  { revision, ...question }: SentBankQuestion & { revision: number },
): Promise<BankQuestionDocument> {
  const columns = toColumns(question, '');
  const change = db.transaction(async (tx) => {
    const [stored] = await tx
      .select()
      .from(bankQuestions)
      .where(eq(bankQuestions.id, id))
      .for('update');
    const { revision: current, ...rest } = requireFound(stored, 'question');
    if (current !== revision) {
      // The same change came before, and its response was lost.
      if (isDeepStrictEqual({ ...rest, ...columns }, rest))
        return requireFound(await findBankQuestion(tx, id), 'question');
      refuse('BANK_QUESTION_CHANGED');
    }
    const [same] = await tx
      .select({ id: bankQuestions.id })
      .from(bankQuestions)
      .where(eq(bankQuestions.contentHash, columns.contentHash));
    if (same && same.id !== id) refuse('BANK_QUESTION_EXISTS');
    await tx
      .update(bankQuestions)
      .set({ ...columns, revision: revision + 1 })
      .where(eq(bankQuestions.id, id));
    return requireFound(await findBankQuestion(tx, id), 'question');
  });
  // Somebody may add the same question after the check.
  return change.catch((error: unknown) =>
    isDuplicate(error) ? refuse('BANK_QUESTION_EXISTS') : Promise.reject(error),
  );
}

/** Archives or restores questions; answers how many were changed. */
export async function archiveQuestions(
  db: Db,
  ids: string[],
  archived: boolean,
  now: Date,
): Promise<number> {
  const isOther = archived ? isNull(bankQuestions.archivedAt) : isNotNull(bankQuestions.archivedAt);
  const changed = await db
    .update(bankQuestions)
    .set({ archivedAt: archived ? now : null })
    .where(and(inArray(bankQuestions.id, ids), isOther))
    .returning({ id: bankQuestions.id });
  return changed.length;
}

/** Takes the multiple-choice questions of an exam into the bank. @throws 404 */
export async function addFromExam(db: Db, { kind, examId, ...place }: FromExam, author: Author) {
  const found = requireFound(await findExamQuestions(db, { kind, examId }), 'exam');
  const usable = found.filter(({ mcq: { options, correction } }) => {
    const texts = options.map(({ text }) => stripped(text));
    const isValid =
      options.some((option) => option.isCorrect) && new Set(texts).size === texts.length;
    return isValid && (correction === undefined || correction.kind === 'key');
  });
  const questions = usable.map(
    ({ mcq: { question, options, points, explanation }, subject, chapter }) => ({
      ...{
        question,
        points,
        options: options.map(({ text, isCorrect = false }) => ({ text, isCorrect })),
      },
      ...(explanation !== undefined && { explanation }),
      ...{ ...place, subject: place.subject ?? subject, chapter: place.chapter ?? chapter },
    }),
  );
  const [ids, skippedCount]: [string[], number] = [[], found.length - usable.length];
  let existingCount = 0;
  await db.transaction(async (tx) => {
    for (let at = 0; at < questions.length; at += BATCH) {
      const addition = await addQuestions(tx, questions.slice(at, at + BATCH), {
        ...author,
        now: new Date(author.now.getTime() - at),
      });
      ids.push(...addition.ids);
      existingCount += addition.existingCount;
    }
  });
  return { ids, existingCount, skippedCount };
}

/** Questions per statement. */
const BATCH = 500;

/** Draws random questions by rules, none that the exam has and none twice; a rule that few questions fit gets fewer. */
export async function draw(
  db: Db,
  { rules, questions = [], singleAnswer, countOnly }: DrawRequest,
): Promise<DrawnDocument> {
  const contentHashes = [
    ...new Set(questions.map(({ question, options }) => hashesOf(question, options).contentHash)),
  ];
  const drawn: DrawnDocument['rules'] = [];
  const ids: string[] = [];
  for (const { count, ...place } of rules) {
    const filter: BankFilter = { ...place, singleAnswer };
    const matchingCount = await countFitting(db, filter, { contentHashes, ids: [] });
    const ofRule = countOnly ? [] : await drawQuestions(db, filter, count, { contentHashes, ids });
    ids.push(...ofRule.map(({ _id }) => _id));
    drawn.push({ matchingCount, questions: ofRule });
  }
  return { rules: drawn };
}
