// Making and changing papers, by both families of calls that the specification names (section 7: Multi-subject exams, Admission courses).
// Admins alone.
import { type Static, Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { Id, sent } from '../../plugins/bodies.ts';
import { errorAnswers, found, refuse } from '../../plugins/errors.ts';
import { requireSameParent } from '../../plugins/fixed-parent.ts';
import { PaperBody, PaperChanges, type SentPaper, YearPaperBody } from './bodies.ts';
import { MultiSubjectExam, type MultiSubjectExamDocument } from './documents.ts';
import { findSubjectMcqs, findWholePaper } from './queries.ts';
import { subjectRows } from './subject-rows.ts';
import { insertPaper, lockPaper, lockYear, replaceSubjects, updatePaper } from './write-queries.ts';

const created = { 201: MultiSubjectExam, ...errorAnswers };
const changed = { params: Type.Object({ examId: Id }), body: PaperChanges, response: { 200: MultiSubjectExam, ...errorAnswers } };

export function multiSubjectExamWriteRoutes(app: App, { db }: Deps): void {
  const create = (yearId: string, { subjects, ...columns }: SentPaper): Promise<MultiSubjectExamDocument> =>
    db.transaction(async (tx) => {
      found((await lockYear(tx, yearId)) || undefined, 'exam year');
      const id = (await insertPaper(tx, yearId, columns)) ?? refuse(409, 'This year has a paper already.');
      await replaceSubjects(tx, id, subjectRows(subjects, new Map()));
      return found(await findWholePaper(tx, id), 'exam');
    });

  const change = (id: string, body: Static<typeof PaperChanges>): Promise<MultiSubjectExamDocument> =>
    db.transaction(async (tx) => {
      const { yearId } = found(await lockPaper(tx, id), 'exam');
      requireSameParent('parentId', body.parentId, yearId, 'A paper stays in its year.');
      await updatePaper(tx, id, sent(body, ['title', 'timeLimit', 'negativeMarkingPercentage']));
      if (body.subjects) await replaceSubjects(tx, id, subjectRows(body.subjects, await findSubjectMcqs(tx, [id])));
      return found(await findWholePaper(tx, id), 'exam');
    });

  app.post('/multisubjectexams/mcqs', { schema: { body: PaperBody, response: created } }, async (request, reply) => {
    const { parentId, ...paper } = request.body;
    return reply.status(201).send(await create(parentId, paper));
  });
  app.post(
    '/admissioncourse/years/:yearId/exams',
    { schema: { params: Type.Object({ yearId: Id }), body: YearPaperBody, response: created } },
    async (request, reply) => reply.status(201).send(await create(request.params.yearId, request.body)),
  );

  app.put('/multisubjectexams/mcqs/:examId', { schema: changed }, (request) => change(request.params.examId, request.body));
  app.put('/admissioncourse/exams/:examId', { schema: changed }, (request) => change(request.params.examId, request.body));
}
