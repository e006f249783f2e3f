/**
 * The exams that contain a question of the bank, with how students answered it there. Loaded by
 * itself: statistics can take a moment.
 */
import { chakra, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { adminPaths } from '../admin-paths.ts';
import { DataTable, NONE } from '../list/data-table.tsx';
import { type BankUsageQuery, useBankUsageQuery } from './generated/bank.ts';

type Usage = NonNullable<NonNullable<BankUsageQuery['bankQuestion']>['usages']>[number];

const ExamLink = chakra(Link, { base: { color: 'primary.fg', textDecoration: 'underline' } });
/** The exam kinds as in paths of pages. */
const pathKinds = { SINGLE: 'single', MULTI_SUBJECT: 'multi-subject' } as const;

interface UsageListProps {
  readonly id: string;
  /** Whether the question is answered in writing. */
  readonly isWritten: boolean;
  /** The maximum of its marks in an exam; null if the exam does not define it. */
  readonly maxMarks: number | null;
}

export function UsageList({ id, isWritten, maxMarks }: UsageListProps) {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useBankUsageQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const usages = data?.bankQuestion?.usages;
  return (
    <Section title={t('questionbank.usage')}>
      {loading && !usages && <RowsSkeleton count={2} h="2.75rem" />}
      {!usages && !loading && <ErrorState error={error} onRetry={refetch} />}
      {usages?.length === 0 && <Text color="fg.muted">{t('questionbank.neverUsed')}</Text>}
      {usages && usages.length > 0 && (
        <Stack gap="3">
          {isWritten ? (
            <WrittenUsages usages={usages} maxMarks={maxMarks} />
          ) : (
            <McqUsages usages={usages} />
          )}
        </Stack>
      )}
    </Section>
  );
}

interface UsagesProps {
  readonly usages: readonly Usage[];
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function McqUsages({ usages }: UsagesProps) {
  const { t, digits } = useI18n();
  const examined = sumOf(usages.map(({ examinedCount }) => examinedCount ?? 0));
  const correct = sumOf(usages.map(({ correctCount }) => correctCount ?? 0));
  const isPartial = usages.some(({ examinedCount }) => examinedCount === null);
  const percent = (part: number, all: number) =>
    all > 0 ? t('questionbank.percent', { percent: Math.round((100 * part) / all) }) : NONE;
  return (
    <>
      <Text>
        {examined > 0
          ? t('questionbank.answered', {
              count: examined,
              percent: Math.round((100 * correct) / examined),
            })
          : !isPartial && t('questionbank.notAnswered')}
      </Text>
      {isPartial && <Text color="fg.muted">{t('questionbank.notComputedHint')}</Text>}
      <DataTable
        label={t('questionbank.usage')}
        columns={[
          t('questionbank.exam'),
          t('questionbank.attempts'),
          t('questionbank.shareCorrect'),
          t('questionbank.discrimination'),
          t('questionbank.key'),
        ]}
      >
        {usages.map((usage) => (
          <tr key={`${usage.examKind} ${usage.examId}`}>
            <td>
              <ExamName usage={usage} />
            </td>
            <td>
              {usage.examinedCount === null
                ? t('questionbank.notComputed')
                : digits(usage.examinedCount)}
            </td>
            <td>{percent(usage.correctCount ?? 0, usage.examinedCount ?? 0)}</td>
            <td>{usage.discrimination === null ? NONE : digits(usage.discrimination)}</td>
            <td>{t(usage.hasSameKey ? 'questionbank.sameKey' : 'questionbank.otherKey')}</td>
          </tr>
        ))}
      </DataTable>
      <Text fontSize="sm" color="fg.muted">
        {t('questionbank.discriminationHint')}
      </Text>
      {usages.some(({ hasSameKey }) => !hasSameKey) && (
        <Text color="error.fg">{t('questionbank.otherKeyHint')}</Text>
      )}
    </>
  );
}

/** Exams can give other marks for the same question, so there is no mean of all exams. */
function WrittenUsages({ usages, maxMarks }: UsagesProps & Pick<UsageListProps, 'maxMarks'>) {
  const { t, digits } = useI18n();
  const isPartial = usages.some(({ markedCount }) => markedCount === null);
  const meanOf = ({ meanMarks }: Usage) => {
    if (meanMarks === null) return NONE;
    return maxMarks === null
      ? digits(meanMarks)
      : t('questionbank.meanOf', { mean: meanMarks, max: maxMarks });
  };
  return (
    <>
      {isPartial && <Text color="fg.muted">{t('questionbank.notComputedHint')}</Text>}
      <DataTable
        label={t('questionbank.usage')}
        columns={[
          t('questionbank.exam'),
          t('questionbank.markedAttempts'),
          t('questionbank.meanMarks'),
        ]}
      >
        {usages.map((usage) => (
          <tr key={`${usage.examKind} ${usage.examId}`}>
            <td>
              <ExamName usage={usage} />
            </td>
            <td>
              {usage.markedCount === null
                ? t('questionbank.notComputed')
                : digits(usage.markedCount)}
            </td>
            <td>{meanOf(usage)}</td>
          </tr>
        ))}
      </DataTable>
      <Text fontSize="sm" color="fg.muted">
        {t('questionbank.markedHint')}
      </Text>
    </>
  );
}

function ExamName({ usage: { examKind, examId, title, isArchived } }: { readonly usage: Usage }) {
  const { t } = useI18n();
  if (isArchived) return `${title} (${t('questionbank.archived')})`;
  return <ExamLink to={adminPaths.statistics(pathKinds[examKind], examId)}>{title}</ExamLink>;
}
