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
export function hasOpened(viewer: Viewer, opening: Date | null | undefined, now: Date): boolean {
  return !opening || opening <= now || readsEverything(viewer);
}

/** 410 for students before the exam's opening. */
export function requireOpened(viewer: Viewer, opening: Date | null | undefined, now: Date): void {
  if (!hasOpened(viewer, opening, now)) refuse(410, 'The exam has not opened yet.');
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
