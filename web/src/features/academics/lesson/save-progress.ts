/** Progress in a lesson on its way: into the cache at once, so that every list shows it, on the device until the server has it, then to the server. */
import type { ApolloClient } from '@apollo/client';
import { errorCode } from '../../../apollo/errors.ts';
import {
  type LessonProgress_LessonFragment,
  LessonProgress_LessonFragmentDoc,
  SaveLessonProgressDocument,
} from './generated/lesson-progress.ts';
import { crossOut, type ProgressChange, unsentProgress, writeDown } from './unsent-progress.ts';

/** Whose progress it is. */
export interface Account {
  readonly userId: string;
  /** The id of the student's record; null for an account without one. */
  readonly studentId: string | null;
}

type Progress = NonNullable<LessonProgress_LessonFragment['progress']>;

/** With these the server will never take it: asking again is in vain. */
const FINAL = new Set(['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'OPERATION_NOT_ALLOWED']);

/** Changes what the pages show; answers what they showed before, null when none shows the lesson. */
function show(client: ApolloClient, lessonId: string, change: Partial<Progress>): Progress | null {
  let before: Progress | null = null;
  client.cache.updateFragment(
    { id: `Lesson:${lessonId}`, fragment: LessonProgress_LessonFragmentDoc, fragmentName: 'LessonProgress_lesson' },
    (lesson) => {
      if (!lesson?.progress) return undefined;
      before = lesson.progress;
      return { ...lesson, progress: { ...lesson.progress, ...change } };
    },
  );
  return before;
}

/** Resolves with the error when the server refuses for good; with null when it has it, or will be asked again later. */
export async function saveProgress(client: ApolloClient, account: Account, lessonId: string, changed: ProgressChange): Promise<unknown> {
  const waiting = writeDown(account.userId, lessonId, changed);
  const { at, ...all } = waiting;
  const before = show(client, lessonId, { ...all, updatedAt: at });
  try {
    const { data } = await client.mutate({
      mutation: SaveLessonProgressDocument,
      variables: { input: { lessonId, ...all } },
      // It must arrive from a page that is being closed, too.
      context: { fetchOptions: { keepalive: true } },
    });
    const isNewest = crossOut(account.userId, lessonId, waiting);
    if (data && isNewest) show(client, lessonId, data.saveLessonProgress.progress);
    forgetCourseProgress(client, account);
    return null;
  } catch (error) {
    if (!FINAL.has(errorCode(error))) return null;
    const isNewest = crossOut(account.userId, lessonId, waiting);
    if (before && isNewest) show(client, lessonId, before);
    return error;
  }
}

/** What is done of the courses, and the lesson to continue with, have changed: they are read again when they are next shown. */
function forgetCourseProgress(client: ApolloClient, { studentId }: Account): void {
  if (studentId) client.cache.evict({ id: `Student:${studentId}`, fieldName: 'enrollments' });
}

/** Sends what a time without network has left behind. */
export async function sendUnsent(client: ApolloClient, account: Account): Promise<void> {
  for (const [lessonId, { at: _, ...changed }] of Object.entries(unsentProgress(account.userId))) {
    await saveProgress(client, account, lessonId, changed);
  }
}
