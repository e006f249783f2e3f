// The authorization rules. Every route uses them.
import type { Language } from './messages/transport.ts';
import { type PlainRefusalCode, refuse } from './refusals/refusals.ts';

/** The account behind a session. */
export type SessionUser = {
  id: string;
  role: 'student' | 'admin';
  email: string | null;
  phoneNumber: string | null;
  /** Language of messages to the account; null: unknown. */
  language: Language | null;
  /** The account's student record; null for an account without one. */
  studentId: string | null;
  /** The name in that record. */
  name: string | null;
};

/** A role in one course; a teacher has all rights of a marker. */
export type GrantRole = 'teacher' | 'marker';

/** The sender of a request. */
export type Viewer = {
  /** Null for a visitor, and for the service credential alone. */
  user: SessionUser | null;
  /**
   * The request carries the gateway's service credential: it may read everything and owns nothing.
   */
  isService: boolean;
  /** Ids of the courses of both kinds that the user is enrolled in. */
  courses: ReadonlySet<string>;
  /** The user's grants by the ids of the courses (docs/decisions/077). */
  grants: ReadonlyMap<string, GrantRole>;
  /** The user's session; null without one. */
  session: ViewerSession | null;
};

/** The part of a session that routes get. It cannot be used to sign in. */
export type ViewerSession = { id: string; confirmedUntil: Date | null };

export const visitor: Viewer = {
  user: null,
  isService: false,
  courses: new Set(),
  grants: new Map(),
  session: null,
};

/** The id of the account; without one an empty string, which is the id of no account. */
export function userIdOf({ user }: Pick<Viewer, 'user'>): string {
  return user?.id ?? '';
}

/** Admins, and the service credential: they read every record. */
export function readsEverything(viewer: Viewer): boolean {
  return viewer.isService || viewer.user?.role === 'admin';
}

/** Whether the account has this grant in the course. False for admins, who need none. */
export function hasGrant(viewer: Viewer, courseId: string | null, role: GrantRole): boolean {
  const own = courseId === null ? undefined : viewer.grants.get(courseId);
  return own === role || own === 'teacher';
}

/** The ids of the courses in which the account has this grant. */
export function grantedCourses(viewer: Viewer, role: GrantRole): string[] {
  return [...viewer.grants.keys()].filter((courseId) => hasGrant(viewer, courseId, role));
}

/** Whether answer keys may be shown: correct options, explanations, guidelines, solutions. */
export function canReadKey(viewer: Viewer): boolean {
  return readsEverything(viewer);
}

/** Whether the keys of a course's exams may be shown: also to its teachers. */
export function canReadKeyOf(viewer: Viewer, courseId: string | null): boolean {
  return canReadKey(viewer) || hasGrant(viewer, courseId, 'teacher');
}

/**
 * Whether archived exams may be read: their results stay readable, and a review of a result needs
 * the questions.
 */
export function canReadArchived(viewer: Viewer): boolean {
  return readsEverything(viewer);
}

/**
 * Whether a course's lessons, notes and questions may be shown: to the enrolled and to its
 * teachers. With an unknown course (null) only `readsEverything` decides.
 */
export function canReadCourse(viewer: Viewer, courseId: string | null): boolean {
  if (readsEverything(viewer) || hasGrant(viewer, courseId, 'teacher')) return true;
  return courseId !== null && viewer.courses.has(courseId);
}

/** The signed-in account; 401 without a session. */
export function requireUser(viewer: Viewer): SessionUser {
  return viewer.user ?? refuse('LOGIN_REQUIRED');
}

/** The session of the signed-in account; 401 without one. */
export function requireSession(viewer: Viewer): ViewerSession {
  return viewer.session ?? refuse('LOGIN_REQUIRED');
}

/**
 * 403 unless the password was proved in this session within the last five minutes (POST
 * /ext/confirm).
 */
export function requireConfirmed(viewer: Viewer, now: Date): void {
  const { confirmedUntil } = requireSession(viewer);
  if (!confirmedUntil || confirmedUntil <= now) refuse('CONFIRMATION_REQUIRED');
}

/** 401 for visitors; any account and the service credential pass. */
export function requireNoVisitor(viewer: Viewer): void {
  if (!viewer.isService) requireUser(viewer);
}

/** 401 for visitors, 403 for all but admins. */
export function requireAdmin(viewer: Viewer): void {
  if (requireUser(viewer).role !== 'admin') refuse('ADMIN_REQUIRED');
}

