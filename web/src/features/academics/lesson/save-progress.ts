/**
 * Saves progress in a lesson: optimistically in Apollo's cache, on the device until the server has
 * confirmed it, then on the server.
 */
import type { ApolloClient } from '@apollo/client';
import { errorCode } from '../../../apollo/errors.ts';
import { CachedViewerDocument } from '../../../apollo/generated/viewer.ts';
import { savedViewer } from '../../../apollo/session.ts';
import {
  type LessonProgress_LessonFragment,
  LessonProgress_LessonFragmentDoc,
  SaveLessonProgressDocument,
} from './generated/lesson-progress.ts';
import {
  type ProgressChange,
  removeUnsent,
  storeUnsent,
  unsentProgress,
} from './unsent-progress.ts';

/** The user whose progress is saved. */
export interface Account {
  readonly userId: string;
  /** The id of the student's record; null for an account without one. */
  readonly studentId: string | null;
}

type Progress = NonNullable<LessonProgress_LessonFragment['progress']>;

/** Error codes for which a retry would not help. */
const FINAL_CODES = new Set(['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'OPERATION_NOT_ALLOWED']);

/**
 * Updates the cached progress. Returns the previous value; null if the lesson has none in the
 * cache.
 */
function show(client: ApolloClient, lessonId: string, change: Partial<Progress>): Progress | null {
  let before: Progress | null = null;
  client.cache.updateFragment(
    {
      id: `Lesson:${lessonId}`,
      fragment: LessonProgress_LessonFragmentDoc,
      fragmentName: 'LessonProgress_lesson',
    },
    (lesson) => {
      if (!lesson?.progress) return undefined;
      before = lesson.progress;
      return { ...lesson, progress: { ...lesson.progress, ...change } };
    },
  );
  return before;
}

/**
 * Resolves with the error if the server rejects the change for good; with null if it is saved or
 * will be retried later.
 */
export async function saveProgress(
  client: ApolloClient,
  account: Account,
  lessonId: string,
  progressChange: ProgressChange,
): Promise<unknown> {
  const waiting = storeUnsent(account.userId, lessonId, progressChange);
  const { at, ...all } = waiting;
  const before = show(client, lessonId, { ...all, updatedAt: at });
  try {
    const { data } = await client.mutate({
      mutation: SaveLessonProgressDocument,
      variables: { input: { lessonId, ...all } },
      // `keepalive`: the request must survive the unload of the page.
      context: { fetchOptions: { keepalive: true } },
    });
    const isNewest = removeUnsent(account.userId, lessonId, waiting);
    if (data && isNewest) show(client, lessonId, data.saveLessonProgress.progress);
    evictCourseProgress(client, account);
    return null;
  } catch (error) {
    if (!FINAL_CODES.has(errorCode(error))) return null;
    const isNewest = removeUnsent(account.userId, lessonId, waiting);
    if (before && isNewest) show(client, lessonId, before);
    return error;
  }
}

/**
 * Evicts the enrollments with their course progress and last lesson; they are refetched when they
 * are shown again.
 */
function evictCourseProgress(client: ApolloClient, { studentId }: Account): void {
  if (studentId) client.cache.evict({ id: `Student:${studentId}`, fieldName: 'enrollments' });
}

/** Sends progress that could not be sent while offline, until another user logs in. */
export async function sendUnsentProgress(client: ApolloClient, account: Account): Promise<void> {
  for (const [lessonId, { at: _, ...changed }] of Object.entries(unsentProgress(account.userId))) {
    const viewer = client.readQuery({ query: CachedViewerDocument })?.viewer ?? savedViewer();
    if (viewer?.id !== account.userId) return;
    await saveProgress(client, account, lessonId, changed);
  }
}
