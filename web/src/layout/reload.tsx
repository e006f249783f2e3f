/** Shown in place of a component whose chunk could not be loaded. */
import { Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/forms/button.tsx';
import { MissingChunkLine } from './missing-chunk-line.tsx';

export function Reload() {
  const { t } = useI18n();
  return (
    <Stack role="alert" align="flex-start" gap="3">
      <Text>
        <MissingChunkLine />
      </Text>
      <Button variant="outline" onClick={() => location.reload()}>
        {t('shell.reload')}
      </Button>
    </Stack>
  );
}
