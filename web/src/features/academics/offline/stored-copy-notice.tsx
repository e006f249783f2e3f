/** Says that the page shows a copy stored on the device, and from when. */
import { Flex, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';

/** @param storedAt an ISO date-time; empty if it is unknown */
export function StoredCopyNotice({ storedAt }: { readonly storedAt: string }) {
  const { t, dateTime } = useI18n();
  return (
    <Flex align="center" gap="2" mb="4" color="fg.muted" className="no-print">
      <Icon name="device" />
      <Text>
        {storedAt
          ? t('learning.storedCopy', { date: dateTime(storedAt) })
          : t('learning.storedCopyUndated')}
      </Text>
    </Flex>
  );
}
