/**
 * Adds the URLs of written answers to a sheet before it is submitted, and releases their pages
 * afterwards.
 */
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import type { ApolloClient } from '@apollo/client';
import { noPages, type UnsentPages } from '../../exam-room/attempt/submission/unsent-pages.ts';
import type { AnswerSheet, AttemptHead } from '../../exam-room/storage/attempt-store.ts';
import { serverNow } from '../../exam-room/sync/server-clock.ts';
import { releaseWork, workOn } from '../written-work/open-works.ts';
import { releaseAnswers } from './answer-pages.ts';
import { isPageRefusal } from './page-upload.ts';

/** Time reserved for the submission itself before the grace period ends. */
const SUBMIT_MS = 10_000;

/**
 * Adds the URLs of all pages on this device; the pages may be uploaded later. Before the end of the
 * exam a rejected answer stops the submission, so that the student can correct it; afterwards it is
 * left out and stays on the device. On a host that only accepts whole PDFs, waits for the uploads
 * until the grace is nearly over. Errors: as `WrittenWork.url`.
 */
export async function addPageUrls(
  client: ApolloClient,
  head: AttemptHead,
  sheet: AnswerSheet,
): Promise<AnswerSheet> {
  const { attemptId, deadline, endsAt } = head;
  const questionIds = Object.entries(sheet.pages).flatMap(([questionId, count]) =>
    count > 0 ? [questionId] : [],
  );
  if (questionIds.length === 0) return sheet;
  const urls = new Map<string, string>();
  const remainingMs = Math.max(0, deadline + GRACE_MS - SUBMIT_MS - (serverNow() ?? 0));
  const uploads = questionIds.map(async (questionId) => {
    try {
      const url = await workOn({ attemptId, questionId }, { client, head }).url(remainingMs);
      if (url) urls.set(questionId, url);
    } catch (error) {
      if (!isPageRefusal(error) || (serverNow() ?? 0) < endsAt) throw error;
    }
  });
  await Promise.all(uploads);
  const files = Object.fromEntries(
    [...urls].map(([questionId, url]) => [questionId, { name: 'PDF', url }]),
  );
  return { ...sheet, files: { ...sheet.files, ...files } };
}

/**
 * Called after the exam was submitted or closed: deletes pages that the server has; uploads of the
 * others continue on any page of the site, if the host supports that.
 */
export async function releasePages({ userId, attemptId }: AttemptHead): Promise<UnsentPages> {
  await releaseWork(attemptId);
  return releaseAnswers(userId, attemptId).catch(() => noPages);
}
