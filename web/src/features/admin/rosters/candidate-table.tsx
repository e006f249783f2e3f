/** A page of the candidates of a campaign. */
import { Text } from '@chakra-ui/react';
import { useAddressText } from '../../../i18n/address-text.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { PageLinks } from '../../../list-pages/page-links.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { DataTable, NONE } from '../list/data-table.tsx';
import type { Candidate_CandidateFragment, RosterRouteQuery } from './generated/roster.ts';

interface CandidateTableProps {
  readonly candidates: NonNullable<RosterRouteQuery['candidates']>;
  readonly onRemove: (candidate: Candidate_CandidateFragment) => void;
}

export function CandidateTable({ candidates, onRemove }: CandidateTableProps) {
  const { t, dateTime } = useI18n();
  const addressText = useAddressText();
  const { nodes, totalCount, totalCountIsExact, endCursor } = candidates;
  return (
    <>
      <Text role="status" color="fg.muted" mb="3">
        {t(totalCountIsExact ? 'roster.count' : 'roster.moreThan', { count: totalCount })}
      </Text>
      {nodes.length === 0 ? (
        <EmptyState text={t('roster.nobody')} icon="user" />
      ) : (
        <DataTable
          label={t('roster.candidates')}
          columns={[
            t('roster.address'),
            t('roster.name'),
            t('roster.rollNumber'),
            t('roster.registration'),
            t('roster.actions'),
          ]}
        >
          {nodes.map((candidate) => (
            <tr key={candidate.id}>
              <td>{addressText(candidate.address)}</td>
              <td>{candidate.name ?? NONE}</td>
              <td>{candidate.rollNumber ?? NONE}</td>
              <td>
                {candidate.registeredAt ? dateTime(candidate.registeredAt) : t('roster.notYet')}
              </td>
              <td>
                <Button
                  variant="ghost"
                  aria-label={t('roster.removeNamed', { name: addressText(candidate.address) })}
                  onClick={() => onRemove(candidate)}
                >
                  {t('roster.remove')}
                </Button>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      <PageLinks endCursor={endCursor} />
    </>
  );
}
