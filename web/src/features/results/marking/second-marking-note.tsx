/**
 * Shown to the two markers of an exam above the form or in its place: the other marker, and what is
 * still to be done.
 */
import { Box, Text } from '@chakra-ui/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import type { Marking_SubmissionFragment } from './generated/mark-written-exam.form.ts';
import { type MarkingArea, reconcilePath } from './marking-area.ts';

interface SecondMarkingNoteProps {
  readonly area: MarkingArea;
  readonly submission: Marking_SubmissionFragment;
  /**
   * The id of the submission whose form was shown here last; its pressed button no longer exists.
   */
  readonly formOf: RefObject<string | undefined>;
}

/** Above the form: the exam has two markers. */
export function SecondMarkingNote({ submission }: Pick<SecondMarkingNoteProps, 'submission'>) {
  const { t } = useI18n();
  if (submission.independentMarks === null) return null;
  return (
    <Text mb="4">
      {t(submission.showsOwnMark ? 'secondmarking.ownWaits' : 'secondmarking.twoMark')}
    </Text>
  );
}

/** Shown in place of the form when both have marked. */
export function MarkedByTwo({ area, submission, formOf }: SecondMarkingNoteProps) {
  const { t, digits } = useI18n();
  const text = useRef<HTMLParagraphElement>(null);
  const { id, score, showsOwnMark, totalMarks } = submission;
  const isFinal = score !== null && !showsOwnMark;

  useLayoutEffect(() => {
    if (formOf.current === id) text.current?.focus();
  }, [formOf, id]);

  return (
    <Box>
      <Text ref={text} tabIndex={-1} mb="4">
        {isFinal
          ? t('secondmarking.finalMarks', { score: digits(score), total: digits(totalMarks ?? 0) })
          : t('secondmarking.differ')}
      </Text>
      {area.reconciles && (
        <ButtonLink to={reconcilePath(area, id)}>{t('secondmarking.compare')}</ButtonLink>
      )}
    </Box>
  );
}
