/**
 * The six class codes in the order of the specification; their labels are Bengali in both
 * languages.
 */
export const classes = [
  { code: 'class11-12', numeral: '১১-১২', label: 'একাদশ-দ্বাদশ শ্রেণি' },
  { code: 'class10', numeral: '১০', label: 'দশম শ্রেণি' },
  { code: 'class09', numeral: '৯', label: 'নবম শ্রেণি' },
  { code: 'class08', numeral: '৮', label: 'অষ্টম শ্রেণি' },
  { code: 'class07', numeral: '৭', label: 'সপ্তম শ্রেণি' },
  { code: 'class06', numeral: '৬', label: 'ষষ্ঠ শ্রেণি' },
] as const;
export type SchoolClass = (typeof classes)[number];

/** Whether a course code is that of a class. */
export const isClassCode = (courseCode: string): boolean =>
  classes.some(({ code }) => code === courseCode);

/** The label of a class code; for courses of other types, the code itself. */
export function classLabel(courseCode: string): string {
  return classes.find(({ code }) => code === courseCode)?.label ?? courseCode;
}
