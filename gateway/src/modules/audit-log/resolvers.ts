// The audit log: changes made by admins.
import type { AuditAction, AuditKind, Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { connectionOf, cursorPageOf } from '../../upstream/paging.ts';

const ACTIONS: Readonly<Record<string, AuditAction>> = {
  create: 'CREATE',
  update: 'UPDATE',
  delete: 'DELETE',
  archive: 'ARCHIVE',
  mark: 'MARK',
  return: 'RETURN',
  accept: 'ACCEPT',
  refuse: 'REFUSE',
  'correct-key': 'CORRECT_KEY',
  'set-release-rule': 'SET_RELEASE_RULE',
  'extra-time': 'EXTRA_TIME',
  'close-attempts': 'CLOSE_ATTEMPTS',
  'reopen-attempts': 'REOPEN_ATTEMPTS',
  'send-message': 'SEND_MESSAGE',
  'set-registration': 'SET_REGISTRATION',
  'set-roster': 'SET_ROSTER',
  enrol: 'ENROLL',
  'end-enrolment': 'END_ENROLLMENT',
  'exclude-attempts': 'EXCLUDE_ATTEMPTS',
  'readmit-attempts': 'READMIT_ATTEMPTS',
  restore: 'RESTORE',
  move: 'MOVE',
  block: 'BLOCK',
  unblock: 'UNBLOCK',
  'end-sessions': 'END_SESSIONS',
  'send-code': 'SEND_CODE',
  import: 'IMPORT',
  'send-invitations': 'SEND_INVITATIONS',
  'give-window': 'GIVE_WINDOW',
  'withdraw-window': 'WITHDRAW_WINDOW',
  'give-grant': 'GIVE_GRANT',
  'end-grant': 'END_GRANT',
  reconcile: 'RECONCILE',
};

const KINDS: Readonly<Record<string, AuditKind>> = {
  'admission-course': 'ADMISSION_COURSE',
  unit: 'UNIT',
  'exam-year': 'EXAM_YEAR',
  course: 'COURSE',
  subject: 'SUBJECT',
  'academic-unit': 'ACADEMIC_UNIT',
  chapter: 'CHAPTER',
  lesson: 'LESSON',
  note: 'NOTE',
  exam: 'EXAM',
  paper: 'PAPER',
  campaign: 'CAMPAIGN',
  'exam-campaign': 'EXAM_CAMPAIGN',
  assignment: 'ASSIGNMENT',
  result: 'RESULT',
  'assignment-submission': 'ASSIGNMENT_SUBMISSION',
  'late-answers': 'LATE_ANSWERS',
  'key-challenge': 'KEY_CHALLENGE',
  'academic-result': 'ACADEMIC_RESULT',
  account: 'ACCOUNT',
  student: 'STUDENT',
  enrolment: 'ENROLLMENT',
  'question-bank': 'QUESTION_BANK',
  grant: 'GRANT',
};

const restKind = (kind: AuditKind) => Object.entries(KINDS).find(([, name]) => name === kind)?.[0];

export const auditLogResolvers: Resolvers = {
  Query: {
    auditEntries: async (
      _,
      { actor, kind, from, until, ...args },
      { api, capabilities, requireAdmin },
    ) => {
      await requireAdmin();
      await capabilities.require('audit-log', 'NO_AUDIT_LOG');
      const page = await cursorPageOf(args, capabilities);
      const filter = {
        actor: actor?.trim() || undefined,
        kind: kind ? restKind(kind) : undefined,
        from: from ?? undefined,
        until: until ?? undefined,
      };
      return connectionOf(await api.auditLog.listAuditEntries(filter, page), page);
    },
  },
  AuditEntry: {
    id: idOf,
    at: ({ at }) => at ?? '',
    isFinished: ({ finished }) => finished ?? false,
    action: ({ action = '' }) => ACTIONS[action] ?? 'UPDATE',
    kind: ({ kind = '' }) => KINDS[kind] ?? null,
    changes: ({ changes }) => changes ?? [],
  },
  AuditPerson: { id: idOf },
  AuditChange: { field: ({ field }) => field ?? '' },
};
