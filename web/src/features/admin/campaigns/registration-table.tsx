/**
 * The registrations for a campaign of either kind: a table paged by the server, and the export of
 * all of them.
 */
import { Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { PageLinks } from '../../../list-pages/page-links.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { DataTable, NONE } from '../list/data-table.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { momentCell, phoneCell } from '../list/export-cells.ts';
import type { Registration_RegistrationFragment as Registration } from './generated/registrations.ts';

interface RegistrationPage {
  readonly nodes: readonly Registration[];
  readonly totalCount: number;
  readonly totalCountIsExact: boolean;
  readonly endCursor: string | null;
}

interface RegistrationTableProps {
  /** The title of the campaign, for the name of the exported file. */
  readonly campaign: string;
  readonly query: {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  readonly registrations: RegistrationPage | null | undefined;
  /** One page of registrations, for the export. */
  readonly read: (after: string | null) => Promise<RegistrationPage | null | undefined>;
}

export function RegistrationTable({
  campaign,
  query: { loading, error, refetch },
  registrations,
  read,
}: RegistrationTableProps) {
  const { t, digits, dateTime } = useI18n();
  const columns = [
    t('admin.name'),
    t('events.institution'),
    t('admin.district'),
    t('admin.mobile'),
    t('admin.email'),
    t('events.registeredAt'),
  ];
  return (
    <Section
      title={t('events.registrations')}
      action={
        registrations && registrations.nodes.length > 0 ? (
          <ExportButton
            fileName={`${campaign} - ${t('events.registrations')}`}
            columns={[
              ...columns.slice(0, 2),
              t('events.className'),
              ...columns.slice(2),
              t('events.namedInList'),
            ]}
            read={read}
            toRow={(registration: Registration) => [
              registration.name ?? '',
              registration.institution ?? '',
              registration.className ?? '',
              registration.district ?? '',
              phoneCell(registration.mobile),
              registration.email ?? '',
              momentCell(registration.registeredAt),
              namedInList(registration),
            ]}
          />
        ) : null
      }
    >
      {loading && !registrations && <RowsSkeleton count={5} h="2.75rem" />}
      {!loading && !registrations && <ErrorState error={error} onRetry={refetch} />}
      {registrations && (
        <Text color="fg.muted" mb="3">
          {t(registrations.totalCountIsExact ? 'events.registeredCount' : 'events.moreRegistered', {
            count: registrations.totalCount,
          })}
        </Text>
      )}
      {registrations && registrations.nodes.length > 0 && (
        <DataTable label={t('events.registrations')} columns={columns}>
          {registrations.nodes.map(
            ({
              studentId,
              name,
              institution,
              className,
              district,
              mobile,
              email,
              registeredAt,
            }) => (
              <tr key={studentId}>
                <td>{name ?? t('admin.notGiven')}</td>
                <td>{[institution, className].filter(Boolean).join(', ') || NONE}</td>
                <td>{district ?? NONE}</td>
                <td>{mobile ? digits(mobile) : NONE}</td>
                <td>{email ?? NONE}</td>
                <td>{registeredAt ? dateTime(registeredAt) : NONE}</td>
              </tr>
            ),
          )}
        </DataTable>
      )}
      <PageLinks endCursor={registrations?.endCursor} />
    </Section>
  );

  function namedInList({ showInMeritList }: Registration): string {
    if (showInMeritList === null) return '';
    return t(showInMeritList ? 'events.yes' : 'events.no');
  }
}
