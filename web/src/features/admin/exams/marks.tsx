/**
 * The sum of all points, or of the marks of creative questions, with a button to use it as the
 * total marks of a single exam if they differ.
 */
import { Box, Text } from '@chakra-ui/react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { readNumber } from '../form/numbers.ts';
import { sumOfMarks } from './board-forms/creative.ts';
import { type ExamValues, sumOfPoints } from './exam-values.ts';

interface MarksProps {
  readonly form: UseFormReturn<ExamValues>;
  readonly isSingle: boolean;
  readonly isMcq: boolean;
}

export function Marks({ form, isSingle, isMcq }: MarksProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [subjects, writtenQuestions, totalMarks] = useWatch({
    control: form.control,
    name: ['subjects', 'writtenQuestions', 'totalMarks'],
  });
  const questions = subjects.flatMap((subject) => subject.questions);
  const count = isMcq ? questions.length : writtenQuestions.length;
  // Other written questions do not include their marks.
  const sum = isMcq ? sumOfPoints(questions) : sumOfMarks(writtenQuestions.map(({ text }) => text));
  if (sum === null) return null;
  const total = readNumber(totalMarks);
  const differs = isSingle && total !== sum;
  return (
    <Box aria-live="polite">
      <Text color="fg.muted">{t('admin.pointsSum', { count, sum })}</Text>
      {differs && total !== null && Number.isFinite(total) && (
        <Text color="error.fg">{t('admin.sumDiffers', { sum, total })}</Text>
      )}
      {differs && (
        <Button
          variant="ghost"
          onClick={() =>
            form.setValue('totalMarks', String(sum), { shouldDirty: true, shouldValidate: true })
          }
        >
          {t('admin.useSum', { sum })}
        </Button>
      )}
    </Box>
  );
}
