// The extension `pages`: written answers whose pages are uploaded one by one
// (docs/rest-contract.md, "Extensions").
import { Type } from 'typebox';
import { canReadRecord, hasGrant, requireOwner, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { urlOf } from '../../files/stored-files.ts';
import { ErrorBody, errorResponses } from '../../http/errors.ts';
import { closed, Id } from '../../http/validation/bodies.ts';
import { problem } from '../../refusals/field-problems.ts';
import { Refusal, refuse, requireFound } from '../../refusals/refusals.ts';
import { findAttempt } from '../attempts/queries.ts';
import { findCoursesOfAttempts } from '../grants/course-queries.ts';
import { type AnswerPdfs, PDF_BYTES } from './answer-pdfs.ts';
import { ACCEPTED_MS, finishPage, registerPages, toPagesState } from './page-commands.ts';
import { findPagedAnswers } from './page-queries.ts';
import { isOfWrittenExam } from './queries.ts';
import type { AnswerUpload } from './tables.ts';
import { MAX_PAGE_PART_BYTES, storePart } from './upload-commands.ts';
import { findUpload } from './upload-queries.ts';

const MAX_PAGES = 60;
const PageInput = Type.Object(
  {
    sha256: Type.String({ pattern: '^[a-f0-9]{64}$' }),
    size: Type.Integer({ minimum: 1, maximum: PDF_BYTES }),
    kind: Type.Optional(Type.Enum(['picture', 'pdf'])),
    turn: Type.Optional(Type.Enum([0, 90, 180, 270])),
  },
  closed,
);
const Body = Type.Object(
  { questionId: Id, pages: Type.Array(PageInput, { minItems: 1, maxItems: MAX_PAGES }) },
  closed,
);
/** `offset`: start of the next part of the page. */
const Page = Type.Object({ _id: Type.String(), offset: Type.Integer(), stored: Type.Boolean() });
const Registered = Type.Object({
  url: Type.String(),
  registeredAt: Type.String(),
  pages: Type.Array(Page),
});
const OffsetConflict = Type.Object({
  ...ErrorBody.properties,
  offset: Type.Optional(Type.Integer()),
});
const States = Type.Record(
  Type.String(),
  Type.Object({
    total: Type.Integer(),
    arrived: Type.Integer(),
    late: Type.Integer(),
    registeredAt: Type.String(),
    dueAt: Type.String(),
    lastArrivedAt: Type.Optional(Type.String()),
  }),
);
const NamesQuery = Type.Object({ names: Type.String({ minLength: 1, maxLength: 8000 }) }, closed);

function elsewhere(refusal: 'WRONG_OFFSET' | 'PAGE_DIFFERS', offset: number) {
  const { error, code } = new Refusal(refusal).body;
  return { error, code, offset };
}

const stateOf = ({ id, received, url }: AnswerUpload) => ({
  _id: id,
  offset: received,
  stored: url !== null,
});

export function answerPageRoutes(app: App, deps: Deps, pdfs: AnswerPdfs): void {
  const { db, now } = deps;

  app.post(
    '/ext/attempts/:id/pages',
    {
      schema: {
        params: Type.Object({ id: Id }),
        body: Body,
        response: { 200: Registered, ...errorResponses },
      },
    },
    async (request) => {
      const attempt = requireFound(await findAttempt(db, request.params.id), 'attempt');
      requireOwner(request.viewer, attempt.userId);
      if (!(await isOfWrittenExam(db, attempt))) refuse('EXAM_NOT_WRITTEN');
      const { questionId, pages } = request.body;
      const pdf = pages.findIndex(({ kind }) => kind === 'pdf');
      if (pdf >= 0 && pages.length > 1) {
        refuse('PDF_BESIDE_PAGES', {}, [
          problem(`pages.${pdf}.kind`, 'IS_NOT_ALLOWED', { allowed: 'picture' }),
        ]);
      }
      if (pages.reduce((sum, { size }) => sum + size, 0) > PDF_BYTES) refuse('PAGES_TOO_LARGE');
      const registered = await registerPages(deps, attempt, questionId, pages);
      const { name, registeredAt } = registered.answer;
      return {
        url: urlOf(name),
        registeredAt: registeredAt.toISOString(),
        pages: registered.pages.map(stateOf),
      };
    },
  );

  app.get(
    '/ext/pages',
    { schema: { querystring: NamesQuery, response: { 200: States, ...errorResponses } } },
    async (request) => {
      if (!request.viewer.isService) requireUser(request.viewer);
      const answers = await findPagedAnswers(db, request.query.names.split(',').slice(0, 200));
      const courses = await findCoursesOfAttempts(
        db,
        request.viewer.grants.size > 0 ? answers.map(({ answer }) => answer.attemptId) : [],
      );
      const readable = answers.filter(
        ({ answer }) =>
          canReadRecord(request.viewer, answer.userId) ||
          hasGrant(request.viewer, courses.get(answer.attemptId) ?? null, 'marker'),
      );
      return Object.fromEntries(
        readable.map((pagedAnswer) => [pagedAnswer.answer.name, toPagesState(pagedAnswer)]),
      );
    },
  );

  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: MAX_PAGE_PART_BYTES },
      (_, body, done) => done(null, body),
    );
    scope.put(
      '/ext/pages/:id/parts/:offset',
      {
        bodyLimit: MAX_PAGE_PART_BYTES,
        schema: {
          params: Type.Object({ id: Id, offset: Type.Integer({ minimum: 0, maximum: PDF_BYTES }) }),
          response: { 200: Page, 409: OffsetConflict, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { id, offset } = request.params;
        const page = requireFound(await findUpload(db, id), 'page');
        requireOwner(request.viewer, page.userId);
        if (page.pageKind === null) refuse('PAGE_NOT_FOUND');
        if (now().getTime() > page.createdAt.getTime() + ACCEPTED_MS) refuse('EXAM_CLOSED');
        const part = Buffer.isBuffer(request.body) ? request.body : refuse('NOT_OCTET_STREAM');
        const upload = await storePart(deps, page, offset, part);
        if (!upload) return reply.status(409).send(elsewhere('WRONG_OFFSET', page.received));
        const finished = await finishPage(deps, pdfs, upload);
        return finished ? stateOf(finished) : reply.status(409).send(elsewhere('PAGE_DIFFERS', 0));
      },
    );
  });
}
