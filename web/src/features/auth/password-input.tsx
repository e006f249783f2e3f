/** A password field whose content can be looked at. */
import { Box } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Input } from '../../ui/input.tsx';

export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  const { t } = useI18n();
  const [visible, setVisible] = useState(false);
  return (
    <Box position="relative">
      <Input {...props} type={visible ? 'text' : 'password'} pe="12" autoCapitalize="none" spellCheck={false} />
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
  );
}
