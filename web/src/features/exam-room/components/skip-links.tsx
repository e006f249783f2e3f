/** The first stops of Tab inside the paper: past a hundred options, to the list of questions or to Submit. Buttons, since a link would change the address. */
import { chakra, Flex } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { SUBMIT_ID } from './exam-bar.tsx';
import { PHONE_BAR_ID } from './phone-bar.tsx';

/** The palette beside the paper of a wide screen. */
export const PALETTE_ID = 'exam-palette';

const Skip = chakra('button', {
  base: {
    px: '3',
    minH: 'target',
    bg: 'primary',
    color: 'primary.contrast',
    borderRadius: 'md',
    '&:not(:focus)': { position: 'absolute', w: '1px', h: '1px', minH: '0', p: '0', overflow: 'hidden', clipPath: 'inset(50%)' },
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
      {/* Only one of the two is drawn, and what is not drawn takes no focus. */}
      <Skip type="button" onClick={() => focusOn(PALETTE_ID) || focusOn(PHONE_BAR_ID)}>
        {t('paper.skipToQuestions')}
      </Skip>
      <Skip type="button" onClick={() => focusOn(SUBMIT_ID)}>
        {t('paper.skipToSubmit')}
      </Skip>
    </Flex>
  );
}
