/** Asks whether to replace marks that were stored after the form was opened. */
import { Box, Stack, Text } from '@chakra-ui/react';
import { useIsOwnName } from '../../../../apollo/viewer.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { type MarkValues, marksIn, storedValues } from '../given-marks.ts';
import type { StoredMarks } from './use-save-marks.ts';

interface OtherMarksDialogProps {
  readonly stored: StoredMarks;
  /** The marks of the exam. */
  readonly total: number;
  /** The marks in the form. */
  readonly typed: MarkValues;
  readonly onTakeStored: () => void;
  readonly onSaveMine: () => void;
  /** Goes back to the form without saving. */
  readonly onClose: () => void;
}

export function OtherMarksDialog({
  stored,
  total,
  typed,
  onTakeStored,
  onSaveMine,
  onClose,
}: OtherMarksDialogProps) {
  const { t, digits } = useI18n();
  const text = useWhoseMarks(stored, total);
  const differences = storedValues(stored).questions.flatMap(({ marks, comment }, index) => {
    const mine = typed.questions[index];
    const myMarks = marksIn(mine?.marks ?? '');
    const isSame = marksIn(marks) === myMarks && comment.trim() === mine?.comment.trim();
    return isSame ? [] : [{ index, marks, comment, mine: digits(myMarks ?? '') }];
  });
  return (
    <QuestionDialog text={text} width="30rem" onClose={onClose}>
      {stored.score !== null && (
        <Box as="ul" listStyleType="none" mb="5" maxH="40dvh" overflowY="auto">
          {differences.map(({ index, marks, comment, mine }) => (
            <Box as="li" key={index} py="1">
              <Text>
                {t('marking.otherMarks', {
                  number: digits(index + 1),
                  theirs: marks === '' ? '–' : digits(Number(marks)),
                  mine,
                })}
              </Text>
              {comment && (
                <Text fontSize="sm" color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {comment}
                </Text>
              )}
            </Box>
          ))}
        </Box>
      )}
      <Stack gap="2">
        <Button onClick={onTakeStored}>{t('marking.takeStored')}</Button>
        <Button variant="outline" onClick={onSaveMine}>
          {t('marking.saveMine')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.keepEditing')}
        </Button>
      </Stack>
    </QuestionDialog>
  );
}

/** A text that names the marker of the stored marks, and the marks. */
function useWhoseMarks({ score, markedBy }: StoredMarks, total: number): string {
  const { t, digits } = useI18n();
  const isOwn = useIsOwnName(markedBy);
  if (score === null) return t('marking.unmarkedMeanwhile');
  const marks = { sum: digits(score), total: digits(total) };
  // Two people can have the same name, so the text does not say "you".
  if (isOwn) return t('marking.markedElsewhere', marks);
  return markedBy
    ? t('marking.markedMeanwhileBy', { name: markedBy, ...marks })
    : t('marking.markedMeanwhile', marks);
}
