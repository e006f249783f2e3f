// Wire documents of the extension `assignment-submissions` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { clearable, closed, cursorFields, Id } from '../../http/validation/bodies.ts';
import { PDF_BYTES } from '../answer-files/answer-pdfs.ts';
import type { SubmissionRow } from './tables.ts';

const MAX_TEXT_LENGTH = 20_000;
const MAX_FILES = 5;
const MAX_COMMENT_LENGTH = 4000;

/** The field is named `answerPdf` so that it is signed for its readers (files/file-links.ts). */
const File = Type.Object({ name: Type.String(), answerPdf: Type.String(), size: Type.Integer() });
const fields = {
  _id: Type.String(),
  assignmentId: Type.String(),
  state: Type.Enum(['draft', 'submitted', 'returned']),
  /** Submitted after the due date. */
  late: Type.Boolean(),
  text: Type.String(),
  files: Type.Array(File),
  revision: Type.Integer(),
  savedAt: Type.String(),
  submittedAt: Type.Optional(Type.String()),
  mark: Type.Optional(Type.Number()),
  comment: Type.Optional(Type.String()),
  returnedAt: Type.Optional(Type.String()),
};
export const Submission = Type.Object(fields);
export type SubmissionDocument = Static<typeof Submission>;

/** For admins; includes the student. */
const submittedFields = {
  ...fields,
  userId: Type.String(),
  studentName: Type.Optional(Type.String()),
};
export const ListedSubmission = Type.Object(submittedFields);
export type ListedSubmissionDocument = Static<typeof ListedSubmission>;

/** Includes the neighbours in the list of the same filter. */
export const SubmittedDetails = Type.Object({
  ...submittedFields,
  assignment: Type.Object({
    _id: Type.String(),
    title: Type.String(),
    maxMark: Type.Optional(Type.Integer()),
  }),
  previousId: Type.Optional(Type.String()),
  nextId: Type.Optional(Type.String()),
});
export type SubmittedDetailsDocument = Static<typeof SubmittedDetails>;

export const FileBody = Type.Object(
  {
    sha256: Type.String({ pattern: '^[a-f0-9]{64}$' }),
    size: Type.Integer({ minimum: 1, maximum: PDF_BYTES }),
    kind: Type.Enum(['picture', 'pdf']),
  },
  closed,
);
export const RegisteredFile = Type.Object({
  url: Type.String(),
  page: Type.Object({ _id: Type.String(), offset: Type.Integer(), stored: Type.Boolean() }),
});

/** The revision that was read; 0 if nothing has been stored yet. */
const Revision = Type.Integer({ minimum: 0, maximum: 1_000_000 });
export const SubmissionBody = Type.Object(
  {
    text: Type.String({ maxLength: MAX_TEXT_LENGTH }),
    files: Type.Array(
      Type.Object(
        {
          name: Type.String({ minLength: 1, maxLength: 200 }),
          answerPdf: Type.String({ minLength: 1, maxLength: 300 }),
        },
        closed,
      ),
      { maxItems: MAX_FILES },
    ),
    revision: Revision,
    submit: Type.Boolean(),
  },
  closed,
);
export const WithdrawBody = Type.Object({ revision: Revision }, closed);
export const ReturnBody = Type.Object(
  {
    revision: Revision,
    mark: clearable(Type.Number({ minimum: 0, maximum: 1000 })),
    comment: clearable(Type.String({ maxLength: MAX_COMMENT_LENGTH })),
  },
  closed,
);

/** `waiting`: submitted and not returned; `late`: submitted late, returned or not. */
const Filter = Type.Optional(Type.Enum(['waiting', 'returned', 'late']));
export const SubmissionsQuery = Type.Object({ ...cursorFields, state: Filter }, closed);
export const SubmissionQuery = Type.Object({ state: Filter }, closed);
export type SubmissionFilter = Static<typeof SubmissionQuery>['state'];
export const params = Type.Object({ id: Id });

function stateOf({ submittedAt, returnedAt }: SubmissionRow): SubmissionDocument['state'] {
  if (returnedAt !== null) return 'returned';
  return submittedAt === null ? 'draft' : 'submitted';
}

export function toSubmission(row: SubmissionRow): SubmissionDocument {
  const {
    id,
    assignmentId,
    isLate,
    text,
    files,
    revision,
    savedAt,
    submittedAt,
    mark,
    comment,
    returnedAt,
  } = row;
  const document: SubmissionDocument = {
    _id: id,
    assignmentId,
    state: stateOf(row),
    late: isLate,
    text,
    files,
    revision,
    savedAt: savedAt.toISOString(),
  };
  if (submittedAt) document.submittedAt = submittedAt.toISOString();
  if (mark !== null) document.mark = mark;
  if (comment !== null) document.comment = comment;
  if (returnedAt) document.returnedAt = returnedAt.toISOString();
  return document;
}
