/** A student's activity: progress in courses, results of exams, and attempts. */
import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../../ui/page/skeletons.tsx';
import { DataTable, NONE } from '../../list/data-table.tsx';
import type { PersonActivityQuery, PersonRouteQuery } from './generated/person.route.ts';

type Student = NonNullable<PersonRouteQuery['person']>['student'];
type Activity = NonNullable<PersonActivityQuery['person']>;

export function ProgressSection({ student }: { readonly student: Student }) {
  const { t, digits } = useI18n();
  const courses = student.enrollments?.flatMap((group) => group.courses);
  return (
    <Section title={t('people.progress')}>
      {!courses?.length && (
        <Text color="fg.muted">{t(courses ? 'people.noEnrollments' : 'people.notLoaded')}</Text>
      )}
      {courses && courses.length > 0 && (
        <DataTable label={t('people.progress')} columns={[t('people.course'), t('people.done')]}>
          {courses.map(({ id, name, progressPercent }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{progressPercent === null ? NONE : `${digits(Math.round(progressPercent))}%`}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </Section>
  );
}

interface ActivitySectionsProps {
  /** Undefined while it loads; null if loading failed. */
  readonly activity: Activity | null | undefined;
  /** Shows the page of a list after a cursor; null: the first one. */
  readonly onPage: (list: 'results' | 'attempts', after: string | null) => void;
}

export function ActivitySections({ activity, onPage }: ActivitySectionsProps) {
  const { t, digits, dateTime } = useI18n();
  return (
    <>
      <ListSection
        title={t('people.results')}
        empty={t('people.noExamResults')}
        list={activity === null ? null : activity?.results}
        columns={[t('people.exam'), t('people.takenAt'), t('people.score')]}
        onPage={(after) => onPage('results', after)}
        toRow={({ id, title, takenAt, score }) => (
          <tr key={id}>
            <td>{title}</td>
            <td>{takenAt ? dateTime(takenAt) : NONE}</td>
            <td>{score === null ? t('people.unmarked') : digits(score)}</td>
          </tr>
        )}
      />
      <ListSection
        title={t('people.attempts')}
        empty={t('people.noAttempts')}
        list={activity === null ? null : activity?.attempts}
        columns={[t('people.exam'), t('people.startedAt'), t('people.closedAt')]}
        onPage={(after) => onPage('attempts', after)}
        toRow={({ id, title, startedAt, closedAt, isHandedIn }) => (
          <tr key={id}>
            <td>{title}</td>
            <td>{startedAt ? dateTime(startedAt) : NONE}</td>
            <td>
              {closedAt
                ? t(isHandedIn ? 'people.submitted' : 'people.closedByServer', {
                    at: dateTime(closedAt),
                  })
                : t('people.running')}
            </td>
          </tr>
        )}
      />
    </>
  );
}

interface ListSectionProps<Row> {
  readonly title: string;
  readonly empty: string;
  readonly list:
    | {
        readonly nodes: readonly Row[];
        readonly totalCount: number;
        readonly endCursor: string | null;
      }
    | null
    | undefined;
  readonly columns: readonly string[];
  readonly toRow: (row: Row) => ReactNode;
  readonly onPage: (after: string | null) => void;
}

function ListSection<Row>({ title, empty, list, columns, toRow, onPage }: ListSectionProps<Row>) {
  const { t } = useI18n();
  return (
    <Section title={title}>
      {list === undefined && <RowsSkeleton count={2} h="2.75rem" />}
      {list === null && <Text color="fg.muted">{t('people.notLoaded')}</Text>}
      {list?.nodes.length === 0 && <Text color="fg.muted">{empty}</Text>}
      {list && list.nodes.length > 0 && (
        <DataTable label={title} columns={columns}>
          {list.nodes.map(toRow)}
        </DataTable>
      )}
      {list && list.totalCount > list.nodes.length && (
        <Flex wrap="wrap" gap="3" mt="3">
          <Button variant="outline" onClick={() => onPage(null)}>
            {t('people.newest')}
          </Button>
          <Button
            variant="outline"
            // It keeps the focus on the last page.
            aria-disabled={list.endCursor === null}
            onClick={() => list.endCursor !== null && onPage(list.endCursor)}
          >
            {t('people.older')}
          </Button>
        </Flex>
      )}
    </Section>
  );
}
