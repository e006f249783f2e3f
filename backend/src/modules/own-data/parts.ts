// The lists of the download of an account's own data, in order. They are unlimited, so they are
// read page by page.
import { eq } from 'drizzle-orm';
import type { Viewer } from '../../access.ts';
import type { CursorPage, Page } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { toSubmission } from '../assignments/submission-documents.ts';
import { assignmentSubmissions as submissions } from '../assignments/tables.ts';
import { attempts, lateAnswers } from '../attempts/tables.ts';
import { campaignRegistrations, examCampaignRegistrations } from '../campaigns/tables.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { attemptExclusions } from '../exclusions/tables.ts';
import { grants } from '../grants/tables.ts';
import { withoutDecision } from '../key-corrections/challenge-queries.ts';
import { keyChallenges } from '../key-corrections/tables.ts';
import { markingComments } from '../marking/tables.ts';
import { findNotifications } from '../notifications/queries.ts';
import { toWindow } from '../personal-windows/documents.ts';
import { personalWindows } from '../personal-windows/tables.ts';
import { findReleases } from '../release-rules/queries.ts';
import { toExamResult, toMultiSubjectResult } from '../results/documents.ts';
import { earlierReceiptHashes, hashSingleAnswers } from '../results/receipt-hashes.ts';
import {
  multiSubjectResultVersions as paperVersions,
  examResultVersions as singleVersions,
} from '../results/tables.ts';
import { toVisiblePaperResults, toVisibleSingleResults } from '../results/visible-results.ts';
import { examRosterCandidates } from '../rosters/tables.ts';
import { lessonProgress, studentNotes } from '../students/tables.ts';
import { findRows, isLateAnswerOf, isRosterEntryOf } from './queries.ts';

/** The owner of the data. */
type Owner = {
  deps: Pick<Deps, 'db' | 'now'>;
  viewer: Viewer;
  userId: string;
  studentId: string | null;
};
type OwnDataList = {
  name: string;
  find: (owner: Owner, page: Page) => Promise<CursorPage<unknown>>;
};

/**
 * Rows per response. A row is a result of a hundred questions, about 20 kB, or at most an answer
 * sheet of 128 kB: far less than the gateway's limit of 10 MB.
 */
const MAX_ROWS = 50;

async function mapRows<From, To>(
  list: Promise<CursorPage<From>>,
  toRow: (row: From) => To,
): Promise<CursorPage<To>> {
  const { rows, ...rest } = await list;
  return { ...rest, rows: rows.map(toRow) };
}

/** Challenges of questions; without decisions while the answers of the exam are withheld. */
async function findChallenges({ deps: { db, now }, userId }: Owner, page: Page) {
  const key = { timestamp: keyChallenges.createdAt, id: keyChallenges.id };
  const list = await findRows(db, keyChallenges, key, eq(keyChallenges.userId, userId), page);
  const releasesOf = (kind: ExamKindName) => {
    const ofKind = list.rows.filter(({ examKind }) => examKind === kind);
    return findReleases(db, kind, [...new Set(ofKind.map(({ examId }) => examId))], now());
  };
  const [ofPapers, ofSingles] = [await releasesOf('multi-subject'), await releasesOf('single')];
  const rows = list.rows.map((row) => {
    const releases = row.examKind === 'single' ? ofSingles : ofPapers;
    const challenge = releases.has(row.examId) ? withoutDecision(row) : row;
    const { questionId, reason, createdAt, state, answer, decidedAt } = challenge;
    return { questionId, reason, createdAt, state, answer, decidedAt };
  });
  return { ...list, rows };
}

/**
 * All submissions of an exam, not only the current one. Withheld ones are receipts
 * (docs/decisions/032).
 */
