// Wire documents of the extension `personal-windows` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, cursorFields, Id, Timestamp } from '../../http/validation/bodies.ts';
import { requiredText } from '../../http/validation/texts.ts';

/** Personal windows may end at most this long after the campaign's end. */
export const MAX_DAYS_AFTER = 60;

const Text = Type.Optional(Type.String());

/** The time window in which one student takes the exam. */
export const PersonalWindow = Type.Object({
  startDate: Type.String(),
  endDate: Type.String(),
  /** Visible to the student. */
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
  /** Whether the student has started the exam, after which the window can no longer change. */
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

const Reason = requiredText(500);
const StudentIds = Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true });

/** `candidates`: pasted addresses or roll numbers. */
export const WindowBody = Type.Object(
  {
    startDate: Timestamp,
    endDate: Timestamp,
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
  /** Number of given students who have started already: their windows are unchanged. */
  startedCount: Type.Integer(),
  /** Candidates without a registered student. */
  unknown: Type.Array(Type.String()),
  /** Students with the window. */
  studentIds: Type.Array(Type.String()),
});

export const WithdrawalBody = Type.Object({ studentIds: StudentIds }, closed);
export const WindowsWithdrawn = Type.Object({ withdrawnCount: Type.Integer() });
