/** What can be done with a result: print it, take the exam again. */
import { Box } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { Review } from './review.ts';

export function ResultActions({ review: { kind, examId, resultId } }: { readonly review: Review }) {
  const { t } = useI18n();
  const retake = examId && (kind === 'single' ? paths.exam : paths.mcqExam)(examId, resultId);
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
