// Making and changing papers.
import type { Static } from 'typebox';
import type { Db } from '../../db/client.ts';
import { sent } from '../../http/bodies.ts';
import { requireSameParent } from '../../records/same-parent.ts';
import { found, refuse } from '../../refusals/refusals.ts';
import type { PaperChanges, SentPaper } from './bodies.ts';
import type { MultiSubjectExamDocument } from './documents.ts';
import { findSubjectMcqs, findWholePaper } from './queries.ts';
import { subjectRows } from './subject-rows.ts';
import { insertPaper, lockPaper, lockYear, replaceSubjects, updatePaper } from './write-queries.ts';

/** @throws 404 when there is no such year, 409 when it has a paper */
export function createPaper(db: Db, yearId: string, { subjects, ...columns }: SentPaper): Promise<MultiSubjectExamDocument> {
  return db.transaction(async (tx) => {
    found((await lockYear(tx, yearId)) || undefined, 'year');
    const id = (await insertPaper(tx, yearId, columns)) ?? refuse('PAPER_EXISTS');
    await replaceSubjects(tx, id, subjectRows(subjects, new Map()));
    return found(await findWholePaper(tx, id), 'exam');
  });
}

/** @throws 404, 409 when the paper would change its year */
export function changePaper(db: Db, id: string, body: Static<typeof PaperChanges>): Promise<MultiSubjectExamDocument> {
  return db.transaction(async (tx) => {
    const { yearId } = found(await lockPaper(tx, id), 'exam');
    requireSameParent('parentId', body.parentId, yearId, 'PAPER_STAYS');
    await updatePaper(tx, id, sent(body, ['title', 'timeLimit', 'negativeMarkingPercentage']));
    if (body.subjects) await replaceSubjects(tx, id, subjectRows(body.subjects, await findSubjectMcqs(tx, [id])));
    return found(await findWholePaper(tx, id), 'exam');
  });
}
