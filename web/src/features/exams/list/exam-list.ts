/**
 * Merges campaign exams, course exams, results and running attempts of one user into one list, with
 * state and group. Pure.
 */
import { isFromContest } from '../../exam-list/contest-attempt.ts';
import type { ExamKind } from '../../exam-room/storage/attempt-store.ts';
import type { OpenAttempt } from '../../exam-room/storage/open-attempts.ts';
import { type ExamPlace, nowhere, placeOfResult } from './exam-place.ts';
import type { ExamsRouteQuery } from './generated/exams.route.ts';
import type { TakeableExam_ExamFragment } from './generated/takeable-exam.ts';

type Viewer = NonNullable<ExamsRouteQuery['viewer']>;
export type Result = NonNullable<Viewer['results']>[number];
type RegisteredExam = NonNullable<NonNullable<Viewer['student']>['campaignExams']>[number];

export const groups = ['live', 'takeable', 'upcoming', 'past'] as const;
type Group = (typeof groups)[number];

/** The campaign of the exam. */
interface Window {
  readonly campaignId: string;
  readonly title: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

export interface ListedExam {
  readonly key: string;
  readonly kind: ExamKind;
  readonly examId: string;
  /** Empty if the host does not report it. */
  readonly title: string;
  readonly group: Group;
  /**
   * The available action. `open` and `waiting` apply to campaign exams, and to course exams with a
   * start date.
   */
  readonly state: 'running' | 'open' | 'waiting' | 'done' | 'closed';
  readonly window: Window | null;
  /** An ISO date-time; null if it is always open. */
  readonly opensAt: string | null;
  readonly place: ExamPlace;
  readonly attempt: OpenAttempt | null;
  /** Of a campaign exam also one from practice, which leaves its state as it is. */
  readonly result: Result | null;
  /** Number of questions and time limit in minutes; null if unknown. */
  readonly size: { readonly questions: number; readonly minutes: number } | null;
}

interface Sources {
  readonly results: readonly Result[];
  readonly registered: readonly RegisteredExam[];
  readonly attempts: readonly OpenAttempt[];
  /** Exams of the user's courses without a result, open now or later. */
  readonly takeable: readonly TakeableExam_ExamFragment[];
}

/** Null if it is withheld or not marked. */
export const scoreOf = (result: Result): number | null =>
  result.__typename === 'SingleExamResult' ? result.score : result.totalScore;

const kindOfResult = (result: Result): ExamKind =>
  result.__typename === 'SingleExamResult' ? 'single' : 'multi-subject';

/** @param now the server's time, in milliseconds since the epoch */
export function examList(
  { results, registered, attempts, takeable }: Sources,
  now: number,
): ListedExam[] {
  const placeOf = (result: Result | null) => (result ? placeOfResult(result) : nowhere);
  const campaigns = registered.map(
    ({ campaignId, title, examId, examKind, examTitle, startDate, endDate }) => {
      const result = results.find(({ exam }) => exam?.id === examId) ?? null;
      return toListedExam(
        {
          key: campaignId,
          kind: examKind === 'SINGLE' ? 'single' : 'multi-subject',
          examId,
          title: examTitle,
          window: { campaignId, title, startDate, endDate },
          opensAt: startDate,
          place: placeOf(result),
          attempt: attempts.find((attempt) => attempt.examId === examId) ?? null,
          result,
        },
        now,
      );
    },
  );
  const includesExam = (rows: readonly ListedExam[], id: string | undefined) =>
    rows.some(({ examId }) => examId === id);
  const running = attempts
    .filter(({ examId }) => !includesExam(campaigns, examId))
    .map((attempt) => {
      const { kind, examId, title } = attempt;
      const result = results.find(({ exam }) => exam?.id === examId) ?? null;
      const place = placeOf(result);
      return toListedExam(
        {
          key: `attempt ${examId}`,
          kind,
          examId,
          title,
          window: null,
          opensAt: null,
          place,
          attempt,
          result,
        },
        now,
      );
    });
  const takenExams = results
    .filter(({ exam }) => !includesExam(campaigns, exam?.id) && !includesExam(running, exam?.id))
    .map((result) => {
      const { id, exam } = result;
      const about = {
        kind: kindOfResult(result),
        examId: exam?.id ?? '',
        title: exam?.title ?? '',
      };
      return toListedExam(
        {
          key: id,
          ...about,
          window: null,
          opensAt: null,
          place: placeOfResult(result),
          attempt: null,
          result,
        },
        now,
      );
    });
  const ownExams = [...campaigns, ...running, ...takenExams];
  const courseExams = takeable
    .filter(({ examId }) => !includesExam(ownExams, examId))
    .map(
      ({
        kind,
        examId,
        title,
        courseId,
        courseName,
        subjects,
        startingDate,
        questionCount,
        timeLimitMinutes,
      }) => {
        const about = {
          key: `exam ${examId}`,
          kind: kind === 'SINGLE' ? 'single' : 'multi-subject',
          examId,
          title,
        } as const;
        const place = { course: { id: courseId, name: courseName }, subjects };
        const size = { questions: questionCount, minutes: timeLimitMinutes };
        const exam = toListedExam(
          {
            ...about,
            window: null,
            opensAt: startingDate,
            place,
            attempt: null,
            result: null,
            size,
          },
          now,
        );
        return exam.state === 'open' ? { ...exam, group: 'takeable' as const } : exam;
      },
    );
  return [...ownExams, ...courseExams];
}

type Unsorted = Omit<ListedExam, 'group' | 'state' | 'size'> & Partial<Pick<ListedExam, 'size'>>;

function toListedExam({ size = null, ...details }: Unsorted, now: number): ListedExam {
  const exam = { ...details, size };
  const { window, opensAt, attempt, result } = exam;
  if (attempt) return { ...exam, group: 'live', state: 'running' };
  const isWindowOver =
    window !== null && window.endDate !== null && Date.parse(window.endDate) <= now;
  if (!isWindowOver && opensAt !== null && Date.parse(opensAt) > now)
    return { ...exam, group: 'upcoming', state: 'waiting' };
  const isTaken =
    result !== null && (window === null || isFromContest(window, { dateTaken: takenAt(result) }));
  if (!isWindowOver && !isTaken) return { ...exam, group: 'live', state: 'open' };
  if (!isTaken) return { ...exam, group: 'past', state: 'closed' };
  return { ...exam, group: 'past', state: 'done' };
}

const takenAt = (result: Result): string | null =>
  result.__typename === 'SingleExamResult' ? result.takenAt : result.dateTaken;

/** When it was taken, otherwise when its campaign ended; null if both are unknown. */
export function pastMoment({ state, result, window }: ListedExam): string | null {
  const dateTaken = state === 'done' && result ? takenAt(result) : null;
  return dateTaken ?? window?.endDate ?? null;
}

/** The exams of one group, sorted by end or start; past exams are sorted latest first. */
export function inGroup(exams: readonly ListedExam[], group: Group): ListedExam[] {
  const members = exams.filter((exam) => exam.group === group);
  // In the server's order, because they are paginated.
  if (group === 'takeable') return members;
  if (group === 'past')
    return members.toSorted((a, b) => (pastMoment(b) ?? '').localeCompare(pastMoment(a) ?? ''));
  const moment = ({ attempt, window, opensAt }: ListedExam) =>
    attempt?.endsAt ?? Date.parse((group === 'live' ? window?.endDate : opensAt) ?? '2999-01-01');
  return members.toSorted((a, b) => moment(a) - moment(b));
}
