/** A password field with a button to show the password, and a warning if Caps Lock is on. */
import { Box, Input } from '@chakra-ui/react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../content/icons.tsx';
import { Button } from './button.tsx';

export function PasswordInput(
  props: Omit<ComponentProps<typeof Input>, 'type' | 'onKeyDown' | 'onKeyUp'>,
) {
  const { t } = useI18n();
  const [visible, setVisible] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  // Key events from browser autofill do not have this method.
  const updateCapsLock = (event: KeyboardEvent) =>
    setCapsLock(event.nativeEvent.getModifierState?.('CapsLock') ?? false);
  return (
    <>
      <Box position="relative">
        <Input
          {...props}
          type={visible ? 'text' : 'password'}
          pe="12"
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={updateCapsLock}
          onKeyUp={updateCapsLock}
        />
        <Button
          variant="ghost"
          size="icon"
          position="absolute"
          top="0"
          insetInlineEnd="0"
          aria-label={t(visible ? 'auth.hidePassword' : 'auth.showPassword')}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Icon name={visible ? 'eyeOff' : 'eye'} />
        </Button>
      </Box>
      <Box aria-live="polite" fontSize="sm" fontWeight="semibold" mt={hasCapsLock ? '1' : '0'}>
        {hasCapsLock && t('auth.capsLock')}
      </Box>
    </>
  );
}
