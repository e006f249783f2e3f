/** Shown in place of a component whose chunk could not be loaded. */
import { Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/forms/button.tsx';

export function Reload() {
  const { t } = useI18n();
  return (
    <Stack role="alert" align="flex-start" gap="3">
      <Text>{t(navigator.onLine ? 'shell.staleLine' : 'ui.notOnPhone')}</Text>
      <Button variant="outline" onClick={() => location.reload()}>
        {t('shell.reload')}
      </Button>
    </Stack>
  );
}
