/** The attempts at an exam as a table, with their students. */
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { cleanMobile } from '../../contact-details/mobile-number.ts';
import { adminPaths } from '../admin-paths.ts';
import { DataTable, NONE } from '../list/data-table.tsx';
import { SelectCell } from '../list/select-cell.tsx';
import type { Participant_ParticipantFragment as Participant } from './generated/live.ts';

export const stateNames = {
  RUNNING: 'monitoring.isRunning',
  QUIET: 'monitoring.isQuiet',
  SUBMITTED: 'monitoring.isSubmitted',
  TIMED_OUT: 'monitoring.isTimedOut',
  BLANK: 'monitoring.isBlank',
} as const;

const NameLink = chakra(Link, { base: { color: 'primary.fg', textDecoration: 'underline' } });

interface ParticipantTableProps {
  readonly participants: readonly Participant[];
  /** The headings of the columns. */
  readonly columns: readonly string[];
  /** Null for teachers, who can only read the list, without links to the students. */
  readonly selection: {
    readonly selected: ReadonlySet<string>;
    readonly toggle: (id: string) => void;
  } | null;
}

export function ParticipantTable({ participants, columns, selection }: ParticipantTableProps) {
  const { t, digits, date, time, dateTime } = useI18n();
  /** The time, with its date unless it is today. */
  const moment = (iso: string) =>
    date(iso) === date(new Date().toISOString()) ? time(iso) : dateTime(iso);
  return (
    <DataTable
      label={t('monitoring.participants')}
      columns={selection ? [t('monitoring.select'), ...columns] : columns}
    >
      {participants.map((participant) => (
        <tr key={participant.id}>
          {selection && (
            <SelectCell
              label={t('monitoring.selectNamed', { name: nameOf(participant) })}
              isSelected={selection.selected.has(participant.id)}
              onToggle={() => selection.toggle(participant.id)}
            />
          )}
          <td>
            {participant.studentId && selection ? (
              <NameLink to={adminPaths.person(participant.studentId)}>
                {nameOf(participant)}
              </NameLink>
            ) : (
              nameOf(participant)
            )}
          </td>
          <td>
            {t(stateNames[participant.state])}
            {participant.lateCount > 0 && ` · ${t('monitoring.hasLate')}`}
            {participant.exclusionReason &&
              ` · ${t('monitoring.isExcluded', { reason: participant.exclusionReason })}`}
          </td>
          <td>{digits(participant.answeredCount)}</td>
          <td>{participant.savedAt ? moment(participant.savedAt) : NONE}</td>
          <td>
            {moment(participant.deadline)}
            {participant.extraMinutes > 0 &&
              ` (${t('monitoring.plusMinutes', { minutes: participant.extraMinutes })})`}
          </td>
          <td>{participant.score === null ? NONE : digits(participant.score)}</td>
        </tr>
      ))}
    </DataTable>
  );

  function nameOf({ studentName, email, phoneNumber }: Participant): string {
    return (
      studentName ?? email ?? (phoneNumber ? digits(cleanMobile(phoneNumber)) : t('admin.notGiven'))
    );
  }
}
