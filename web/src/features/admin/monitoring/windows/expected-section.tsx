/**
 * Students who are registered for a campaign with the exam and have not started it, and those with
 * a time of their own: admins give it and take it back.
 */
import { chakra, Flex, Input, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { PageButtons } from '../../../../list-pages/page-buttons.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field } from '../../../../ui/forms/input.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../../ui/page/skeletons.tsx';
import { cleanMobile } from '../../../contact-details/mobile-number.ts';
import { DataTable, NONE } from '../../list/data-table.tsx';
import { SelectCell } from '../../list/select-cell.tsx';
import { SelectionBar } from '../../list/selection-bar.tsx';
import type { MonitoredExam } from '../exam-route-params.ts';
import {
  type Expected_StudentFragment as Expected,
  useExpectedStudentsQuery,
} from './generated/expected.ts';
import { useWindows, type WindowsById, windowsOf } from './use-windows.tsx';
import { WindowDialog } from './window.dialog.tsx';

const POLL_MS = 10_000;
/** The limit of the API, in characters. */
const MAX_SEARCH_LENGTH = 100;

/**
 * The open dialog: for chosen students or a pasted list. The list of the page may change meanwhile.
 */
type Dialog =
  | { readonly studentIds: readonly string[]; readonly before: WindowsById }
  | { readonly studentIds: null };

export function ExpectedSection({ exam }: { readonly exam: MonitoredExam }) {
  const { t, digits, dateTime } = useI18n();
  const [search, setSearch] = useState('');
  const [isPersonalOnly, setPersonalOnly] = useState(false);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { data, previousData, loading, error, refetch } = useExpectedStudentsQuery({
    variables: { ...exam, search: search || null, isPersonalOnly, after: cursors.at(-1) ?? null },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const list = (data ?? previousData)?.expectedStudents;
  const selectedStudents =
    list?.nodes.filter((student) => selected.has(student.id) && !student.hasStarted) ?? [];
  const withPersonalWindow = selectedStudents.filter(({ personalWindow }) => personalWindow);
  const windows = useWindows(exam, refetch);
  useEffect(() => {
    if (dialog === null) windows.focusNotice();
  });

  const nameOf = ({ studentName, email, phoneNumber }: Expected): string =>
    studentName ?? email ?? (phoneNumber ? digits(cleanMobile(phoneNumber)) : t('admin.notGiven'));
  const toggle = (id: string) =>
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const show = (words: string, personal: boolean) => {
    setSearch(words);
    setPersonalOnly(personal);
    setCursors([]);
    setSelected(new Set());
  };
  const columns = [
    t('monitoring.select'),
    t('monitoring.student'),
    t('monitoring.campaign'),
    t('monitoring.ownTime'),
    t('monitoring.reason'),
  ];

  return (
    <Section title={t('monitoring.expected')}>
      <Text mb="4" color="fg.muted" maxW="reading">
        {t('monitoring.expectedText')}
      </Text>
      {windows.notice}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const words = String(new FormData(event.currentTarget).get('expected') ?? '').trim();
          show(words, isPersonalOnly);
        }}
      >
        <Flex wrap="wrap" align="end" gap="3" mb="4" maxW="36rem">
          <Flex flex="1 1 14rem">
            <Field label={t('people.search')}>
              {(control) => (
                <Input {...control} name="expected" type="search" maxLength={MAX_SEARCH_LENGTH} />
              )}
            </Field>
          </Flex>
          <Button type="submit" variant="outline">
            {t('people.find')}
          </Button>
        </Flex>
      </form>
      <chakra.label
        display="flex"
        alignItems="center"
        gap="3"
        minH="target"
        mb="3"
        cursor="pointer"
      >
        <input
          type="checkbox"
          checked={isPersonalOnly}
          onChange={({ target }) => show(search, target.checked)}
        />
        {t('monitoring.ownTimeOnly')}
      </chakra.label>
      <Button variant="outline" mb="4" onClick={() => setDialog({ studentIds: null })}>
        {t('monitoring.pasteWindow')}
      </Button>
      {loading && !list && <RowsSkeleton count={3} h="2.75rem" />}
      {!loading && !list && <ErrorState error={error} onRetry={refetch} />}
      {list && (
        <Text color="fg.muted" mb="3">
          {t(list.totalCountIsExact ? 'monitoring.expectedCount' : 'monitoring.expectedMore', {
            count: list.totalCount,
          })}
        </Text>
      )}
      {list?.nodes.length === 0 && <EmptyState text={t('monitoring.nobodyExpected')} icon="user" />}
      {list && list.nodes.length > 0 && (
        <DataTable label={t('monitoring.expected')} columns={columns}>
          {list.nodes.map((student) => (
            <tr key={student.id}>
              <SelectCell
                label={t('monitoring.selectNamed', { name: nameOf(student) })}
                isSelected={selected.has(student.id)}
                isDisabled={student.hasStarted}
                onToggle={() => toggle(student.id)}
              />
              <td>
                {nameOf(student)}
                {student.hasStarted && ` · ${t('monitoring.hasStarted')}`}
              </td>
              <td>{student.campaignTitle}</td>
              <td>
                {student.personalWindow
                  ? t('monitoring.fromTo', {
                      from: dateTime(student.personalWindow.startDate),
                      to: dateTime(student.personalWindow.endDate),
                    })
                  : NONE}
              </td>
              <td>{student.personalWindow?.reason ?? NONE}</td>
            </tr>
          ))}
        </DataTable>
      )}
      <PageButtons cursors={cursors} endCursor={list?.endCursor} onTurn={setCursors} />
      <SelectionBar count={selectedStudents.length}>
        <Button
          onClick={() =>
            setDialog({
              studentIds: [...new Set(selectedStudents.map(({ studentId }) => studentId))],
              before: windowsOf(selectedStudents),
            })
          }
        >
          {t('monitoring.giveWindowTo', { count: selectedStudents.length })}
        </Button>
        {withPersonalWindow.length > 0 && (
          <Button
            variant="outline"
            disabled={windows.isRunning}
            onClick={() =>
              void windows.withdraw(withPersonalWindow).then(() => setSelected(new Set()))
            }
          >
            {t('monitoring.withdrawWindow', { count: withPersonalWindow.length })}
          </Button>
        )}
      </SelectionBar>
      {dialog && (
        <WindowDialog
          exam={exam}
          studentIds={dialog.studentIds}
          readWindows={dialog.studentIds ? async () => dialog.before : windows.readAll}
          onGiven={(givenWindows, before) => {
            windows.noteGiven(givenWindows, before);
            setSelected(new Set());
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </Section>
  );
}
