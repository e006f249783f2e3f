/** A single exam in a list: its rules, the result if there is one, and a link to it. */
import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { isoMinutes } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/content/icons.tsx';
import { PaperPicture } from '../../ui/content/row-picture.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { presentTime } from '../exam-room/sync/server-clock.ts';
import { CampaignNote } from './campaign-note.tsx';
import { useMayRetake } from './contest-attempt.ts';
import { useFirstAttempt } from './exam-window.ts';
import type { SingleExamRow_ExamFragment } from './generated/single-exam-row.ts';

interface SingleExamRowProps {
  readonly exam: SingleExamRow_ExamFragment;
  /** Whether the viewer may take the exam: enrolled in its course, or an admin. */
  readonly isOpen: boolean;
  /** Heading level of the exam's title. */
  readonly heading: 'h2' | 'h3' | 'h4';
}

const Rules = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    listStyle: 'none',
    color: 'fg.muted',
    fontSize: 'sm',
    overflow: 'hidden',
    // The dot is before its item; at the start of a line it is outside the box and clipped.
    '& li': { position: 'relative' },
    '& li::before': { content: '"·" / ""', position: 'absolute', insetInlineStart: '-0.85rem' },
  },
});

export function SingleExamRow({ exam, isOpen, heading }: SingleExamRowProps) {
  const { t, dateTime, digits } = useI18n();
  const { id, title, type, startingDate, negativeMarkingPercentage, myResult } = exam;
  const opensLater = startingDate !== null && Date.parse(startingDate) > presentTime();
  const canTake = isOpen && !opensLater;
  const mayRetake = useMayRetake(id, canTake ? myResult : null);
  const first = useFirstAttempt(exam, canTake && !myResult);
  const resultAction = t(
    myResult?.score === null ? 'examlist.viewSubmission' : 'examlist.viewResult',
  );
  const opensAt = opensLater ? startingDate : first.opensAt;
  return (
    <Box
      as="article"
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      shadow="card"
    >
      <Flex gap="4" align="flex-start">
        <PaperPicture />
        <Box minW="0">
          <Heading as={heading} size="md" mb="2">
            {title}
          </Heading>
          <Rules>
            <li>{t(type === 'MCQ' ? 'examlist.typeMcq' : 'examlist.typeWritten')}</li>
            <li>{t('examlist.minutes', { count: exam.timeLimitMinutes })}</li>
            <li>{t('examlist.marks', { count: exam.totalMarks })}</li>
            <li>{t('examlist.questions', { count: exam.questionCount })}</li>
            {startingDate !== null && (
              <li>{t('examlist.examDate', { date: digits(isoMinutes(startingDate)) })}</li>
            )}
          </Rules>
          {type === 'MCQ' && (
            <Text fontSize="sm" color="fg.muted">
              {negativeMarkingPercentage > 0
                ? t('examlist.deduction', { percent: negativeMarkingPercentage })
                : t('examlist.noDeduction')}
            </Text>
          )}
        </Box>
      </Flex>
      {first.window && <CampaignNote window={first.window} />}
      {myResult && <OwnResult exam={exam} result={myResult} />}
      <Flex
        wrap="wrap"
        gap="2"
        mt="4"
        css={{ '& > a': { flex: { base: '1 1 auto', sm: 'none' } } }}
      >
        {!isOpen && (
          <Flex align="center" gap="2" minH="target" color="fg.muted">
            <Icon name="lock" size="4" />
            {t('examlist.locked')}
          </Flex>
        )}
        {isOpen && opensAt && (
          <Flex align="center" gap="2" minH="target" color="fg.muted">
            <Icon name="clock" size="4" />
            {t('examlist.opens', { date: dateTime(opensAt, { weekday: true }) })}
          </Flex>
        )}
        {first.isOffered && (
          <ButtonLink
            variant="accent"
            to={paths.exam(id)}
            aria-label={t('examlist.ofExam', { action: t('examlist.giveExam'), title })}
          >
            {t('examlist.giveExam')}
          </ButtonLink>
        )}
        {myResult && (
          <ButtonLink
            variant={myResult.score === null ? 'outline' : 'solid'}
            to={paths.examResult(myResult.userId, id)}
            aria-label={t('examlist.ofExam', { action: resultAction, title })}
          >
            {resultAction}
          </ButtonLink>
        )}
        {mayRetake && myResult && (
          <ButtonLink
            variant="outline"
            to={paths.exam(id, myResult.id)}
            aria-label={t('examlist.ofExam', { action: t('examlist.takeAgain'), title })}
          >
            {t('examlist.takeAgain')}
          </ButtonLink>
        )}
      </Flex>
    </Box>
  );
}

interface OwnResultProps {
  readonly exam: SingleExamRow_ExamFragment;
  readonly result: NonNullable<SingleExamRow_ExamFragment['myResult']>;
}

function OwnResult({ exam, result: { score, passed, dateTaken } }: OwnResultProps) {
  const { t, date } = useI18n();
  const noScore = exam.type === 'WRITTEN' ? 'examlist.toBeMarked' : 'examlist.later';
  return (
    <Box
      mt="3"
      ps="3"
      borderInlineStartWidth="3px"
      borderInlineStartColor={passed === false ? 'border.strong' : 'primary'}
    >
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {score === null ? t(noScore) : t('examlist.score', { score, total: exam.totalMarks })}
        {passed !== null && ` · ${t(passed ? 'examlist.passed' : 'examlist.notPassed')}`}
      </Text>
      {dateTaken !== null && (
        <Text fontSize="sm" color="fg.muted">
          {t('examlist.attempted', { date: date(dateTaken) })}
        </Text>
      )}
    </Box>
  );
}
