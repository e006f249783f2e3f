/**
 * How many pages of a written answer have arrived, and which of them were late: muted text if all
 * are in time, otherwise a notice.
 */
import { Box, chakra, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import type { PagesState_PagesFragment } from './generated/pages-state.ts';

const Notice = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    mb: '3',
    p: '3',
    borderWidth: '1px',
    borderColor: 'accent',
    borderRadius: 'md',
    bg: 'accent.subtle',
  },
});

const keysByReader = {
  teacher: {
    inTime: 'marking.pagesInTime',
    arrived: 'marking.pagesArrived',
    late: 'marking.pagesLate',
    missing: 'marking.pagesMissing',
    due: 'marking.pagesDue',
    listed: 'marking.pagesListed',
    listedLate: 'marking.pagesListedLate',
  },
  student: {
    inTime: 'results.pagesInTime',
    arrived: 'results.pagesArrived',
    late: 'results.pagesLate',
    missing: 'results.pagesMissing',
    due: 'results.pagesDue',
    listed: 'results.pagesListed',
    listedLate: 'results.pagesListedLate',
  },
} as const;

interface PagesStateProps {
  /** Null if the answer was uploaded as one PDF, or there is none. */
  readonly pages: PagesState_PagesFragment | null;
  /** The reader of the text. */
  readonly reader: keyof typeof keysByReader;
}

export function PagesState({ pages, reader }: PagesStateProps) {
  const { t, dateTime } = useI18n();
  if (!pages) return null;
  const { total, arrived, late, registeredAt, dueAt } = pages;
  const keys = keysByReader[reader];
  const missing = total - arrived;
  if (missing <= 0 && late === 0) {
    return (
      <Text mb="3" color="fg.muted">
        {t(keys.inTime, { total })}
      </Text>
    );
  }
  const isListedInTime = Date.parse(registeredAt) <= Date.parse(dueAt);
  return (
    <Notice role="note">
      <Box flexShrink="0" pt="0.5" color="accent.fg">
        <Icon name="alert" />
      </Box>
      <Box minW="0">
        <Text fontWeight="semibold">
          {late > 0 ? t(keys.late, { arrived, total, late }) : t(keys.arrived, { arrived, total })}
        </Text>
        {missing > 0 && <Text>{t(keys.missing, { missing })}</Text>}
        {late > 0 && <Text>{t(keys.due, { time: dateTime(dueAt) })}</Text>}
        <Text>
          {t(isListedInTime ? keys.listed : keys.listedLate, { time: dateTime(registeredAt) })}
        </Text>
      </Box>
    </Notice>
  );
}
