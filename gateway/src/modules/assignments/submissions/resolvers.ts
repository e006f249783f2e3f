// Submitting and returning assignments. Upstream checks enrolment, due date and revision.
import type {
  AssignmentFileInput,
  AssignmentSubmissionFilter,
  Resolvers,
} from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import { fieldRefusal, refusal } from '../../../upstream/errors/refusals.ts';
import { readUpload } from '../../../upstream/files/upload.ts';
import { connectionOf, cursorPageOf } from '../../../upstream/paging.ts';
import { withInputPaths } from '../../../upstream/renamed-input.ts';
import type { Context } from '../../context.ts';
import type { RestSubmissionFilter } from './api.ts';

const MAX_PART_BYTES = 128 * 1024;

/** Upstream's names of input fields, for errors that refer to one. */
const FILE_NAMES = { sizeBytes: 'size' };
const SUBMISSION_NAMES = { url: 'answerPdf' };

const restFilters: Record<AssignmentSubmissionFilter, RestSubmissionFilter> = {
  WAITING: 'waiting',
  RETURNED: 'returned',
  LATE: 'late',
};

/**
 * Errors UNAUTHENTICATED, FORBIDDEN, and OPERATION_NOT_ALLOWED if the host does not support
 * submissions.
 */
async function requireAdminOfSubmissions({ capabilities, requireAdmin }: Context): Promise<void> {
  await requireAdmin();
  await capabilities.require('assignment-submissions', 'NO_SUBMISSIONS');
}

/**
 * Upstream authorizes by the session. Errors UNAUTHENTICATED, and OPERATION_NOT_ALLOWED if the host
 * does not support submissions.
 */
async function requireSubmissions({ capabilities, requireSession }: Context): Promise<void> {
  requireSession();
  await capabilities.require('assignment-submissions', 'NO_SUBMISSIONS');
}

const toRestFiles = (files: readonly AssignmentFileInput[]) =>
  files.map(({ name, url }) => ({ name, answerPdf: url }));

export const submissionsResolvers: Resolvers = {
  Query: {
    takesAssignmentSubmissions: (_, __, { capabilities }) =>
      capabilities.has('assignment-submissions'),
    assignmentSubmissions: async (_, { assignmentId, filter, ...args }, context) => {
      await requireAdminOfSubmissions(context);
      const page = await cursorPageOf(args, context.capabilities);
      const state = filter ? restFilters[filter] : undefined;
      return connectionOf(
        await context.api.submissions.listSubmissions(assignmentId, state, page),
        page,
      );
    },
    assignmentSubmission: async (_, { id, filter }, context) => {
      await requireAdminOfSubmissions(context);
      return context.api.submissions.findSubmission(id, filter ? restFilters[filter] : undefined);
    },
  },
  Assignment: {
    mySubmission: (assignment, _, { loaders }) =>
      loaders.mySubmissions.byAssignmentId.load(idOf(assignment)),
  },
  AssignmentSubmission: {
    id: idOf,
    state: ({ state, late }) => {
      if (state === 'returned') return 'RETURNED';
      if (state !== 'submitted') return 'DRAFT';
      return late ? 'LATE' : 'SUBMITTED';
    },
    isLate: ({ late }) => late ?? false,
    text: ({ text }) => text ?? '',
    files: ({ files }) => files ?? [],
    revision: ({ revision }) => revision ?? 0,
    savedAt: ({ savedAt }) => savedAt ?? '',
    submittedAt: ({ submittedAt }) => submittedAt ?? null,
    mark: ({ mark }) => mark ?? null,
    comment: ({ comment }) => comment || null,
    returnedAt: ({ returnedAt }) => returnedAt ?? null,
    userId: ({ userId }) => userId ?? null,
    studentName: ({ studentName }) => studentName || null,
  },
  SubmittedFile: {
    name: ({ name }) => name ?? '',
    url: ({ answerPdf }) => answerPdf ?? '',
    sizeBytes: ({ size }) => size ?? 0,
  },
  ListedAssignmentSubmission: {
    submission: (submission) => submission,
    previousId: ({ previousId }) => previousId ?? null,
    nextId: ({ nextId }) => nextId ?? null,
  },
  Mutation: {
    registerAssignmentFile: async (
      _,
      { input: { assignmentId, sha256, sizeBytes, kind } },
      context,
    ) => {
      await requireSubmissions(context);
      const body = {
        sha256,
        size: sizeBytes,
        kind: kind === 'PDF' ? ('pdf' as const) : ('picture' as const),
      };
      const { url, page } = await withInputPaths(
        FILE_NAMES,
        context.api.submissions.postFile(assignmentId, body),
      );
      if (!url || !page) throw refusal('UPSTREAM_INVALID');
      return { url, page };
    },
    uploadAssignmentFile: async (_, { input: { pageId, offsetBytes, part } }, context) => {
      await requireSubmissions(context);
      const viewer = await context.requireViewer();
      if (offsetBytes < 0) throw fieldRefusal('offsetBytes', 'NO_PART_THERE');
      const { blob } = await readUpload(part, idOf(viewer), MAX_PART_BYTES, 'part');
      return context.api.answerPages.putPagePart(pageId, offsetBytes, blob);
    },
    saveAssignmentDraft: async (_, { input: { assignmentId, text, files, revision } }, context) => {
      await requireSubmissions(context);
      const body = { text, files: toRestFiles(files), revision, submit: false };
      const sending = context.api.submissions.putSubmission(assignmentId, body);
      return { submission: await withInputPaths(SUBMISSION_NAMES, sending) };
    },
    submitAssignment: async (_, { input: { assignmentId, text, files, revision } }, context) => {
      await requireSubmissions(context);
      const body = { text, files: toRestFiles(files), revision, submit: true };
      const sending = context.api.submissions.putSubmission(assignmentId, body);
      return { submission: await withInputPaths(SUBMISSION_NAMES, sending) };
    },
    withdrawAssignment: async (_, { input: { assignmentId, revision } }, context) => {
      await requireSubmissions(context);
      return { submission: await context.api.submissions.postWithdrawal(assignmentId, revision) };
    },
    returnAssignmentSubmission: async (_, { input: { id, revision, mark, comment } }, context) => {
      await requireAdminOfSubmissions(context);
      const body = { revision, mark: mark ?? null, comment: comment || null };
      return { submission: await context.api.submissions.putReturn(id, body) };
    },
  },
};
