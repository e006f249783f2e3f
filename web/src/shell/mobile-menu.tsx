/** The side navigation on a phone: a drawer over the page, closed by a choice, Escape, the cross or a tap beside it. */
import { chakra, Flex } from '@chakra-ui/react';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { Preferences } from './preferences.tsx';
import { SideNavigation } from './side-navigation.tsx';

export function MobileMenu({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const { t } = useI18n();
  const { key } = useLocation();
  const close = () => dialog.current?.close();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what the menu reacts to
  useEffect(() => dialog.current?.close(), [key, dialog]);

  return (
    <chakra.dialog
      ref={dialog}
      id="mobile-menu"
      aria-label={t('shell.mainNavigation')}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      m="0"
      p="0"
      w="min(19rem, 85vw)"
      h="100dvh"
      maxH="none"
      bg="bg.panel"
      color="fg"
      borderInlineEndWidth="1px"
      _backdrop={{ bg: 'rgb(0 0 0 / 0.5)' }}
    >
      <Flex direction="column" gap="4" p="3" minH="full">
        <Button variant="ghost" size="icon" alignSelf="flex-end" aria-label={t('shell.closeMenu')} onClick={close}>
          <Icon name="close" />
        </Button>
        <SideNavigation onChoose={close} />
        <Flex mt="auto" gap="2" borderTopWidth="1px" pt="3">
          <Preferences />
        </Flex>
      </Flex>
    </chakra.dialog>
  );
}
