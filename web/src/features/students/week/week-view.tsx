/**
 * The last seven days, one column each. Counts submitted exams, does not comment on days without
 * any, and can be hidden.
 */
import { Box, Grid, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { useDeviceSetting } from '../../exam-room/storage/device-setting.ts';
import type { WeekView_ResultFragment } from './generated/week-view.ts';
import { type Day, daysInARow, lastSevenDays } from './week.ts';

interface WeekViewProps {
  readonly results: readonly WeekView_ResultFragment[];
  /** Milliseconds since the epoch, on the server's clock. */
  readonly now: number;
}

const attemptOf = (result: WeekView_ResultFragment) =>
  'takenAt' in result
    ? { at: result.takenAt, minutes: result.minutes }
    : { at: result.dateTaken, minutes: result.timeTakenMinutes };

export function WeekView({ results, now }: WeekViewProps) {
  const { t } = useI18n();
  const [visibility, setVisibility] = useDeviceSetting('week', ['yes', 'no'], 'yes');
  const isShown = visibility === 'yes';
  return (
    <Section
      title={t('students.week')}
      action={
        <Button
          variant="ghost"
          mx="-4"
          aria-expanded={isShown}
          onClick={() => setVisibility(isShown ? 'no' : 'yes')}
        >
          {t(isShown ? 'students.hideWeek' : 'students.showWeek')}
        </Button>
      }
    >
      {isShown && <WeekDays days={lastSevenDays(results.map(attemptOf), now)} />}
    </Section>
  );
}

function WeekDays({ days }: { readonly days: readonly Day[] }) {
  const { t, lang, date, digits } = useI18n();
  // The short Bengali names, such as বৃহস্পতি, are wider than a column on a phone.
  const [locale, width] =
    lang === 'bn' ? (['bn-BD', 'narrow'] as const) : (['en-GB', 'short'] as const);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'Asia/Dhaka' });
  const sum = (name: 'exams' | 'minutes') =>
    Math.round(days.reduce((before, day) => before + day[name], 0));
  const inARow = daysInARow(days);
  return (
    <>
      <Text>{t('students.weekExams', { count: sum('exams') })}</Text>
      {sum('minutes') > 0 && (
        <Text color="fg.muted">{t('students.weekMinutes', { count: sum('minutes') })}</Text>
      )}
      {inARow > 1 && <Text color="fg.muted">{t('students.weekInARow', { count: inARow })}</Text>}
      <Grid as="ol" listStyleType="none" templateColumns="repeat(7, minmax(0, 1fr))" gap="1" mt="4">
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
            <VisuallyHidden>
              {t('students.weekDay', { date: date(noon, { weekday: true }), count: exams })}
            </VisuallyHidden>
          </Box>
        ))}
      </Grid>
    </>
  );
}
