/** Opens the previous or next submission of the queue in the URL. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import {
  MarkingNeighboursDocument,
  MarkingRouteDocument,
  type QueuePlace_SubmissionFragment,
  useMarkingNeighboursQuery,
} from './generated/marking.route.ts';
import { ARRIVAL } from './keys/arrival.ts';
import { listPath, type MarkingArea, queueIn, submissionPath } from './marking-area.ts';

type Side = 'next' | 'previous';

/** @param submissionId the open submission; undefined while it is loading */
export function useNeighbours(area: MarkingArea, submissionId: string | undefined) {
  const { t } = useI18n();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const variables = { submissionId: submissionId ?? '', queue: queueIn(search) };
  const { data } = useMarkingNeighboursQuery({
    variables,
    skip: submissionId === undefined,
    fetchPolicy: 'network-only',
  });
  const neighbours = data?.markingNeighbours;
  const next = neighbours?.next;

  // The next submission is loaded while the current one is marked.
  const [userId, examId] = [next?.userId, next?.exam?.id];
  useEffect(() => {
    if (!userId || !examId) return;
    const following = { query: MarkingRouteDocument, variables: { userId, examId } };
    void client.query(following).catch(() => undefined);
  }, [client, userId, examId]);

  const pathOf = (submission: QueuePlace_SubmissionFragment | null | undefined) =>
    submission?.exam ? submissionPath(area, submission, search) : null;

  /**
   * Refetches the neighbour before opening it, because other markers may have marked submissions
   * meanwhile.
   */
  const move = async (side: Side, { isSaved }: { readonly isSaved: boolean }): Promise<void> => {
    const read = await client
      .query({ query: MarkingNeighboursDocument, variables, fetchPolicy: 'network-only' })
      .catch(() => null);
    const latest = read?.data?.markingNeighbours ?? neighbours;
    const path = pathOf(latest?.[side]);
    if (path) return navigate(path, { state: ARRIVAL });
    if (side === 'next') toastSuccess(t('markingqueue.last'));
    if (!isSaved) return;
    const first = new URLSearchParams(search);
    first.delete('after');
    await navigate(listPath(area, first));
  };

  return {
    otherCount: neighbours?.otherCount ?? null,
    previous: pathOf(neighbours?.previous),
    next: pathOf(next),
    list: listPath(area, search),
    move,
  };
}
