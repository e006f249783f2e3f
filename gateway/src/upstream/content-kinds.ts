// Kinds of editable content: names in upstream's paths and in the schema.

export type RestContentKind =
  | 'subject'
  | 'academic-unit'
  | 'chapter'
  | 'lesson'
  | 'note'
  | 'admission-unit'
  | 'exam-year'
  | 'exam'
  | 'paper';

export const REST_CONTENT_KINDS = {
  SUBJECT: 'subject',
  ACADEMIC_UNIT: 'academic-unit',
  CHAPTER: 'chapter',
  LESSON: 'lesson',
  NOTE: 'note',
  ADMISSION_UNIT: 'admission-unit',
  EXAM_YEAR: 'exam-year',
  EXAM: 'exam',
  MULTI_SUBJECT_EXAM: 'paper',
} as const satisfies Record<string, RestContentKind>;

type ContentKind = keyof typeof REST_CONTENT_KINDS;

const KINDS = new Map<string, ContentKind>(
  (Object.keys(REST_CONTENT_KINDS) as ContentKind[]).map((kind) => [
    REST_CONTENT_KINDS[kind],
    kind,
  ]),
);

/** The kind in the schema; undefined for a kind that this gateway does not support. */
export const contentKindOf = (kind: string | undefined): ContentKind | undefined =>
  KINDS.get(kind ?? '');
