/** Names and values of changed fields in the language of the interface. */
import type { I18n, TextKey } from '../../../i18n/i18n.tsx';

/** Labels by the field's name on the server. */
const FIELDS: Readonly<Record<string, TextKey>> = {
  title: 'auditlog.fieldTitle',
  code: 'auditlog.fieldCode',
  type: 'auditlog.fieldType',
  description: 'auditlog.fieldDescription',
  price: 'auditlog.fieldPrice',
  discountPrice: 'auditlog.fieldDiscountPrice',
  duration: 'auditlog.fieldDuration',
  picture: 'auditlog.fieldPicture',
  status: 'auditlog.fieldStatus',
  archivedAt: 'auditlog.fieldArchivedAt',
  year: 'auditlog.fieldYear',
  position: 'auditlog.fieldPosition',
  parent: 'auditlog.fieldParent',
  text: 'auditlog.fieldText',
  video: 'auditlog.fieldVideo',
  totalMarks: 'auditlog.fieldTotalMarks',
  timeLimit: 'auditlog.fieldTimeLimit',
  passingScore: 'auditlog.fieldPassingScore',
  negativeMarking: 'auditlog.fieldNegativeMarking',
  startsAt: 'auditlog.fieldStartsAt',
  endsAt: 'auditlog.fieldEndsAt',
  shuffle: 'auditlog.fieldShuffle',
  questions: 'auditlog.fieldQuestions',
  visibility: 'auditlog.fieldVisibility',
  releaseMoment: 'auditlog.fieldReleaseMoment',
  releaseDate: 'auditlog.fieldReleaseDate',
  markTolerance: 'auditlog.fieldMarkTolerance',
  candidates: 'auditlog.fieldCandidates',
  registrationLimit: 'auditlog.fieldRegistrationLimit',
  registrationClosesAt: 'auditlog.fieldRegistrationClosesAt',
  dueAt: 'auditlog.fieldDueAt',
  maxMark: 'auditlog.fieldMaxMark',
  role: 'auditlog.fieldRole',
  email: 'auditlog.fieldEmail',
  phoneNumber: 'auditlog.fieldPhoneNumber',
  imported: 'auditlog.fieldImported',
  invited: 'auditlog.fieldInvited',
};

/** Values that are words of the server, by field. */
const WORDS: Readonly<Record<string, Readonly<Record<string, TextKey>>>> = {
  status: {
    draft: 'auditlog.draft',
    published: 'auditlog.published',
    archived: 'auditlog.archived',
  },
  role: { student: 'auditlog.studentRole', admin: 'auditlog.adminRole' },
  shuffle: {
    off: 'auditlog.off',
    questions: 'auditlog.questions',
    options: 'auditlog.options',
    both: 'auditlog.questionsAndOptions',
  },
  visibility: { receipt: 'auditlog.receipt', score: 'auditlog.score', answers: 'auditlog.answers' },
  releaseMoment: {
    immediately: 'auditlog.immediately',
    'after-window': 'auditlog.afterWindow',
    'on-date': 'auditlog.onDate',
  },
};

const ISO_DATE_TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const NUMBER = /^\d+(\.\d+)?$/;
/** Fields with texts, codes and URLs: what looks like a number or a moment stays as it is. */
const TEXTS: ReadonlySet<string> = new Set([
  'title',
  'code',
  'description',
  'text',
  'video',
  'picture',
  'type',
  'parent',
]);

const MONEY: ReadonlySet<string> = new Set(['price', 'discountPrice']);

/** A field without a localized name is shown with the server's name. */
export function fieldName(field: string, { t }: Pick<I18n, 't'>): string {
  const key = FIELDS[field];
  return key ? translate(t, key) : field;
}

export function fieldValue(
  field: string,
  value: string | null,
  { t, digits, money, dateTime }: I18n,
): string {
  if (value === null) return t('auditlog.noValue');
  const key = WORDS[field]?.[value];
  if (key) return translate(t, key);
  if (TEXTS.has(field)) return value;
  if (ISO_DATE_TIME.test(value)) return dateTime(value);
  if (!NUMBER.test(value)) return value;
  return MONEY.has(field) ? money(Number(value)) : digits(value);
}

/** None of these texts has parameters. */
function translate(t: I18n['t'], key: TextKey): string {
  return t(key as 'auditlog.fieldTitle');
}