/** 401 for visitors, 403 for all but admins and accounts with this grant in any course. */
export function requireGrant(viewer: Viewer, role: GrantRole): void {
  if (requireUser(viewer).role === 'admin') return;
  if (grantedCourses(viewer, role).length === 0) refuse('ADMIN_REQUIRED');
}

/** The course and the owner of a record that an account with a grant requests. */
export type GrantedRecord = { courseId: string | null; userId?: string };

/**
 * 403 except for admins and accounts with this grant in the record's course. A missing record is
 * refused like one of another course. A grant gives no access to own records.
 */
export function requireGrantFor(
  viewer: Viewer,
  record: GrantedRecord | undefined,
  role: GrantRole,
): void {
  const user = requireUser(viewer);
  if (user.role === 'admin') return;
  if (!record || !hasGrant(viewer, record.courseId, role)) refuse('COURSE_NOT_GRANTED');
  if (record.userId === user.id) refuse('OWN_EXAM_MARKED');
}

/** 401 for visitors, 403 for students who are not enrolled. */
export function requireCourse(viewer: Viewer, courseId: string | null): void {
  if (canReadCourse(viewer, courseId)) return;
  requireUser(viewer);
  refuse('NOT_ENROLLED');
}

/**
 * Whether an exam may be read and taken: for students from its opening time on, or at any time if
 * it has none.
 */
function hasOpened(viewer: Viewer, opening: Date | null | undefined, now: Date): boolean {
  return !opening || opening <= now || readsEverything(viewer);
}

/** An exam campaign with an exam, as one student sees it. */
export type ExamWindow = {
  id: string;
  startDate: Date;
  endDate: Date;
  /** The time when its results are released: its last deadline plus the grace. */
  releasedAt: Date;
  /** The window is the student's own, in place of the campaign's (personal-windows). */
  isPersonal?: boolean;
  isRegistered: boolean;
  /** The student has started an attempt since the campaign's start. */
  hasAttempt: boolean;
  /** The student has an attempt that accepts answers now. */
  hasOpenAttempt: boolean;
  hasResult: boolean;
};

/**
 * The properties that decide who may read and take an exam: its course, its opening time (papers
 * have none) and its campaigns.
 */
export type GuardedExam = {
  courseId: string | null;
  startingDate?: Date | null | undefined;
  windows: readonly ExamWindow[];
  /** Only checked when an attempt starts: an exam without questions cannot be started. */
  isEmpty?: boolean;
};

/**
 * `until`: the end of every attempt, whatever its time limit; null if only the time limit ends it.
 * `contests`: the ids of the campaigns for which this is the only attempt; empty in practice.
 */
type ExamAccess =
  | { may: 'take'; until: Date | null; contests: readonly string[] }
  | { may: 'read' | 'nothing'; refusal: PlainRefusalCode };

/** The exam's future campaigns, and those whose results are not released yet. */
const aheadOf = ({ windows }: GuardedExam, now: Date) =>
  windows.filter((window) => window.releasedAt > now);

/**
 * Decides who may read an exam's questions and take it, and until when. Admins and the service
 * credential always may. Accounts with a grant in the course cannot take its exams; teachers can
 * read them. For students:
 * 1. From the creation of a campaign with the exam until its results are released, only registered
 *    students may take the exam, between the campaign's start and end, or in their personal
 *    window. Enrolment does not count, because enrolled students would see the paper of a contest
 *    beforehand. Each student takes it once and reads the questions only during an open attempt, so
 *    that the paper cannot be read without a running timer.
 * 2. At all other times students who are enrolled in the course may take it. Students with a result
 *    from a campaign may still read it.
 * 3. It cannot be read or taken before its opening time, except in a personal window.
 */
