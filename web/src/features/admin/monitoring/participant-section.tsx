/**
 * The attempts at the exam with their students: filter, search, selection for actions, and export.
 */
import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { cursorIn } from '../../../list-pages/cursors.ts';
import { PageLinks } from '../../../list-pages/page-links.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { FilterLinks, useFilter } from '../../../ui/page/filter-links.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useWorkArea } from '../../../work-area.ts';
import { ExportButton } from '../list/export-button.tsx';
import { momentCell, phoneCell } from '../list/export-cells.ts';
import { SearchForm } from '../list/search-form.tsx';
import type { Activity } from './exam-activity.tsx';
import type { MonitoredExam } from './exam-route-params.ts';
import {
  type Participant_ParticipantFragment as Participant,
  ParticipantsDocument,
  useParticipantsQuery,
} from './generated/live.ts';
import { ParticipantActions } from './participant-actions.tsx';
import { ParticipantTable, stateNames } from './participant-table.tsx';

const filters = ['all', 'running', 'quiet', 'submitted', 'timed-out', 'blank'] as const;
const stateOf = {
  all: null,
  running: 'RUNNING',
  quiet: 'QUIET',
  submitted: 'SUBMITTED',
  'timed-out': 'TIMED_OUT',
  blank: 'BLANK',
} as const;
const filterNames = {
  all: 'monitoring.all',
  running: 'monitoring.running',
  quiet: 'monitoring.quiet',
  submitted: 'monitoring.submitted',
  'timed-out': 'monitoring.timedOut',
  blank: 'monitoring.blank',
} as const;

/** Refresh interval of the list. */
const POLL_MS = 10_000;
const EXPORT_PAGE_SIZE = 100;

const isOpen = ({ state }: Participant) => state === 'RUNNING' || state === 'QUIET';

interface ParticipantSectionProps {
  readonly exam: MonitoredExam;
  /** The exam's title, for the name of the exported file. */
  readonly title: string;
  readonly activity: Activity;
}

export function ParticipantSection({ exam, title, activity }: ParticipantSectionProps) {
  const { t } = useI18n();
  // Teachers can only read the list, without e-mail addresses and mobile numbers.
  const { isTeaching } = useWorkArea();
  const client = useApolloClient();
  const [params] = useSearchParams();
  const filter = useFilter('state', filters);
  const search = params.get('q') ?? '';
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const variables = {
    ...exam,
    state: stateOf[filter],
    search: search || null,
    after: cursorIn(params),
  };
  const { data, previousData, loading, error, refetch } = useParticipantsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const list = (data ?? previousData)?.examParticipants;
  const selectedParticipants =
    list?.nodes.filter((participant) => selected.has(participant.id)) ?? [];

  const toggle = (id: string) =>
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const read = async (after: string | null) => {
    const query = {
      query: ParticipantsDocument,
      variables: { ...variables, after, first: EXPORT_PAGE_SIZE },
    };
    return (await client.query({ ...query, fetchPolicy: 'no-cache' })).data?.examParticipants;
  };
  const clearSelection = () => {
    setSelected(new Set());
    void refetch().catch(() => undefined);
  };

  const columns = [
    t('monitoring.student'),
    t('monitoring.state'),
    t('monitoring.answered'),
    t('monitoring.saved'),
    t('monitoring.until'),
    t('monitoring.score'),
  ];
  const exportButton = list && list.nodes.length > 0 && (
    <ExportButton
      fileName={`${title} - ${t('monitoring.participants')}`}
      columns={[
        columns[0] ?? '',
        t('admin.email'),
        t('admin.mobile'),
        ...columns.slice(1, 3),
        t('monitoring.startedAt'),
        ...columns.slice(3),
        t('monitoring.excludedFor'),
      ]}
      read={read}
      toRow={(participant: Participant) => [
        participant.studentName ?? '',
        participant.email ?? '',
        phoneCell(participant.phoneNumber),
        t(stateNames[participant.state]),
        participant.answeredCount,
        momentCell(participant.startedAt),
        momentCell(participant.savedAt),
        momentCell(participant.deadline),
        participant.score ?? '',
        participant.exclusionReason ?? '',
      ]}
    />
  );
  const table = (
    <>
      {loading && !list && <RowsSkeleton count={5} h="2.75rem" />}
      {!loading && !list && <ErrorState error={error} onRetry={refetch} />}
      {list && (
        <Text color="fg.muted" mb="3">
          {t(list.totalCountIsExact ? 'monitoring.count' : 'monitoring.moreThan', {
            count: list.totalCount,
          })}
        </Text>
      )}
      {list?.nodes.length === 0 && (
        <EmptyState
          text={t(filter === 'all' && !search ? 'monitoring.nobody' : 'monitoring.noMatch')}
          icon="user"
        />
      )}
      {list && list.nodes.length > 0 && (
        <ParticipantTable
          participants={list.nodes}
          columns={columns}
          selection={isTeaching ? null : { selected, toggle }}
        />
      )}
      <PageLinks endCursor={list?.endCursor} />
    </>
  );
  return (
    <Section title={t('monitoring.participants')}>
      <FilterLinks
        label={t('monitoring.filter')}
        name="state"
        options={filters.map((option) => [option, t(filterNames[option])] as const)}
        current={filter}
      />
      <SearchForm
        label={t(isTeaching ? 'monitoring.searchNames' : 'people.search')}
        button={t('people.find')}
      />
      {isTeaching ? (
        table
      ) : (
        <ParticipantActions
          exam={exam}
          runningCount={activity.runningCount}
          open={selectedParticipants.filter(isOpen)}
          closed={selectedParticipants.filter((participant) => !isOpen(participant))}
          included={selectedParticipants.filter((participant) => !participant.exclusionReason)}
          excluded={selectedParticipants.filter((participant) => participant.exclusionReason)}
          onDone={clearSelection}
          exportButton={exportButton}
        >
          {table}
        </ParticipantActions>
      )}
    </Section>
  );
}
