/**
 * The questions of an exam as students get them, without the key. Answers can be chosen; nothing is
 * sent or stored, and no attempt is started.
 */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { optionLetter } from '../../../i18n/option-letters.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import type { ExamValues } from '../exams/exam-values.ts';
import { readNumber } from '../form/numbers.ts';
import { SourceText } from '../formulas/source-text.tsx';
import { WrittenQuestionText } from '../questions/written-question-text.tsx';
import { type NumberedPart, numberedParts } from './numbered-parts.ts';

interface PreviewPageProps {
  readonly query: {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** Null while loading and if the exam does not exist. */
  readonly values: ExamValues | null;
  /** A question of a paper accepts several options. */
  readonly kind: 'exam' | 'paper';
  /** The page on which students start the exam. */
  readonly startAt: string;
  readonly editAt: string;
}

export function PreviewPage({ query, values, kind, startAt, editAt }: PreviewPageProps) {
  const { t } = useI18n();
  const isLoading = !values && query.loading;
  return (
    <Page
      title={isLoading ? undefined : (values?.title ?? t('paperprint.preview'))}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('admin.content'), to: paths.adminCourses() },
        ...(values
          ? [{ label: values.title, to: editAt }, { label: t('paperprint.preview') }]
          : []),
      ]}
      actions={
        values && (
          <ButtonLink variant="outline" to={startAt}>
            <Icon name="eye" size="4" />
            {t('paperprint.startPage')}
          </ButtonLink>
        )
      }
    >
      {isLoading && <RowsSkeleton />}
      {!values && !isLoading && query.error !== undefined && (
        <ErrorState error={query.error} onRetry={query.refetch} />
      )}
      {!values && !isLoading && query.error === undefined && (
        <EmptyState text={t('admin.examGone')} icon="exam" />
      )}
      {values && <Questions values={values} kind={kind} />}
    </Page>
  );
}

function Questions({ values, kind }: Pick<PreviewPageProps, 'kind'> & { values: ExamValues }) {
  const { t, digits } = useI18n();
  const isShuffled = values.shuffle !== 'OFF';
  return (
    <Stack gap="6" maxW="46rem">
      <Text color="fg.muted">
        {t('paperprint.previewLead')} {isShuffled && t('paperprint.previewShuffled')}
      </Text>
      <Text>{t('paperprint.time', { minutes: readNumber(values.timeLimitMinutes) ?? 0 })}</Text>
      {values.type === 'WRITTEN' &&
        values.writtenQuestions.map(({ storedId, text }, index) => (
          <Flex key={storedId} gap="2">
            <b>{digits(index + 1)}.</b>
            <Box flex="1" minW="0">
              <WrittenQuestionText text={text} />
            </Box>
          </Flex>
        ))}
      {numberedParts(values).map(({ name, questions }) => (
        <Stack key={questions[0]?.number} as="section" gap="6">
          {name && (
            <chakra.h2 fontSize="xl" fontWeight="bold">
              {name}
            </chakra.h2>
          )}
          {questions.map((question) => (
            <Question key={question.number} question={question} kind={kind} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

const Choices = chakra('fieldset', { base: { borderWidth: '0', minW: '0', p: '0' } });
const Choice = chakra('label', {
  base: { display: 'flex', alignItems: 'baseline', gap: '3', minH: 'target', py: '1' },
});

function Question({
  question: { number, text, options, points },
  kind,
}: {
  readonly question: NumberedPart['questions'][number];
  readonly kind: PreviewPageProps['kind'];
}) {
  const { t, lang, digits } = useI18n();
  return (
    <Choices>
      <chakra.legend mb="1" fontWeight="medium" overflowWrap="anywhere">
        {digits(number)}. <SourceText source={text} />{' '}
        <small>({t('paperprint.points', { points: readNumber(points) ?? 0 })})</small>
      </chakra.legend>
      {options.map((option, index) => (
        <Choice key={option.storedId}>
          <input type={kind === 'exam' ? 'radio' : 'checkbox'} name={`question-${number}`} />
          <Box as="span" minW="0" overflowWrap="anywhere">
            {optionLetter(index, lang)}) <SourceText source={option.text} />
          </Box>
        </Choice>
      ))}
    </Choices>
  );
}
