// Who may do what (decisions: "Who may do what"): the one place with the rules, used by every route.
import { refuse } from './plugins/errors.ts';

/** The account behind a session. */
export type SessionUser = {
  id: string;
  role: 'student' | 'admin';
  email: string | null;
  phoneNumber: string | null;
  /** The account's student record; null for an account without one. */
  studentId: string | null;
  /** The name in that record. */
  name: string | null;
};

/** Whoever sent the request. */
export type Viewer = {
  /** Null for a visitor, and for the service credential alone. */
  user: SessionUser | null;
  /** The gateway's own credential came with the request: reads anything, owns nothing. */
  isService: boolean;
  /** Ids of the courses of both kinds that the user is enrolled in. */
  courses: ReadonlySet<string>;
};

export const visitor: Viewer = { user: null, isService: false, courses: new Set() };

/** Admins, and the service credential: they read every record. */
function readsEverything(viewer: Viewer): boolean {
  return viewer.isService || viewer.user?.role === 'admin';
}

/** Whether answer keys may be shown: correct options, explanations, guidelines, solutions. */
export function canReadKey(viewer: Viewer): boolean {
  return readsEverything(viewer);
}

/** Whether an exam may still be read that was archived: results in it stay readable, and reviewing them takes its questions. */
export function canReadArchived(viewer: Viewer): boolean {
  return readsEverything(viewer);
}

/** Whether the inside of a course may be shown: lessons, notes, questions. A course that cannot be told is nobody's. */
export function canReadCourse(viewer: Viewer, courseId: string | null): boolean {
  return readsEverything(viewer) || (courseId !== null && viewer.courses.has(courseId));
}

/** The signed-in account; 401 for anybody else. */
export function requireUser(viewer: Viewer): SessionUser {
  return viewer.user ?? refuse(401, 'Please login first.');
}

/** 401 for visitors; any account and the service credential pass. */
export function requireNoVisitor(viewer: Viewer): void {
  if (!viewer.isService) requireUser(viewer);
}

/** 401 for visitors, 403 for all but admins. */
export function requireAdmin(viewer: Viewer): void {
  if (requireUser(viewer).role !== 'admin') refuse(403, 'Only an admin may do this.');
}

/** 401 for visitors, 403 for students who are not enrolled. */
export function requireCourse(viewer: Viewer, courseId: string | null): void {
  if (canReadCourse(viewer, courseId)) return;
  requireUser(viewer);
  refuse(403, 'You are not enrolled in this course.');
}

/** Whether an exam may be read and sat: a student's only from its opening on. An exam without one is always open. */
function hasOpened(viewer: Viewer, opening: Date | null | undefined, now: Date): boolean {
  return !opening || opening <= now || readsEverything(viewer);
}

/** An exam campaign that an exam stands in, as one student sees it. */
export type ExamWindow = { startDate: Date; endDate: Date; isRegistered: boolean; hasAttempt: boolean; hasResult: boolean };

/** What decides who may read and sit an exam: its course, its own opening (papers have none), the campaigns that it stands in. */
export type GuardedExam = { courseId: string | null; startingDate?: Date | null | undefined; windows: readonly ExamWindow[] };

/**
 * `until` is when every attempt ends, whatever its time limit; null where nothing but the time limit ends it. With `onClock` the questions are
 * for those alone whose attempt has begun.
 */
type ExamStanding =
  | { may: 'sit'; until: Date | null; onClock: boolean }
  | { may: 'read' | 'nothing'; because: [status: number, sentence: string] };

/**
 * The rule of who may read an exam's questions and sit it, and until when. Admins and the service credential always. For a student:
 * 1. While a campaign with the exam is to come or runs, it belongs to the campaign: whoever is registered, from its start to its end, and
 *    nobody else, enrolled or not. (Else the enrolled would know the paper of a contest beforehand.) Questions are shown from the moment on in
 *    which the own attempt has begun, and answers are taken in an attempt alone: nobody reads a contest's paper off the clock.
 * 2. At all other times whoever is enrolled in its course; and those who took it in a campaign may still read it.
 * 3. Nobody before the exam's own opening.
 */
