// Wire documents of the extension `personal-windows` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, cursorFields, Id, Moment } from '../../http/validation/bodies.ts';

/** How long after the campaign's end a personal window may end. */
export const MAX_DAYS_AFTER = 60;

const Text = Type.Optional(Type.String());

/** The time at which one student takes the exam. */
export const PersonalWindow = Type.Object({
  startDate: Type.String(),
  endDate: Type.String(),
  /** The student sees it. */
  reason: Type.String(),
});

export const toWindow = ({
  startsAt,
  endsAt,
  reason,
}: {
  startsAt: Date;
  endsAt: Date;
  reason: string;
}): Static<typeof PersonalWindow> => ({
  startDate: startsAt.toISOString(),
  endDate: endsAt.toISOString(),
  reason,
});

/** A student who is registered for a campaign with the exam. */
export const ExpectedStudent = Type.Object({
  campaignId: Type.String(),
  /** The campaign's title and window. */
  title: Type.String(),
  startDate: Type.String(),
  endDate: Type.String(),
  studentId: Type.String(),
  name: Text,
  email: Text,
  phoneNumber: Text,
  /** Whether the student has started the exam: the window then stays as it is. */
  started: Type.Boolean(),
  window: Type.Optional(PersonalWindow),
});
export type ExpectedStudentDocument = Static<typeof ExpectedStudent>;

/**
 * `q`: words of a name, an address or a number. `personal`: only students with a personal window,
 * started or not; otherwise all who have not started.
 */
export const ExpectedQuery = Type.Object(
  {
    ...cursorFields,
    q: Type.Optional(Type.String({ maxLength: 100 })),
    personal: Type.Optional(Type.Boolean()),
  },
  closed,
);

const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
const StudentIds = Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true });

/** `candidates`: addresses or roll numbers, as the admin has pasted them. */
export const WindowBody = Type.Object(
  {
    startDate: Moment,
    endDate: Moment,
    reason: Reason,
    studentIds: Type.Optional(StudentIds),
    candidates: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 500 }),
    ),
  },
  closed,
);
export const WindowsGiven = Type.Object({
  givenCount: Type.Integer(),
  /** Named students who have started already: their time is as it was. */
  startedCount: Type.Integer(),
  /** Candidates that are no registered student. */
  unknown: Type.Array(Type.String()),
  /** Who has the window now. */
  studentIds: Type.Array(Type.String()),
});

export const WithdrawalBody = Type.Object({ studentIds: StudentIds }, closed);
export const WindowsWithdrawn = Type.Object({ withdrawnCount: Type.Integer() });
