/** The dialog for a student's result from elsewhere, with the rules of the student's own form. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { readNumber, textOrNull } from '../form/numbers.ts';
import { MAX_NAME_LENGTH, useRules } from '../form/use-rules.ts';
import { PlainItemDialog } from '../tree/item-dialog.tsx';
import {
  type PersonResult_ResultFragment,
  useAddPersonResultMutation,
  useChangePersonResultMutation,
} from './generated/academic-results.ts';

const FIRST_YEAR = 1950;
const MAX_GPA = 5;
const MAX_BOARD_LENGTH = 100;
const MAX_GRADE_LENGTH = 20;

interface AcademicResultDialogProps {
  readonly studentId: string;
  /** Null for a new result. */
  readonly stored: PersonResult_ResultFragment | null;
  /** Closes the dialog; `true` if the result was saved. */
  readonly onDone: (isStored: boolean) => void;
}

export function AcademicResultDialog({ studentId, stored, onDone }: AcademicResultDialogProps) {
  const { t, digits } = useI18n();
  const rules = useRules();
  const [add] = useAddPersonResultMutation();
  const [change] = useChangePersonResultMutation();
  const isPastYear = (typed: string) => {
    const year = readNumber(typed) ?? Number.NaN;
    const isYear = Number.isInteger(year) && year >= FIRST_YEAR && year <= new Date().getFullYear();
    return isYear || t('people.examYearInvalid');
  };
  return (
    <PlainItemDialog
      title={t(stored ? 'people.changeResult' : 'people.addResult')}
      fields={[
        {
          ...{ name: 'examName', label: t('people.examName'), hint: t('people.examNameHint') },
          check: rules.text(MAX_NAME_LENGTH, true),
        },
        { name: 'year', label: t('people.examYear'), check: isPastYear, inputMode: 'numeric' },
        {
          ...{ name: 'gpa', label: t('people.gpa'), hint: t('people.gpaHint') },
          ...{ check: rules.number({ min: 0, max: MAX_GPA }), inputMode: 'decimal' },
        },
        { name: 'grade', label: t('people.grade'), check: rules.text(MAX_GRADE_LENGTH) },
        { name: 'board', label: t('people.board'), check: rules.text(MAX_BOARD_LENGTH) },
        { name: 'institution', label: t('people.institution'), check: rules.text(MAX_NAME_LENGTH) },
      ]}
      stored={{
        examName: stored?.examName ?? '',
        year: stored ? digits(String(stored.year)) : '',
        gpa: stored?.gpa == null ? '' : digits(stored.gpa),
        grade: stored?.grade ?? '',
        board: stored?.board ?? '',
        institution: stored?.institution ?? '',
      }}
      send={({ examName = '', year = '', gpa = '', grade = '', board = '', institution = '' }) => {
        const input = {
          ...{ examName: examName.trim(), year: readNumber(year) ?? 0, gpa: readNumber(gpa) },
          ...{ grade: textOrNull(grade), board: textOrNull(board) },
          institution: textOrNull(institution),
        };
        return stored
          ? change({ variables: { input: { id: stored.id, ...input } } })
          : add({ variables: { input: { studentId, ...input } } });
      }}
      onDone={onDone}
    />
  );
}
