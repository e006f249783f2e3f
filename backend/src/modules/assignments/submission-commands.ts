// Rules of submitting (docs/decisions/042-assignment-submissions.md).
import type { Viewer } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { withoutSignature } from '../../files/file-links.ts';
import { fileNameOf } from '../../files/stored-files.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { type PageInput, registerPages } from '../answer-files/page-commands.ts';
import { ASSIGNMENT_PREFIX } from '../answer-files/tables.ts';
import { findAssignment, lockAssignment, type StoredAssignment } from './queries.ts';
import {
  findRegisteredFiles,
  insertSubmission,
  lockOwnSubmission,
  lockSubmitted,
  updateSubmission,
} from './submission-queries.ts';
import type { SubmissionRow, SubmittedFile } from './tables.ts';

/**
 * Files of a submission are registered like the pages of an answer; this takes the place of the id
 * of an attempt.
 */
const attemptIdOf = (assignmentId: string, userId: string) =>
  `${ASSIGNMENT_PREFIX}${assignmentId}:${userId}`;
/** Pages are accepted for a week after this; a file must be complete before it is submitted. */
const UPLOAD_MS = 86_400_000;

/**
 * The assignment, for a student of its course. @throws 401 for visitors, 403 for all others, 404
 */
async function requireOwnAssignment(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<StoredAssignment & { userId: string }> {
  const user = viewer.user ?? refuse('LOGIN_REQUIRED');
  const assignment = requireFound(await findAssignment(db, id), 'assignment');
  const courseId = assignment.universityId ?? assignment.courseId;
  const isEnrolled = courseId === null ? viewer.courses.size > 0 : viewer.courses.has(courseId);
  return isEnrolled ? { ...assignment, userId: user.id } : refuse('NOT_ENROLLED');
}

const isPastDueDate = ({ dueDate }: StoredAssignment, now: Date) =>
  dueDate !== null && now > dueDate;

/** @throws 409 if it can no longer change: returned, or submitted and past the due date */
function requireChangeable(
  assignment: StoredAssignment,
  row: SubmissionRow | undefined,
  now: Date,
): void {
  if (!row?.submittedAt) return;
  if (row.returnedAt !== null) refuse('SUBMISSION_RETURNED');
  if (isPastDueDate(assignment, now)) refuse('SUBMISSION_CLOSED');
}

/** Registers a file's URL before the upload; the same file again has the same URL. */
export async function registerFile(deps: Deps, viewer: Viewer, id: string, file: PageInput) {
  const assignment = await requireOwnAssignment(deps.db, viewer, id);
  const { userId } = assignment;
  await deps.db.transaction(async (tx) =>
    requireChangeable(assignment, await lockOwnSubmission(tx, id, userId), deps.now()),
  );
  const attempt = {
    id: attemptIdOf(id, userId),
    userId,
    deadline: new Date(deps.now().getTime() + UPLOAD_MS),
  };
  return registerPages(deps, attempt, 'file', [file]);
}

type SubmissionInput = {
  text: string;
  files: { name: string; answerPdf: string }[];
  revision: number;
  submit: boolean;
};

/**
 * @throws 400 for a file that was not registered for this submission, 409 for submitting an
 *   incomplete one
 */
async function requireFiles(
  db: Db,
  assignmentId: string,
  userId: string,
  { files, submit }: SubmissionInput,
): Promise<SubmittedFile[]> {
  const unsignedFiles = files.map(({ name, answerPdf }) => ({
    name,
    answerPdf: withoutSignature(answerPdf),
  }));
  const names = unsignedFiles.map(({ answerPdf }) => fileNameOf(answerPdf) ?? '');
  const registeredFiles = await findRegisteredFiles(
    db,
    attemptIdOf(assignmentId, userId),
    userId,
    names,
  );
  const hasDuplicates = new Set(names).size < names.length;
  return unsignedFiles.map((file, index) => {
    const registered = registeredFiles.get(names[index] ?? '');
    if (!registered)
      return refuse('FILE_OF_OTHER_SUBMISSION', {}, [problem(`files.${index}`, 'IS_NOT_OWN_FILE')]);
    if (hasDuplicates)
      return refuse('FILE_OF_OTHER_SUBMISSION', {}, [problem(`files.${index}`, 'IS_THERE_TWICE')]);
    if (submit && !registered.isStored)
      return refuse('FILES_STILL_UPLOADING', {}, [problem(`files.${index}`, 'IS_INCOMPLETE')]);
    return { ...file, size: registered.size };
  });
}

/** Whether the same is stored already, as a draft or as submitted. */
const isStoredAlready = (
  row: SubmissionRow,
  { text, submit }: SubmissionInput,
  files: SubmittedFile[],
) =>
  (row.submittedAt !== null) === submit &&
  row.text === text &&
  row.files.length === files.length &&
  row.files.every(
    ({ name, answerPdf }, index) =>
      files[index]?.name === name && files[index].answerPdf === answerPdf,
  );

/**
 * Saves a draft, or submits. Idempotent, so that a request can be repeated after a lost response.
 */
export async function saveSubmission(
  { db, now }: Deps,
  viewer: Viewer,
  id: string,
  input: SubmissionInput,
): Promise<SubmissionRow> {
  const assignment = await requireOwnAssignment(db, viewer, id);
  const { userId } = assignment;
  const { text, revision, submit } = input;
  return db.transaction(async (tx) => {
    const before = await lockOwnSubmission(tx, id, userId);
    const files = await requireFiles(tx, id, userId, input);
    if (before && isStoredAlready(before, input, files)) return before;
    const at = now();
    requireChangeable(assignment, before, at);
    if ((before?.revision ?? 0) !== revision) refuse('SUBMISSION_CHANGED');
    if (before?.submittedAt && !submit) refuse('ALREADY_SUBMITTED');
    if (submit && text.trim() === '' && files.length === 0)
      refuse('NOTHING_SUBMITTED', {}, [problem('text', 'IS_MISSING')]);
    const submitted = submit ? { submittedAt: at, isLate: isPastDueDate(assignment, at) } : {};
    const values = { text, files, savedAt: at, revision: revision + 1, ...submitted };
    if (before) return requireFound(await updateSubmission(tx, before.id, values), 'submission');
    const inserted = await insertSubmission(tx, { assignmentId: id, userId, ...values });
    if (inserted) return inserted;
    // Another request has stored one since the row was read.
    const existing = await lockOwnSubmission(tx, id, userId);
    return existing && isStoredAlready(existing, input, files)
      ? existing
      : refuse('SUBMISSION_CHANGED');
  });
}

/** Turns a submission into a draft; idempotent. */
export async function withdrawSubmission(
  { db, now }: Deps,
  viewer: Viewer,
  id: string,
  revision: number,
): Promise<SubmissionRow> {
  const assignment = await requireOwnAssignment(db, viewer, id);
  return db.transaction(async (tx) => {
    const before = requireFound(await lockOwnSubmission(tx, id, assignment.userId), 'submission');
    if (!before.submittedAt) return before;
    requireChangeable(assignment, before, now());
    if (before.revision !== revision) refuse('SUBMISSION_CHANGED');
    const changes = { submittedAt: null, isLate: false, revision: revision + 1 };
    return requireFound(await updateSubmission(tx, before.id, changes), 'submission');
  });
}

type Feedback = {
  revision: number;
  mark?: number | null | undefined;
  comment?: string | null | undefined;
};

/** Returns a submission to the student; returning it again replaces mark and comment. */
export async function returnSubmission(
  { db, now }: Deps,
  viewer: Viewer,
  id: string,
  feedback: Feedback,
): Promise<void> {
  const { revision, mark = null } = feedback;
  const comment = feedback.comment?.trim() || null;
  await db.transaction(async (tx) => {
    const before = requireFound(await lockSubmitted(tx, id), 'submission');
    if (before.userId === viewer.user?.id) refuse('OWN_SUBMISSION_MARKED');
    if (before.returnedAt && before.mark === mark && before.comment === comment) return;
    if (before.revision !== revision) refuse('SUBMISSION_CHANGED');
    const { maxMark } = requireFound(
      await lockAssignment(tx, before.assignmentId, 'share'),
      'assignment',
    );
    if (mark !== null) {
      if (maxMark === null)
        return refuse('MARK_WITHOUT_MAXIMUM', {}, [problem('mark', 'IS_UNKNOWN')]);
      if (mark > maxMark)
        refuse('SCORE_OUT_OF_RANGE', { max: maxMark }, [
          problem('mark', 'IS_OUT_OF_RANGE', { max: maxMark }),
        ]);
      if (Math.round(mark * 100) / 100 !== mark)
        refuse('MARK_DECIMALS', {}, [problem('mark', 'HAS_THREE_DECIMALS')]);
    }
    await updateSubmission(tx, id, { mark, comment, returnedAt: now(), revision: revision + 1 });
  });
}
