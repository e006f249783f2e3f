/** One exam year: what its paper asks, and what can be done with it. Four kinds: without a paper, failed, not taken yet, taken; and an attempt that runs. */
import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { AttemptHead } from '../../exam-room/attempt-store.ts';
import { TimeLeft } from '../../exam-room/time-left.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import type { YearRow_ExamYearFragment } from './generated/year-row.ts';

type Exam = NonNullable<YearRow_ExamYearFragment['exam']>;

interface YearRowProps {
  readonly row: YearRow_ExamYearFragment;
  /** Whether the viewer may sit the papers of this unit. */
  readonly isOpen: boolean;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  /** An attempt at this paper that is open on this device. */
  readonly attempt: AttemptHead | undefined;
  readonly onRetry: () => unknown;
}

const Row = chakra('li', { base: { p: { base: '4', md: '5' }, bg: 'bg.panel', borderWidth: '1px', borderRadius: 'md', shadow: 'card' } });

export function YearRow({ row: { year, exam }, isOpen, isFailed, isLoading, attempt, onRetry }: YearRowProps) {
  const { t, digits } = useI18n();
  const shownYear = digits(String(year));
  const headingId = useId();
  return (
    <Row>
      <Flex align="baseline" justify="space-between" wrap="wrap" columnGap="4">
        <Heading as="h2" size="lg" id={headingId} fontVariantNumeric="tabular-nums">
          {shownYear}
        </Heading>
        {attempt && <TimeLeft head={attempt} />}
      </Flex>
      {exam && <Facts exam={exam} />}
      {isFailed && (
        <Flex role="alert" align="center" wrap="wrap" gap="3" mt="3" color="error.fg">
          <Icon name="alert" />
          {t('admission.rowFailed', { year: shownYear })}
          <Button variant="outline" loading={isLoading} onClick={() => void onRetry()}>
            {t('ui.retry')}
          </Button>
        </Flex>
      )}
      {!exam && !isFailed && (isLoading ? <Bone h="2.75rem" /> : <Text color="fg.muted">{t('admission.noExam')}</Text>)}
      {exam && !isFailed && isOpen && <Actions exam={exam} headingId={headingId} attempt={attempt} />}
    </Row>
  );
}

function Facts({ exam }: { readonly exam: Exam }) {
  const { t, lang } = useI18n();
  const { questionCount, timeLimitMinutes, totalPoints, negativeMarkingPercentage, subjects } = exam;
  const mandatory = subjects.filter((subject) => subject.mandatory).map(({ name }) => name);
  const facts = [
    t('admission.questions', { count: questionCount }),
    t('admission.minutes', { count: timeLimitMinutes }),
    t('admission.marks', { count: totalPoints }),
  ];
  const deduction =
    negativeMarkingPercentage > 0 ? t('admission.deduction', { percent: negativeMarkingPercentage }) : t('admission.noDeduction');
  const names = new Intl.ListFormat(lang, { type: 'conjunction' }).format(mandatory);
  return (
    <Box mt="1" fontSize="sm" color="fg.muted">
      <Text>{facts.join(' · ')}</Text>
      <Text>{deduction}</Text>
      {mandatory.length > 0 && <Text>{t('admission.mandatory', { subjects: names })}</Text>}
    </Box>
  );
}

interface ActionsProps {
  readonly exam: Exam;
  /** A screen reader lists links without their row: the year describes them. */
  readonly headingId: string;
  readonly attempt: AttemptHead | undefined;
}

function Actions({ exam, headingId, attempt }: ActionsProps) {
  const { t, date, digits } = useI18n();
  const { pathname } = useLocation();
  const { myResult, totalPoints } = exam;
  const state = { backTo: pathname };

  return (
    <Flex mt="4" pt="4" borderTopWidth="1px" align="center" justify="space-between" wrap="wrap" gap="3">
      {myResult && (
        <Box>
          <Text>
            {t('admission.score')}:{' '}
            <chakra.strong fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {t('admission.scoreOf', { score: digits(myResult.totalScore), total: digits(totalPoints) })}
            </chakra.strong>
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {t('admission.attempted', { date: date(myResult.dateTaken) })}
          </Text>
        </Box>
      )}
      <Flex wrap="wrap" gap="2" ms="auto" w={{ base: 'full', sm: 'auto' }} css={{ '& > a': { flex: { base: '1 0 auto', sm: 'none' } } }}>
        {myResult && (
          <ButtonLink variant="outline" to={paths.examResult(myResult.userId, exam.id)} aria-describedby={headingId}>
            {t('admission.viewResult')}
          </ButtonLink>
        )}
        {attempt ? (
          <ButtonLink
            variant="accent"
            to={paths.mcqExam(exam.id, attempt.resultId ?? undefined)}
            state={state}
            aria-describedby={headingId}
          >
            {t('admission.resume')}
          </ButtonLink>
        ) : (
          <ButtonLink
            variant={myResult ? 'outline' : 'accent'}
            to={paths.mcqExam(exam.id, myResult?.id)}
            state={state}
            aria-describedby={headingId}
          >
            {t(myResult ? 'admission.takeAgain' : 'admission.giveExam')}
          </ButtonLink>
        )}
      </Flex>
    </Flex>
  );
}