async function findPaperResults(
  { deps, viewer, userId }: Owner,
  page: Page,
): Promise<CursorPage<unknown>> {
  const sort = { timestamp: paperVersions.dateTaken, id: paperVersions.id };
  const versionPage = await findRows(
    deps.db,
    paperVersions,
    sort,
    eq(paperVersions.userId, userId),
    page,
  );
  const results = versionPage.rows.map((row) =>
    toMultiSubjectResult({ id: row.resultId, userId, examId: row.examId }, row),
  );
  const visibleResults = await toVisiblePaperResults(deps, viewer, results);
  return {
    ...versionPage,
    rows: visibleResults.map((result, index) => ({
      ...result,
      earlierReceiptHashes: earlierReceiptHashes(result),
      version: versionPage.rows[index]?.version,
    })),
  };
}

async function findSingleResults(
  { deps, viewer, userId }: Owner,
  page: Page,
): Promise<CursorPage<unknown>> {
  const sort = { timestamp: singleVersions.dateTaken, id: singleVersions.id };
  const versionPage = await findRows(
    deps.db,
    singleVersions,
    sort,
    eq(singleVersions.userId, userId),
    page,
  );
  const results = versionPage.rows.map((row) =>
    toExamResult({ id: row.resultId, userId, examId: row.examId }, row),
  );
  const visibleResults = await toVisibleSingleResults(deps, viewer, results);
  return {
    ...versionPage,
    rows: visibleResults.map((result, index) => ({
      ...result,
      answersHash: hashSingleAnswers(result),
      version: versionPage.rows[index]?.version,
    })),
  };
}

