// Wire documents of the extension `registrations`: who is registered, and what delays a merit list
// (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';

const Text = Type.Optional(Type.String());

/**
 * A registration. In a campaign without an exam the details are the student's profile, otherwise
 * those of the registration form.
 */
export const Registration = Type.Object({
  studentId: Type.String(),
  registeredAt: Type.String(),
  basicInfo: Type.Object({
    name: Text,
    email: Text,
    mobile: Text,
    institution: Text,
    className: Text,
    district: Text,
  }),
  /** Missing in a campaign without an exam. */
  showInMeritList: Type.Optional(Type.Boolean()),
});
export type RegistrationDocument = Static<typeof Registration>;

/** Whether the merit list is published, and what delays its publication. */
export const MeritListState = Type.Object({
  /** When the list was published; missing if it is not. */
  publishedAt: Text,
  /**
   * When the results are released, which is the earliest time of the list; missing if the rule of
   * the exam never shows scores.
   */
  releasedAt: Text,
  /** Attempts that are not closed. */
  openAttempts: Type.Integer(),
  /** First submissions of a written exam without a score. */
  unmarked: Type.Integer(),
  /** Late answers without a decision. */
  lateAnswers: Type.Integer(),
});
export type MeritListStateDocument = Static<typeof MeritListState>;
