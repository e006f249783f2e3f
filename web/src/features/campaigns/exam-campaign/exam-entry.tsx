/**
 * The entry to the exam for registered students: a waiting room until the start by the server's
 * clock, then a link.
 */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { SteadyDigits } from '../../../ui/content/steady-digits.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { CalendarButton } from '../../../ui/forms/calendar-button.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { usePaperLoading } from '../../exam-room/attempt/paper/loaded-paper.ts';
import { clockFace } from '../../exam-room/components/status/clock-face.ts';
import { timeText } from '../../exam-room/components/status/time-text.ts';
import { attemptPath } from '../../exam-room/storage/open-attempts.ts';
import { useServerNow } from '../../exam-room/sync/use-server-now.ts';
import { type ExamCampaign, kindOf, minutesToAnswer, SPREAD_MS } from './exam-campaign.ts';
import { useNextPage } from './next-page.ts';

const DAY_S = 86_400;
/**
 * The paper and the code of the exam's page are loaded within this time before the start: by each
 * page that is open then at another moment of the first half hour, later by those that are opened
 * later.
 */
const PAPER_AHEAD_MS = 3_600_000;

export function ExamEntry({ campaign }: { readonly campaign: ExamCampaign }) {
  const { t, time } = useI18n();
  const { now, isSure } = useServerNow(1000);
  const [spread] = useState(() => Math.random() * SPREAD_MS);
  const [paperAheadMs] = useState(() => PAPER_AHEAD_MS * (1 - Math.random() / 2));
  const [goesIn, setGoesIn] = useState(false);
  const navigate = useNavigate();
  const { exam, startDate, endDate, personalWindow } = campaign;
  const opensAt = startDate === null ? now : Date.parse(startDate) + spread;
  const isOpen = now >= opensAt;
  const path = exam && attemptPath(kindOf(exam), exam.id, null);
  const from = { backTo: paths.examCampaign(campaign.id) };
  const isNear = opensAt - now < paperAheadMs;
  const isPaperLoaded = usePaperLoading(exam?.id ?? '', isNear ? exam?.paperUrl : null);
  // At the start there may be no network for it.
  useNextPage(isNear || goesIn ? path : null);
  const isOnline = useIsOnline();
  const isCalled = Boolean(path && goesIn && isOpen && isSure && isOnline);

  useEffect(() => {
    if (isCalled && path)
      void navigate(path, { state: { backTo: paths.examCampaign(campaign.id) } });
  }, [isCalled, path, navigate, campaign.id]);

  if (!exam || !path) return <Text color="fg.muted">{t('campaigns.noExam')}</Text>;

  if (!isOpen) {
    return (
      <>
        <TimeToStart
          seconds={Math.max(
            0,
            Math.ceil(((startDate === null ? now : Date.parse(startDate)) - now) / 1000),
          )}
        />
        <chakra.label
          display="flex"
          alignItems="center"
          gap="3"
          minH="target"
          mb="3"
          cursor="pointer"
        >
          <chakra.input
            type="checkbox"
            w="5"
            h="5"
            checked={goesIn}
            onChange={({ target }) => setGoesIn(target.checked)}
          />
          {t('campaigns.goIn')}
        </chakra.label>
        {startDate !== null && (
          <CalendarButton
            entry={{
              id: campaign.id,
              title: campaign.title,
              start: startDate,
              end: endDate ?? startDate,
              path: paths.examCampaign(campaign.id),
            }}
          >
            {t('campaigns.toCalendar')}
          </CalendarButton>
        )}
        {/* Last, because it must not move what a finger is about to touch. */}
        {isPaperLoaded && (
          <Text mt="3" role="status">
            {t('campaigns.paperLoaded')}
          </Text>
        )}
      </>
    );
  }

  const minutes = minutesToAnswer(exam.timeLimitMinutes, endDate, now);
  const isLate = minutes < exam.timeLimitMinutes;
  return (
    <>
      <Text
        mb="3"
        fontWeight={isLate ? 'semibold' : undefined}
        color={isLate ? 'accent.fg' : undefined}
      >
        {isLate && endDate !== null
          ? t(personalWindow ? 'campaigns.lateOwn' : 'campaigns.lateEntry', {
              minutes,
              limit: exam.timeLimitMinutes,
              time: time(endDate),
            })
          : t('campaigns.entry', { minutes })}
      </Text>
      <ButtonLink variant="accent" size="lg" to={path} state={from}>
        {t('campaigns.enter')}
      </ButtonLink>
      {goesIn && !isOnline && (
        <Text mt="3" role="status">
          {t('campaigns.waitsForNetwork')}
        </Text>
      )}
    </>
  );
}

/** Not announced by screen readers while it ticks. */
function TimeToStart({ seconds }: { readonly seconds: number }) {
  const { t, digits } = useI18n();
  return (
    <Box mb="3">
      <Text color="fg.muted">{t(seconds > 0 ? 'campaigns.opensIn' : 'campaigns.opening')}</Text>
      <Flex
        role="timer"
        aria-live="off"
        fontSize="2xl"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        <SteadyDigits>
          {seconds >= DAY_S ? timeText(seconds, t) : digits(clockFace(seconds))}
        </SteadyDigits>
      </Flex>
      <Text>{t('campaigns.waitLine')}</Text>
    </Box>
  );
}
