/** The six class codes of the specification, in the order of school; their labels are Bengali in both languages. */
export const classes = [
  { code: 'class06', label: 'ষষ্ঠ শ্রেণি' },
  { code: 'class07', label: 'সপ্তম শ্রেণি' },
  { code: 'class08', label: 'অষ্টম শ্রেণি' },
  { code: 'class09', label: 'নবম শ্রেণি' },
  { code: 'class10', label: 'দশম শ্রেণি' },
  { code: 'class11-12', label: 'একাদশ-দ্বাদশ শ্রেণি' },
] as const;

/** The label of a class code, or the code itself for a course of another kind. */
export function classLabel(courseCode: string): string {
  return classes.find(({ code }) => code === courseCode)?.label ?? courseCode;
}