const PARTS: readonly OwnDataList[] = [
  {
    name: 'attempts',
    find: ({ deps, userId }, page) =>
      mapRows(
        findRows(
          deps.db,
          attempts,
          { timestamp: attempts.startedAt, id: attempts.id },
          eq(attempts.userId, userId),
          page,
        ),
        ({
          id,
          examId,
          multiSubjectExamId,
          startedAt,
          deadline,
          closedAt,
          closedBy,
          answers,
          savedAt,
          questionTimes,
        }) => ({
          id,
          examId: examId ?? multiSubjectExamId,
          startedAt,
          deadline,
          closedAt,
          closedBy,
          answers,
          savedAt,
          questionTimes,
        }),
      ),
  },
  {
    name: 'lateAnswers',
    find: ({ deps, userId }, page) =>
      mapRows(
        findRows(
          deps.db,
          lateAnswers,
          { timestamp: lateAnswers.receivedAt, id: lateAnswers.id },
          isLateAnswerOf(userId),
          page,
        ),
        ({
          attemptId,
          answers,
          sealedAt,
          receivedAt,
          receivedAfterRelease,
          state,
          decidedAt,
          reason,
        }) => ({
          attemptId,
          answers,
          sealedAt,
          receivedAt,
          receivedAfterRelease,
          state,
          decidedAt,
          reason,
        }),
      ),
  },
  { name: 'multiSubjectResults', find: findPaperResults },
  { name: 'examResults', find: findSingleResults },
  {
    name: 'notes',
    find: ({ deps, userId }, page) =>
      findRows(
        deps.db,
        studentNotes,
        { timestamp: studentNotes.createdAt, id: studentNotes.id },
        eq(studentNotes.userId, userId),
        page,
      ),
  },
  {
    name: 'markingComments',
    find: ({ deps, userId }, page) =>
      findRows(
        deps.db,
        markingComments,
        { timestamp: markingComments.createdAt, id: markingComments.id },
        eq(markingComments.userId, userId),
        page,
      ),
  },
  {
    name: 'lessonProgress',
    find: ({ deps, userId }, page) => {
      const sort = { timestamp: lessonProgress.updatedAt, id: lessonProgress.lessonId };
      return findRows(deps.db, lessonProgress, sort, eq(lessonProgress.userId, userId), page);
    },
  },
  {
    name: 'campaignRegistrations',
    find: ({ deps, studentId }, page) => {
      const sort = {
        timestamp: campaignRegistrations.registeredAt,
        id: campaignRegistrations.campaignId,
      };
      return findRows(
        deps.db,
        campaignRegistrations,
        sort,
        eq(campaignRegistrations.studentId, studentId ?? ''),
        page,
      );
    },
  },
  {
    name: 'examCampaignRegistrations',
    find: ({ deps, studentId }, page) => {
      const sort = {
        timestamp: examCampaignRegistrations.registeredAt,
        id: examCampaignRegistrations.campaignId,
      };
      return mapRows(
        findRows(
          deps.db,
          examCampaignRegistrations,
          sort,
          eq(examCampaignRegistrations.studentId, studentId ?? ''),
          page,
        ),
        ({ identityHashes: _, ...registration }) => registration,
      );
    },
  },
  {
    name: 'rosterEntries',
    find: ({ deps, userId, studentId }, page) =>
      mapRows(
        findRows(
          deps.db,
          examRosterCandidates,
          { timestamp: examRosterCandidates.addedAt, id: examRosterCandidates.id },
          isRosterEntryOf(userId, studentId ?? ''),
          page,
        ),
        ({ address, name, rollNumber, addedAt }) => ({ address, name, rollNumber, addedAt }),
      ),
  },
  {
    name: 'keyChallenges',
    find: findChallenges,
  },
  {
    name: 'exclusions',
    find: ({ deps, userId }, page) =>
      mapRows(
        findRows(
          deps.db,
          attemptExclusions,
          { timestamp: attemptExclusions.excludedAt, id: attemptExclusions.id },
          eq(attemptExclusions.userId, userId),
          page,
        ),
        ({ attemptId, reason, excludedAt, endReason, endedAt }) => ({
          attemptId,
          reason,
          excludedAt,
          endReason,
          endedAt,
        }),
      ),
  },
  {
    name: 'personalWindows',
    find: ({ deps, studentId }, page) =>
      mapRows(
        findRows(
          deps.db,
          personalWindows,
          { timestamp: personalWindows.givenAt, id: personalWindows.campaignId },
          eq(personalWindows.studentId, studentId ?? ''),
          page,
        ),
        ({ campaignId, givenAt, ...window }) => ({ campaignId, givenAt, ...toWindow(window) }),
      ),
  },
  {
    name: 'grants',
    find: ({ deps, userId }, page) =>
      mapRows(
        findRows(
          deps.db,
          grants,
          { timestamp: grants.grantedAt, id: grants.id },
          eq(grants.userId, userId),
          page,
        ),
        ({ role, universityId, courseId, grantedAt }) => ({
          role,
          courseId: universityId ?? courseId,
          grantedAt,
        }),
      ),
  },
  {
    name: 'assignmentSubmissions',
    find: ({ deps, userId }, page) =>
      mapRows(
        findRows(
          deps.db,
          submissions,
          { timestamp: submissions.savedAt, id: submissions.id },
          eq(submissions.userId, userId),
          page,
        ),
        toSubmission,
      ),
  },
  {
    name: 'notifications',
    find: ({ deps, userId }, page) => findNotifications(deps.db, userId, page),
  },
];

/** Format of `after`: the name of a list and a cursor in it (db/keyset.ts). */
export const CURSOR_PATTERN = `^(${PARTS.map(({ name }) => name).join('|')}):([0-9]{1,16}~[A-Za-z0-9_-]{1,100})?$`;

/**
 * The next rows of the lists.
 * @param after `next` of the previous page; undefined: from the start
 * @returns `next`: the start of the next page; undefined on the last one
 */
export async function findNextParts(
  owner: Owner,
  after: string | undefined,
): Promise<{ parts: Record<string, unknown[]>; next?: string }> {
  const [first = PARTS[0]?.name, cursor = ''] = after?.split(':') ?? [];
  const parts: Record<string, unknown[]> = {};
  let left = MAX_ROWS;
  for (const { name, find } of PARTS.slice(PARTS.findIndex((part) => part.name === first))) {
    if (left === 0) return { parts, next: `${name}:` };
    const { rows, nextCursor } = await find(owner, {
      offset: 0,
      limit: left,
      after: name === first ? cursor : '',
    });
    parts[name] = rows;
    left -= rows.length;
    if (nextCursor !== undefined) return { parts, next: `${name}:${nextCursor}` };
  }
  return { parts };
}
