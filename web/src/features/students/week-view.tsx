/** The last seven days, a column each. It counts what was done and says nothing about a day without an exam. */
import { Box, Grid, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ResultLine_ResultFragment } from './generated/result-line.ts';
import { Section } from './section.tsx';
import { lastSevenDays } from './week.ts';

interface WeekViewProps {
  readonly results: readonly ResultLine_ResultFragment[];
  /** In milliseconds since the epoch, on the server's clock. */
  readonly now: number;
}

export function WeekView({ results, now }: WeekViewProps) {
  const { t, lang, date, digits } = useI18n();
  const weekday = new Intl.DateTimeFormat(lang === 'bn' ? 'bn-BD' : 'en-GB', { weekday: 'short', timeZone: 'Asia/Dhaka' });
  const days = lastSevenDays(
    results.map((result) => ('takenAt' in result ? result.takenAt : result.dateTaken)),
    now,
  );
  const total = days.reduce((sum, { exams }) => sum + exams, 0);
  return (
    <Section title={t('students.week')}>
      <Text mb="4">{t('students.weekExams', { count: total })}</Text>
      <Grid as="ol" listStyleType="none" templateColumns="repeat(7, minmax(0, 1fr))" gap="1">
        {days.map(({ noon, exams }) => (
          <Box as="li" key={noon} textAlign="center" fontSize="sm">
            <Box
              aria-hidden="true"
              py="2"
              borderRadius="md"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
              bg={exams > 0 ? 'primary.subtle' : 'bg.muted'}
              color={exams > 0 ? 'primary.fg' : 'fg.muted'}
            >
              {exams > 0 ? digits(exams) : '–'}
            </Box>
            <Text aria-hidden="true" mt="1" color="fg.muted" truncate>
              {weekday.format(new Date(noon))}
            </Text>
            <VisuallyHidden>{t('students.weekDay', { date: date(noon, { weekday: true }), count: exams })}</VisuallyHidden>
          </Box>
        ))}
      </Grid>
    </Section>
  );
}
