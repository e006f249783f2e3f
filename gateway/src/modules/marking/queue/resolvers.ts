// Queues of submissions of written exams: by exam or student, and the neighbours of a submission.
import type {
  MarkingQueueInput,
  MarkingQueueState,
  Resolvers,
} from '../../../generated/resolver-types.ts';
import { connectionOf, cursorPageOf } from '../../../upstream/paging.ts';
import { SEARCH_NAMES, withInputPaths } from '../../../upstream/renamed-input.ts';
import type { Context } from '../../context.ts';
import type { RestQueue, RestQueueState } from './api.ts';

const restStates: Record<MarkingQueueState, RestQueueState> = {
  WAITING: 'waiting',
  MARKED: 'marked',
};

/** Upstream's names of the fields of `queue`, for errors that refer to one. */
const QUEUE_NAMES = { 'queue.examId': 'examId', 'queue.userId': 'userId' };

const toRestState = (state: MarkingQueueState | null | undefined) => restStates[state ?? 'WAITING'];

const toRestQueue = (queue: MarkingQueueInput | null | undefined): RestQueue => ({
  state: toRestState(queue?.state),
  examId: queue?.examId ?? undefined,
  userId: queue?.userId ?? undefined,
});

/** Errors UNAUTHENTICATED, FORBIDDEN, OPERATION_NOT_ALLOWED if the host has no queues. */
async function requireQueues({ capabilities, requireGrant }: Context): Promise<void> {
  await requireGrant('marker');
  await capabilities.require('marking-queue', 'NO_MARKING_QUEUE');
}

/** True for the queue of all waiting submissions, the only one of hosts without the extension. */
const isCompleteQueue = ({ state, examId, userId }: RestQueue) =>
  state === 'waiting' && examId === undefined && userId === undefined;

export const markingQueueResolvers: Resolvers = {
  Query: {
    markingExams: async (_, { state, ...args }, context) => {
      await requireQueues(context);
      const page = await cursorPageOf(args, context.capabilities);
      const exams = await context.api.markingQueue.listMarkingExams(toRestState(state), page);
      return connectionOf(exams, page);
    },
    markingStudents: async (_, { state, search, ...args }, context) => {
      await context.requireAdmin();
      await requireQueues(context);
      const page = await cursorPageOf(args, context.capabilities);
      const listing = context.api.markingQueue.listMarkingStudents(
        toRestState(state),
        search?.trim() ?? '',
        page,
      );
      return connectionOf(await withInputPaths(SEARCH_NAMES, listing), page);
    },
    markingQueue: async (_, { queue: input, ...args }, context) => {
      const { api, capabilities } = context;
      await context.requireGrant('marker');
      const queue = toRestQueue(input);
      const page = await cursorPageOf(args, capabilities);
      if (isCompleteQueue(queue) && !(await capabilities.has('marking-queue'))) {
        await capabilities.require('marking', 'NO_MARKING');
        return connectionOf(await api.marking.listUnmarkedResults(page), page);
      }
      await requireQueues(context);
      const listing = api.markingQueue.listQueue(queue, page);
      return connectionOf(await withInputPaths(QUEUE_NAMES, listing), page);
    },
    markingNeighbours: async (_, { submissionId, queue: input }, context) => {
      const { api, capabilities } = context;
      await context.requireGrant('marker');
      const queue = toRestQueue(input);
      if (isCompleteQueue(queue) && !(await capabilities.has('marking-queue'))) {
        if (!(await capabilities.has('marking'))) return null;
        // At least one of two submissions is another one.
        const { nodes, totalCount } = await api.marking.listUnmarkedResults({
          offset: 0,
          limit: 2,
        });
        const next = nodes.find((node) => (node.submissionId ?? node._id) !== submissionId);
        return { next, otherCount: Math.max(0, totalCount - 1) };
      }
      await requireQueues(context);
      const reading = api.markingQueue.getNeighbours(submissionId, queue);
      return withInputPaths(QUEUE_NAMES, reading);
    },
  },
  MarkingExam: {
    examId: ({ examId }) => examId ?? '',
    title: ({ title }) => title ?? '',
    waitingCount: ({ waitingCount }) => waitingCount ?? 0,
    markedCount: ({ markedCount }) => markedCount ?? 0,
    oldestAt: ({ oldestAt }) => oldestAt ?? null,
  },
  MarkingStudent: {
    userId: ({ userId }) => userId ?? '',
    name: ({ name }) => name || null,
    waitingCount: ({ waitingCount }) => waitingCount ?? 0,
    markedCount: ({ markedCount }) => markedCount ?? 0,
    oldestAt: ({ oldestAt }) => oldestAt ?? null,
  },
  MarkingNeighbours: {
    previous: ({ previous }) => previous ?? null,
    next: ({ next }) => next ?? null,
    otherCount: ({ otherCount }) => otherCount ?? 0,
  },
};
