/** The actions for a result: print it, or take the exam again. */
import { Box } from '@chakra-ui/react';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import type { Review } from '../review/review.ts';

export function ResultActions({ review: { kind, examId, resultId, userId } }: { readonly review: Review }) {
  const { t } = useI18n();
  const { viewer } = useViewer();
  // Admins cannot take an exam for a student.
  const retake = examId && viewer?.id === userId && (kind === 'single' ? paths.exam : paths.mcqExam)(examId, resultId);
  return (
    <Box display="contents" css={{ '@media print': { display: 'none' } }}>
      <Button variant="outline" onClick={() => print()}>
        <Icon name="printer" />
        {t('results.print')}
      </Button>
      {retake && (
        <ButtonLink variant="outline" to={retake}>
          {t('results.takeAgain')}
        </ButtonLink>
      )}
    </Box>
  );
}
