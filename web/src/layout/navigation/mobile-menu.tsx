/**
 * The side navigation on phones: a drawer closed by navigation, Escape, the close button or a tap
 * outside.
 */
import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/content/icons.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Preferences } from './preferences.tsx';
import { SideNavigation } from './side-navigation.tsx';

interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <chakra.dialog
      ref={dialog}
      id="mobile-menu"
      aria-label={t('shell.mainNavigation')}
      onClose={onClose}
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
        <Button
          variant="ghost"
          size="icon"
          alignSelf="flex-end"
          aria-label={t('shell.closeMenu')}
          data-menu="close"
          onClick={close}
        >
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
