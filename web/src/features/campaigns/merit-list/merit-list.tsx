/**
 * The merit list of an exam campaign that is over: ranks with ties, and the viewer's entry
 * highlighted.
 */
import { Box, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { ShowMore } from '../../../ui/page/show-more.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { findOwnEntry } from './find-own-entry.ts';
import { type MeritListQuery, useMeritListQuery } from './generated/merit-list.ts';
import { MeritListDecisions } from './merit-list-decisions.tsx';
import { MeritTable } from './merit-table.tsx';

interface MeritListProps {
  readonly campaignId: string;
}

export function MeritList({ campaignId }: MeritListProps) {
  const { t } = useI18n();
  const { isLoggedIn } = useViewer();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const { data, loading, error, refetch, fetchMore } = useMeritListQuery({
    variables: { id: campaignId, after: null, isSignedIn: isLoggedIn },
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.examCampaign?.meritList;
  const own = list
    ? findOwnEntry(list.nodes, data.examCampaign?.myMeritEntry, list.endCursor !== null)
    : null;

  const showMore = async (after: string) => {
    setLoadingMore(true);
    try {
      await fetchMore({
        // The own entry is there already.
        variables: { after, isSignedIn: false },
        updateQuery: (before, { fetchMoreResult }) => appendEntries(before, fetchMoreResult),
      });
    } catch (failure) {
      toastError(describeError(failure, t));
    } finally {
      setLoadingMore(false);
    }
  };

  return (
    <Box as="section" mb="8">
      <Heading as="h2" size="lg" mb="2">
        {t('campaigns.meritList')}
      </Heading>
      {loading && !list && !isLoadingMore && <RowsSkeleton count={5} h="3rem" />}
      {!loading && !list && error && <ErrorState error={error} onRetry={refetch} />}
      {!loading && !list && !error && (
        <>
          <Text mb="3">{t('campaigns.meritLater')}</Text>
          <Button variant="outline" onClick={() => void refetch()}>
            {t('campaigns.lookAgain')}
          </Button>
        </>
      )}
      {list && (
        <>
          <Text mb="3" color="fg.muted">
            {list.totalCount > 0
              ? t('campaigns.meritLead', { count: list.totalCount })
              : t('campaigns.meritNone')}{' '}
            {t('campaigns.ruleOrder')}
          </Text>
          {list.nodes.length > 0 && <MeritTable entries={list.nodes} own={own} />}
          <ShowMore
            hasMore={list.endCursor !== null}
            isLoading={isLoadingMore}
            loadingText={t('campaigns.loadingMore')}
            onClick={() => list.endCursor && void showMore(list.endCursor)}
          >
            {t('campaigns.showMore')}
          </ShowMore>
          {data.examCampaign?.meritListDecisions && (
            <MeritListDecisions decisions={data.examCampaign.meritListDecisions} />
          )}
        </>
      )}
    </Box>
  );
}

/** Appends the next page of entries to those already loaded. */
function appendEntries(before: MeritListQuery, next: MeritListQuery): MeritListQuery {
  const [shown, more] = [before.examCampaign?.meritList, next.examCampaign?.meritList];
  if (!before.examCampaign || !shown || !more) return before;
  return {
    ...before,
    examCampaign: {
      ...before.examCampaign,
      meritList: { ...more, nodes: [...shown.nodes, ...more.nodes] },
    },
  };
}
