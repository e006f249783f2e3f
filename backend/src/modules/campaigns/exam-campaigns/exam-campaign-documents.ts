// Wire documents of exam campaigns, and the request bodies that create, change and join one
// (docs/rest-contract.md, "Documents").
import { type Static, Type } from 'typebox';
import {
  changesOf,
  clearable,
  closed,
  Id,
  PictureUrl,
  Timestamp,
} from '../../../http/validation/bodies.ts';
import {
  ContactEmail,
  line,
  requiredLine,
  requiredText,
  trimmedOrNull,
} from '../../../http/validation/texts.ts';
import { ExamKind } from '../../exams/documents.ts';
import { PublishedReason } from '../../exclusions/published-reason.ts';
import { PersonalWindow } from '../../personal-windows/documents.ts';

const Text = Type.Optional(Type.String());

/**
 * `registered` refers to the session's own student; missing for everyone else. The closing time and
 * the limit of registration are missing if there are none.
 */
export const ExamCampaign = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  description: Text,
  imageUrl: Text,
  examId: Type.String(),
  examKind: ExamKind,
  startDate: Type.String(),
  endDate: Type.String(),
  registeredCount: Type.Integer(),
  registered: Type.Optional(Type.Boolean()),
  registrationClosesAt: Text,
  registrationLimit: Type.Optional(Type.Integer()),
  /** True if only candidates of a roster can register; missing without a roster. */
  hasRoster: Type.Optional(Type.Boolean()),
  /**
   * Whether the session's own student is on the roster; missing for everyone else, and without a
   * roster.
   */
  onRoster: Type.Optional(Type.Boolean()),
  /**
   * When the session's own student takes the exam, in place of the campaign's window; missing for
   * everyone else (extension `personal-windows`).
   */
  window: Type.Optional(PersonalWindow),
});
export type ExamCampaignDocument = Static<typeof ExamCampaign>;

/** An exam that a student registered for, without its questions. */
export const CampaignExam = Type.Object({
  campaignId: Type.String(),
  /** The campaign's. */
  title: Type.String(),
  examId: Type.String(),
  examKind: ExamKind,
  examTitle: Type.String(),
  /** In minutes. */
  timeLimit: Type.Integer(),
  /** The campaign's window, or the student's own one. */
  startDate: Type.String(),
  endDate: Type.String(),
});
export type CampaignExamDocument = Static<typeof CampaignExam>;

export const ExamCampaignBody = Type.Object(
  {
    title: requiredText(200),
    description: clearable(Type.String({ maxLength: 4000 })),
    imageUrl: clearable(PictureUrl),
    examId: Id,
    examKind: ExamKind,
    startDate: Timestamp,
    endDate: Timestamp,
  },
  closed,
);
export const ExamCampaignChanges = changesOf(
  // The reason is required if the change of exam or window affects a published merit list
  // (extension `exclusions`).
  Type.Object({ ...ExamCampaignBody.properties, publishedReason: PublishedReason }, closed),
  [
    '_id',
    'registeredCount',
    'registered',
    'registrationClosesAt',
    'registrationLimit',
    'hasRoster',
    'onRoster',
    'window',
  ],
);

/** Closing time and limit of the registration; null: the end of the campaign, unlimited. */
export const RegistrationBody = Type.Object(
  {
    registrationClosesAt: clearable(Timestamp),
    registrationLimit: clearable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  closed,
);

const field = Type.Optional(line(200));

/** The fields of the registration form, the same for every exam campaign. */
export const ExamRegistrationBody = Type.Object(
  {
    campaignId: Id,
    studentId: Id,
    basicInfo: Type.Object(
      {
        name: requiredLine(200),
        email: Type.Optional(ContactEmail),
        mobile: field,
        institution: field,
        className: field,
        district: field,
      },
      closed,
    ),
    /** Whether the merit list may name the student. */
    showInMeritList: Type.Boolean({ default: true }),
  },
  closed,
);
/** The texts without surrounding spaces; one without a visible character is left out. */
export function toBasicInfo(
  sent: Static<typeof ExamRegistrationBody>['basicInfo'],
): Record<string, string> {
  const texts = Object.entries(sent).map(([name, text]) => [name, trimmedOrNull(text)] as const);
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== null));
}

export const ExamRegistered = Type.Object({ message: Type.String(), campaign: ExamCampaign });
