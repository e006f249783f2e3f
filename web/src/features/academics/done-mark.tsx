/**
 * The done mark of a lesson: set and removed by the student, or set automatically near the end of
 * the video.
 */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/content/icons.tsx';
import { Button } from '../../ui/forms/button.tsx';
import type { LessonProgressControls } from './lesson/use-lesson-progress.ts';

interface DoneMarkProps {
  readonly progress: LessonProgressControls;
  /** Without a video, the mark is only set manually. */
  readonly hasVideo: boolean;
}

export function DoneMark({ progress: { isOnDevice, done, setDone }, hasVideo }: DoneMarkProps) {
  const { t } = useI18n();
  if (!isOnDevice) return null;
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="1" className="no-print">
      <Button
        variant={done ? 'solid' : 'outline'}
        aria-pressed={done}
        onClick={() => void setDone(!done)}
      >
        {done ? (
          <Icon name="check" />
        ) : (
          <Box
            w="5"
            h="5"
            borderWidth="2px"
            borderColor="border.strong"
            borderRadius="full"
            aria-hidden="true"
          />
        )}
        {t('learning.markDone')}
      </Button>
      <Text fontSize="sm" color="fg.muted" flex="1 1 14rem">
        {t(hasVideo ? 'learning.doneRule' : 'learning.doneRuleText')}
      </Text>
    </Flex>
  );
}
