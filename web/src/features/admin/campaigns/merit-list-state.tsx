/**
 * Whether the merit list of an exam campaign is published, and what it waits for, with links to
 * where that is decided.
 */
import { useApolloClient } from '@apollo/client/react';
import { Box, chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useServerNow } from '../../exam-room/sync/use-server-now.ts';
import { ExportButton } from '../list/export-button.tsx';
import {
  MeritListExportDocument,
  type MeritListExportQuery,
  type MeritListStateQuery,
  useMeritListStateQuery,
} from './generated/registrations.ts';

const REDRAW_MS = 60_000;

const TextLink = chakra(Link, { base: { color: 'primary.fg', textDecoration: 'underline' } });

interface MeritListStateProps {
  readonly campaignId: string;
  /** Its title, for the name of the exported file. */
  readonly campaign: string;
}

export function MeritListState({ campaignId, campaign }: MeritListStateProps) {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useMeritListStateQuery({
    variables: { id: campaignId },
    fetchPolicy: 'network-only',
  });
  const state = data?.meritListState;
  return (
    <Section
      title={t('events.meritList')}
      action={
        state && !state.publishedAt ? (
          <Button variant="outline" loading={loading} onClick={() => void refetch()}>
            {t('events.checkAgain')}
          </Button>
        ) : null
      }
    >
      {loading && !state && <RowsSkeleton count={1} h="2.75rem" />}
      {!loading && !state && <ErrorState error={error} onRetry={refetch} />}
      {state && <StateText state={state} />}
      {state?.publishedAt && (
        <Box mt="3">
          <MeritListExport campaignId={campaignId} campaign={campaign} />
        </Box>
      )}
    </Section>
  );
}

function StateText({
  state,
}: {
  readonly state: NonNullable<MeritListStateQuery['meritListState']>;
}) {
  const { t, dateTime } = useI18n();
  const { now } = useServerNow(REDRAW_MS);
  const { publishedAt, releasedAt, openAttempts, unmarked, lateAnswers } = state;
  if (publishedAt) return <Text>{t('events.publishedAt', { date: dateTime(publishedAt) })}</Text>;
  if (releasedAt === null) return <Text>{t('events.hiddenByRule')}</Text>;
  const isBefore = Date.parse(releasedAt) > now;
  if (!isBefore && openAttempts + unmarked + lateAnswers === 0)
    return <Text>{t('events.nothingOpen')}</Text>;
  return (
    <>
      <Text>
        {isBefore ? t('events.notBefore', { date: dateTime(releasedAt) }) : t('events.waitsFor')}
      </Text>
      <chakra.ul ps="5" listStyleType="disc">
        {openAttempts > 0 && <li>{t('events.openAttempts', { count: openAttempts })}</li>}
        {unmarked > 0 && (
          <li>
            <TextLink to={paths.markingList()}>
              {t('events.unmarked', { count: unmarked })}
            </TextLink>
          </li>
        )}
        {lateAnswers > 0 && (
          <li>
            <TextLink to={paths.lateList()}>
              {t('events.lateAnswers', { count: lateAnswers })}
            </TextLink>
          </li>
        )}
      </chakra.ul>
    </>
  );
}

type Campaign = NonNullable<MeritListExportQuery['examCampaign']>;
type MeritEntry = NonNullable<Campaign['meritList']>['nodes'][number];
type ExcludedEntry = NonNullable<Campaign['meritListDecisions']>['excluded'][number];

function MeritListExport({ campaignId, campaign }: MeritListStateProps) {
  const { t } = useI18n();
  const client = useApolloClient();
  const read = async (after: string | null) => {
    const page = await client.query({
      query: MeritListExportDocument,
      variables: { id: campaignId, after },
      fetchPolicy: 'no-cache',
    });
    const list = page.data?.examCampaign?.meritList;
    if (!list) return list;
    // Excluded students are listed below the last place.
    const excluded =
      list.endCursor === null ? (page.data?.examCampaign?.meritListDecisions?.excluded ?? []) : [];
    return { ...list, nodes: [...list.nodes, ...excluded] };
  };
  return (
    <ExportButton
      fileName={`${campaign} - ${t('events.meritList')}`}
      columns={[
        t('events.rank'),
        t('admin.name'),
        t('events.institution'),
        t('events.className'),
        t('admin.district'),
        t('events.score'),
        t('events.wrongCount'),
        t('events.minutesTaken'),
        t('events.excludedFor'),
      ]}
      read={read}
      toRow={(entry: MeritEntry | ExcludedEntry) => {
        const { name, institution, className, district } = entry;
        const person = [
          name ?? t('events.notNamed'),
          institution ?? '',
          className ?? '',
          district ?? '',
        ];
        if ('reason' in entry) return ['', ...person, '', '', '', entry.reason];
        return [entry.rank, ...person, entry.score, entry.wrongCount, entry.timeTakenMinutes, ''];
      }}
    />
  );
}
