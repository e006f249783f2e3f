// People management for admins: search, details, and enrolling students.
import type {
  EnrollmentCategory,
  ExamKind,
  Resolvers,
  StudentImportProblemKind,
  StudentRowInput,
} from '../../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../../upstream/batching.ts';
import { connectionOf, cursorPageOf } from '../../../upstream/paging.ts';
import { SEARCH_NAMES, withInputPaths } from '../../../upstream/renamed-input.ts';
import type { Context } from '../../context.ts';
import type { RestCategory } from '../api.ts';

const restCategory: Record<EnrollmentCategory, RestCategory> = {
  ADMISSION_PREP: 'admissionPrep',
  ACADEMIC: 'academic',
};

const restStates = { BLOCKED: 'blocked', INVITED: 'invited' } as const;
const PROBLEMS: Readonly<Record<string, StudentImportProblemKind>> = {
  'invalid-address': 'INVALID_ADDRESS',
  doubled: 'DOUBLED',
  'name-too-long': 'NAME_TOO_LONG',
  'institution-too-long': 'INSTITUTION_TOO_LONG',
};
const restRow = ({ line, address, name, institution }: StudentRowInput) => ({
  line,
  address,
  name: name || undefined,
  institution: institution || undefined,
});
const examKind = (kind: string | undefined): ExamKind =>
  kind === 'multi-subject' ? 'MULTI_SUBJECT' : 'SINGLE';

/**
 * Errors UNAUTHENTICATED, FORBIDDEN, and OPERATION_NOT_ALLOWED if the host does not have the
 * extension.
 */
async function requirePeople({ capabilities, requireAdmin }: Context): Promise<void> {
  await requireAdmin();
  await capabilities.require('people', 'NO_PEOPLE');
}

export const peopleResolvers: Resolvers = {
  Query: {
    people: async (_, { search, state, ...args }, context) => {
      await requirePeople(context);
      const page = await cursorPageOf(args, context.capabilities);
      const restState = state ? restStates[state] : undefined;
      const listing = context.api.people.listPeople(search?.trim() ?? '', restState, page);
      return connectionOf(await withInputPaths(SEARCH_NAMES, listing), page);
    },
    person: async (_, { id }, context) => {
      await requirePeople(context);
      return context.api.people.findPerson(id);
    },
  },
  Person: {
    id: ({ student }) => idOf(student ?? {}),
    student: ({ student }) => student ?? {},
    account: ({ account }) => account ?? {},
    createdAt: ({ createdAt }) => createdAt ?? null,
    enrollments: ({ enrolments }) => enrolments ?? null,
    blockedAt: ({ account }) => account?.blockedAt ?? null,
    invitedAt: ({ account }) => account?.invitedAt ?? null,
    invitationSentAt: ({ account }) => account?.invitationSentAt ?? null,
    sessions: ({ student }, _, { api }) => api.people.listPersonSessions(idOf(student ?? {})),
    attempts: async ({ student }, args, { api, capabilities }) => {
      const page = await cursorPageOf(args, capabilities);
      return connectionOf(await api.people.listPersonAttempts(idOf(student ?? {}), page), page);
    },
    results: async ({ student }, args, { api, capabilities }) => {
      const page = await cursorPageOf(args, capabilities);
      return connectionOf(await api.people.listPersonResults(idOf(student ?? {}), page), page);
    },
  },
  PersonAttempt: {
    id: idOf,
    examKind: ({ kind }) => examKind(kind),
    examId: ({ examId }) => examId ?? '',
    title: ({ title }) => title ?? '',
    startedAt: ({ startedAt }) => startedAt ?? null,
    deadline: ({ deadline }) => deadline ?? null,
    closedAt: ({ closedAt }) => closedAt ?? null,
    isHandedIn: ({ closedBy }) => closedBy === 'student',
  },
  PersonResult: {
    id: idOf,
    examKind: ({ kind }) => examKind(kind),
    examId: ({ examId }) => examId ?? '',
    title: ({ title }) => title ?? '',
    takenAt: ({ dateTaken }) => dateTaken ?? null,
    score: ({ score }) => score ?? null,
  },
  PersonEnrollment: {
    courseId: ({ courseId }) => courseId ?? '',
    category: ({ category }) => (category === 'admissionPrep' ? 'ADMISSION_PREP' : 'ACADEMIC'),
    courseCode: ({ courseCode }) => courseCode ?? '',
    name: ({ name }) => name ?? '',
    enrolledAt: ({ enrolledAt }) => enrolledAt ?? null,
    paymentNote: ({ paymentNote }) => paymentNote || null,
    isByAdmin: ({ byAdmin }) => byAdmin ?? false,
  },
  StudentImport: {
    newCount: ({ newCount }) => newCount ?? 0,
    existingCount: ({ existingCount }) => existingCount ?? 0,
    problems: ({ problems }) => problems ?? [],
  },
  StudentImportProblem: {
    line: ({ line }) => line ?? 0,
    address: ({ address }) => address ?? '',
    kind: ({ problem }) => PROBLEMS[problem ?? ''] ?? 'INVALID_ADDRESS',
    firstLine: ({ firstLine }) => firstLine ?? null,
  },
  Mutation: {
    checkStudentImport: async (_, { input: { rows } }, context) => {
      await requirePeople(context);
      return { import: await context.api.people.postImportCheck(rows.map(restRow)) };
    },
    importStudents: async (_, { input: { rows } }, context) => {
      await requirePeople(context);
      return { import: await context.api.people.postImport(rows.map(restRow)) };
    },
    sendInvitations: async (_, __, context) => {
      await requirePeople(context);
      const { sentCount, leftCount } = await context.api.people.postInvitations();
      return { sentCount: sentCount ?? 0, leftCount: leftCount ?? 0 };
    },
    enrollStudent: async (
      _,
      { input: { studentId, courseId, category, paymentNote } },
      context,
    ) => {
      await requirePeople(context);
      const body = {
        courseId,
        category: restCategory[category],
        paymentNote: paymentNote?.trim() || undefined,
      };
      const person = await context.api.people.postEnrolment(studentId, body);
      clearAll(context.loaders.enrolledCourses);
      return { person };
    },
    blockPerson: async (_, { input: { studentId } }, context) => {
      await requirePeople(context);
      return { person: await context.api.people.putBlock(studentId) };
    },
    unblockPerson: async (_, { input: { studentId } }, context) => {
      await requirePeople(context);
      return { person: await context.api.people.deleteBlock(studentId) };
    },
    endPersonSessions: async (_, { input: { studentId } }, context) => {
      await requirePeople(context);
      await context.api.people.deletePersonSessions(studentId);
      // The sessions have ended, so a failed read must not look like a failure.
      return { person: await context.api.people.findPerson(studentId).catch(() => null) };
    },
    sendResetCode: async (_, { input: { studentId } }, context) => {
      await requirePeople(context);
      const { to } = await context.api.people.postResetCode(studentId);
      return { sentTo: to ?? '' };
    },
    deletePerson: async (_, { input: { studentId } }, context) => {
      await requirePeople(context);
      await context.api.people.deletePerson(studentId);
      return { deletedId: studentId };
    },
    endEnrollment: async (_, { input: { studentId, courseId, category } }, context) => {
      await requirePeople(context);
      const person = await context.api.people.deleteEnrolment(
        studentId,
        restCategory[category],
        courseId,
      );
      clearAll(context.loaders.enrolledCourses);
      return { person };
    },
  },
};
