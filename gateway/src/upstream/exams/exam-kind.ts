// The two kinds of exam, in upstream's spelling.

export type RestExamKind = 'multi-subject' | 'single';

/** Upstream's value for each value of the schema's `ExamKind`. */
export const restExamKind = {
  MULTI_SUBJECT: 'multi-subject',
  SINGLE: 'single',
} as const satisfies Record<string, RestExamKind>;
