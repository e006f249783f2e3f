/** The state of the viewer's submission of an assignment, as text with an icon. */
import { Box, Flex } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon, type IconName } from '../../ui/content/icons.tsx';

type SubmissionStateName = 'DRAFT' | 'SUBMITTED' | 'LATE' | 'RETURNED';

const appearances = {
  OPEN: { textKey: 'assignments.stateOpen', icon: 'edit', color: 'fg.muted' },
  DRAFT: { textKey: 'assignments.stateDraft', icon: 'note', color: 'fg.muted' },
  SUBMITTED: { textKey: 'assignments.stateSubmitted', icon: 'check', color: 'primary.fg' },
  LATE: { textKey: 'assignments.stateLate', icon: 'clock', color: 'accent.fg' },
  RETURNED: { textKey: 'assignments.stateReturned', icon: 'chat', color: 'primary.fg' },
} as const satisfies Record<
  SubmissionStateName | 'OPEN',
  { textKey: string; icon: IconName; color: string }
>;

interface SubmissionStateProps {
  /** Null or undefined: nothing has been saved or submitted. */
  readonly state: SubmissionStateName | null | undefined;
  /** Localized, such as a mark. */
  readonly detail?: string | undefined;
}

export function SubmissionState({ state, detail }: SubmissionStateProps) {
  const { t } = useI18n();
  const { textKey, icon, color } = appearances[state ?? 'OPEN'];
  return (
    <Flex align="center" gap="2" fontSize="sm" fontWeight="semibold" color={color}>
      <Icon name={icon} size="4" />
      <Box as="span">
        {t(textKey)}
        {detail && ` · ${detail}`}
      </Box>
    </Flex>
  );
}
