/** The exams that are open on this device, above everything else: the clock runs. Minutes are enough here; the exam itself counts seconds. */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { type AttemptHead, keptHeads } from '../../exam-room/attempt-store.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icons.tsx';

/** The server's clock as far as this device can tell: the two were seen side by side at the start. */
function minutesLeft({ endsAt, seen }: AttemptHead, deviceNow: number): number {
  return Math.max(0, Math.ceil((endsAt - (seen.server + deviceNow - seen.device)) / 60_000));
}

export function RunningAttempts({ userId }: { readonly userId: string }) {
  const { t } = useI18n();
  const [heads, setHeads] = useState<readonly AttemptHead[]>([]);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    let here = true;
    void keptHeads(userId).then((found) => here && setHeads(found));
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [userId]);

  return heads.map((head) => {
    const minutes = minutesLeft(head, now);
    const resultId = head.resultId ?? undefined;
    return (
      <Flex
        as="section"
        key={head.attemptId}
        wrap="wrap"
        align="center"
        gap="4"
        p={{ base: '4', md: '5' }}
        bg="accent.subtle"
        borderRadius="md"
        borderWidth="1px"
        borderColor="accent"
      >
        <Box color="accent.fg">
          <Icon name="clock" size="7" />
        </Box>
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="semibold">{t('students.running')}</Text>
          <Text fontVariantNumeric="tabular-nums">
            {minutes > 0 ? t('students.runningLine', { title: head.title, minutes }) : t('students.runningSealed', { title: head.title })}
          </Text>
        </Box>
        <ButtonLink
          variant="accent"
          to={head.kind === 'multi-subject' ? paths.mcqExam(head.examId, resultId) : paths.exam(head.examId, resultId)}
          aria-label={t('students.continueCourse', { title: head.title })}
        >
          {t('students.continue')}
        </ButtonLink>
      </Flex>
    );
  });
}
