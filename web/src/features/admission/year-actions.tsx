/** The actions for a paper: resume a running attempt, see the result, or take it. */
import { Flex } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import type { OpenAttempt } from '../exam-room/storage/open-attempts.ts';
import type { YearRow_ExamYearFragment } from './generated/year-row.ts';
import { YearScores } from './year-scores.tsx';

interface YearActionsProps {
  readonly exam: NonNullable<YearRow_ExamYearFragment['exam']>;
  /** Screen readers list links without their row, so the year describes them. */
  readonly headingId: string;
  readonly attempt: OpenAttempt | undefined;
  /** Whether a new attempt can be started now. */
  readonly canTake: boolean;
}

export function YearActions({ exam, headingId, attempt, canTake }: YearActionsProps) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const { myResult, totalPoints } = exam;
  const shared = { state: { backTo: pathname }, 'aria-describedby': headingId };
  if (!myResult && !attempt && !canTake) return null;

  return (
    <Flex
      mt="4"
      pt="4"
      borderTopWidth="1px"
      align="center"
      justify="space-between"
      wrap="wrap"
      gap="3"
    >
      {myResult && <YearScores result={myResult} totalPoints={totalPoints} />}
      <Flex
        wrap="wrap"
        gap="2"
        w={{ base: 'full', sm: 'auto' }}
        css={{ '& > a': { flex: { base: '1 1 auto', sm: 'none' } } }}
      >
        {myResult && (
          <ButtonLink to={paths.examResult(myResult.userId, exam.id)} aria-describedby={headingId}>
            {t('admission.viewResult')}
          </ButtonLink>
        )}
        {attempt && (
          <ButtonLink
            variant="accent"
            to={paths.mcqExam(exam.id, attempt.resultId ?? undefined)}
            {...shared}
          >
            {t(attempt.isSubmitted ? 'admission.openSubmitted' : 'admission.resume')}
          </ButtonLink>
        )}
        {!attempt && canTake && (
          <ButtonLink
            variant={myResult ? 'outline' : 'accent'}
            to={paths.mcqExam(exam.id, myResult?.id)}
            {...shared}
          >
            {t(myResult ? 'admission.takeAgain' : 'admission.giveExam')}
          </ButtonLink>
        )}
      </Flex>
    </Flex>
  );
}