function decideAccess(viewer: Viewer, exam: GuardedExam, now: Date): ExamAccess {
  const { courseId, startingDate, windows } = exam;
  if (readsEverything(viewer)) return { may: 'take', until: null, contests: [] };
  if (hasGrant(viewer, courseId, 'teacher')) return { may: 'read', refusal: 'GRANT_IN_COURSE' };
  if (hasGrant(viewer, courseId, 'marker')) return { may: 'nothing', refusal: 'GRANT_IN_COURSE' };
  const notYet = { may: 'nothing', refusal: 'EXAM_NOT_OPEN_YET' } satisfies ExamAccess;
  const ahead = aheadOf(exam, now);
  if (ahead.length > 0) {
    const own = ahead.filter((window) => window.isRegistered);
    if (own.length === 0) return { may: 'nothing', refusal: 'EXAM_IN_CAMPAIGN' };
    const running = own.filter((window) => window.startDate <= now && window.endDate > now);
    if (running.length === 0 && own.every((window) => window.endDate <= now))
      return { may: 'nothing', refusal: 'CAMPAIGN_OVER' };
    const isOpen =
      hasOpened(viewer, startingDate, now) || running.some(({ isPersonal }) => isPersonal);
    if (running.length === 0 || !isOpen) return notYet;
    if (running.some((window) => window.hasAttempt))
      return { may: 'nothing', refusal: 'CAMPAIGN_ATTEMPT_USED' };
    const until = new Date(Math.max(...running.map((window) => window.endDate.getTime())));
    return { may: 'take', until, contests: running.map((window) => window.id) };
  }
  if (canReadCourse(viewer, courseId))
    return hasOpened(viewer, startingDate, now)
      ? { may: 'take', until: null, contests: [] }
      : notYet;
  const own = windows.filter((window) => window.isRegistered);
  if (own.length === 0) return { may: 'nothing', refusal: 'NOT_ENROLLED' };
  return {
    may: own.some((window) => window.hasResult) ? 'read' : 'nothing',
    refusal: 'CAMPAIGN_OVER',
  };
}

/** Whether an exam's questions may be shown. */
export function canReadExam(viewer: Viewer, exam: GuardedExam, now: Date): boolean {
  if (!canReadKeyOf(viewer, exam.courseId) && aheadOf(exam, now).length > 0)
    return exam.windows.some((window) => window.hasOpenAttempt);
  return decideAccess(viewer, exam, now).may !== 'nothing';
}

/**
 * The latest end of an attempt that starts now, and the campaigns for which it is the only attempt.
 */
export type AttemptWindow = { until: Date | null; contests: readonly string[] };

/**
 * Requires that the viewer may take the exam now.
 * @param isTimed true if an attempt is being started; false if answers were submitted without one
 * @throws 401 for visitors; 403 if not enrolled, or not registered for its campaign; 410 if too
 *   early or too late; 409 without an attempt in a campaign, for a second one, or without questions
 */
export function requireExamAccess(
  viewer: Viewer,
  exam: GuardedExam,
  now: Date,
  isTimed: boolean,
): AttemptWindow {
  const access = decideAccess(viewer, exam, now);
  if (access.may === 'take' && access.contests.length > 0 && !isTimed) refuse('EXAM_NOT_STARTED');
  if (access.may === 'take' && isTimed && exam.isEmpty) refuse('EXAM_WITHOUT_QUESTIONS');
  if (access.may === 'take') return access;
  requireUser(viewer);
  return refuse(access.refusal);
}

/** Whether a record may be read: by its owner, an admin or the service credential. */
export function canReadRecord(viewer: Viewer, ownerUserId: string): boolean {
  return readsEverything(viewer) || viewer.user?.id === ownerUserId;
}

/**
 * The account whose records may be read together with what reveals the key, such as score changes
 * and ranks; undefined: those of all accounts.
 */
export function readableOwner(viewer: Viewer): string | undefined {
  return canReadKey(viewer) ? undefined : requireUser(viewer).id;
}

/** Requires the record's owner, an admin or the service credential. */
export function requireReader(viewer: Viewer, ownerUserId: string): void {
  if (readsEverything(viewer)) return;
  if (requireUser(viewer).id !== ownerUserId) refuse('NOT_OWNER');
}

/** Requires the record's owner. */
export function requireOwner(viewer: Viewer, ownerUserId: string): SessionUser {
  const user = requireUser(viewer);
  return user.id === ownerUserId ? user : refuse('NOT_OWNER');
}

/** Requires that the student record belongs to the session's account. */
export function requireOwnStudent(
  viewer: Viewer,
  studentId: string,
): SessionUser & { studentId: string } {
  const user = requireUser(viewer);
  return user.studentId === studentId ? { ...user, studentId } : refuse('NOT_OWNER');
}

/** Requires the owner or an admin. */
export function requireOwnerOrAdmin(viewer: Viewer, ownerUserId: string): SessionUser {
  const user = requireUser(viewer);
  return user.role === 'admin' ? user : requireOwner(viewer, ownerUserId);
}

/** Requires an admin, or the account that the student record belongs to. */
export function requireOwnStudentOrAdmin(viewer: Viewer, studentId: string): SessionUser {
  const user = requireUser(viewer);
  return user.role === 'admin' ? user : requireOwnStudent(viewer, studentId);
}
