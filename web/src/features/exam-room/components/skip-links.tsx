/**
 * Skip links from the paper to the palette and to Submit, past all options. Buttons, because a link
 * would change the URL.
 */
import { chakra, Flex } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { SUBMIT_ID } from './exam-bar.tsx';
import { PHONE_BAR_ID } from './phone-bar.tsx';

/** The id of the palette beside the paper on wide screens. */
export const PALETTE_ID = 'exam-palette';

const Skip = chakra('button', {
  base: {
    px: '3',
    minH: 'target',
    bg: 'primary',
    color: 'primary.contrast',
    borderRadius: 'md',
    '&:not(:focus)': {
      position: 'absolute',
      w: '1px',
      h: '1px',
      minH: '0',
      p: '0',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

function focusOn(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null && document.activeElement === element;
}

export function SkipLinks() {
  const { t } = useI18n();
  return (
    <Flex gap="2">
      {/* Only one of the two is displayed, and `focus()` has no effect on hidden elements. */}
      <Skip type="button" onClick={() => focusOn(PALETTE_ID) || focusOn(PHONE_BAR_ID)}>
        {t('paper.skipToQuestions')}
      </Skip>
      <Skip type="button" onClick={() => focusOn(SUBMIT_ID)}>
        {t('paper.skipToSubmit')}
      </Skip>
    </Flex>
  );
}
