/** The dialog for a student's result from elsewhere, with the rules of the student's own form. */
import * as z from 'zod/mini';
import { converted } from '../../../../forms/schema.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { readNumber } from '../../form/numbers.ts';
import { MAX_NAME_LENGTH, optionalNumber, optionalText, requiredText } from '../../form/schemas.ts';
import {
  type PersonResult_ResultFragment,
  useAddPersonResultMutation,
  useChangePersonResultMutation,
} from './generated/academic-results.ts';

const FIRST_YEAR = 1950;
const MAX_GPA = 5;
const MAX_BOARD_LENGTH = 100;
const MAX_GRADE_LENGTH = 20;

/** A year from 1950 to the current one. */
const examYear = (typed: string) => {
  const year = readNumber(typed) ?? Number.NaN;
  const isPast = Number.isInteger(year) && year >= FIRST_YEAR && year <= new Date().getFullYear();
  return isPast ? year : undefined;
};

const schema = z.object({
  examName: requiredText(MAX_NAME_LENGTH),
  year: converted(examYear, 'people.examYearInvalid'),
  gpa: optionalNumber({ min: 0, max: MAX_GPA }),
  grade: optionalText(MAX_GRADE_LENGTH),
  board: optionalText(MAX_BOARD_LENGTH),
  institution: optionalText(MAX_NAME_LENGTH),
});

interface AcademicResultDialogProps {
  readonly studentId: string;
  /** Null for a new result. */
  readonly storedResult: PersonResult_ResultFragment | null;
  /** Closes the dialog; `true` if the result was saved. */
  readonly onDone: (isSaved: boolean) => void;
}

export function AcademicResultDialog({
  studentId,
  storedResult,
  onDone,
}: AcademicResultDialogProps) {
  const { t, digits } = useI18n();
  const [add] = useAddPersonResultMutation();
  const [change] = useChangePersonResultMutation();
  return (
    <FormDialog
      title={t(storedResult ? 'people.changeResult' : 'people.addResult')}
      schema={schema}
      fields={[
        { name: 'examName', label: t('people.examName'), hint: t('people.examNameHint') },
        { name: 'year', label: t('people.examYear'), inputMode: 'numeric' },
        {
          name: 'gpa',
          label: t('people.gpa'),
          hint: t('people.gpaHint'),
          inputMode: 'decimal',
        },
        { name: 'grade', label: t('people.grade') },
        { name: 'board', label: t('people.board') },
        { name: 'institution', label: t('people.institution') },
      ]}
      storedValues={{
        examName: storedResult?.examName ?? '',
        year: storedResult ? digits(String(storedResult.year)) : '',
        gpa: storedResult?.gpa == null ? '' : digits(storedResult.gpa),
        grade: storedResult?.grade ?? '',
        board: storedResult?.board ?? '',
        institution: storedResult?.institution ?? '',
      }}
      send={(result) =>
        storedResult
          ? change({ variables: { input: { id: storedResult.id, ...result } } })
          : add({ variables: { input: { studentId, ...result } } })
      }
      onDone={onDone}
    />
  );
}