function standingOf(viewer: Viewer, { courseId, startingDate, windows }: GuardedExam, now: Date): ExamStanding {
  if (readsEverything(viewer)) return { may: 'sit', until: null, onClock: false };
  const notYet = { may: 'nothing', because: [410, 'The exam has not opened yet.'] } satisfies ExamStanding;
  const ahead = windows.filter((window) => window.endDate > now);
  if (ahead.length > 0) {
    const own = ahead.filter((window) => window.isRegistered);
    if (own.length === 0) return { may: 'nothing', because: [403, 'This exam is part of a campaign that you are not registered for.'] };
    const running = own.filter((window) => window.startDate <= now).map((window) => window.endDate.getTime());
    if (running.length === 0 || !hasOpened(viewer, startingDate, now)) return notYet;
    return { may: 'sit', until: new Date(Math.max(...running)), onClock: true };
  }
  if (canReadCourse(viewer, courseId)) return hasOpened(viewer, startingDate, now) ? { may: 'sit', until: null, onClock: false } : notYet;
  const own = windows.filter((window) => window.isRegistered);
  if (own.length === 0) return { may: 'nothing', because: [403, 'You are not enrolled in this course.'] };
  return { may: own.some((window) => window.hasResult) ? 'read' : 'nothing', because: [410, 'The campaign is over.'] };
}

/** Whether an exam's questions may be shown. */
export function canReadExam(viewer: Viewer, exam: GuardedExam, now: Date): boolean {
  const standing = standingOf(viewer, exam, now);
  if (standing.may !== 'sit') return standing.may === 'read';
  return !standing.onClock || exam.windows.some((window) => window.isRegistered && window.hasAttempt);
}

/**
 * To sit an exam now; answers when the attempt ends at the latest.
 * @param hasClock an attempt begins; false: answers came without one
 * @throws 401 for visitors; 403 not enrolled, or not registered for its campaign; 410 too early or too late; 409 without an attempt in a campaign
 */
export function requireSitting(viewer: Viewer, exam: GuardedExam, now: Date, hasClock: boolean): Date | null {
  const standing = standingOf(viewer, exam, now);
  if (standing.may === 'sit' && standing.onClock && !hasClock) refuse(409, 'Start the exam first.');
  if (standing.may === 'sit') return standing.until;
  requireUser(viewer);
  return refuse(...standing.because);
}

/** To read a record: its owner, an admin or the service credential. */
export function requireReader(viewer: Viewer, ownerUserId: string): void {
  if (readsEverything(viewer)) return;
  if (requireUser(viewer).id !== ownerUserId) refuse(403, 'This belongs to someone else.');
}

/** To change a record that is only its owner's. */
export function requireOwner(viewer: Viewer, ownerUserId: string): SessionUser {
  const user = requireUser(viewer);
  return user.id === ownerUserId ? user : refuse(403, 'This belongs to someone else.');
}

/** To act as a student: the session's account must have that record. */
export function requireOwnStudent(viewer: Viewer, studentId: string): SessionUser & { studentId: string } {
  const user = requireUser(viewer);
  return user.studentId === studentId ? { ...user, studentId } : refuse(403, 'This belongs to someone else.');
}

/** To change an account's record: its owner, or an admin. */
export function requireOwnerOrAdmin(viewer: Viewer, ownerUserId: string): SessionUser {
  const user = requireUser(viewer);
  return user.role === 'admin' ? user : requireOwner(viewer, ownerUserId);
}

/** To change a student record, or what belongs to it: its account, or an admin. */
export function requireOwnStudentOrAdmin(viewer: Viewer, studentId: string): SessionUser {
  const user = requireUser(viewer);
  return user.role === 'admin' ? user : requireOwnStudent(viewer, studentId);
}
