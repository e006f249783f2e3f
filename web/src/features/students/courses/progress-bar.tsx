/** A progress bar with a label and a percentage. */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';

export function ProgressBar({
  label,
  percent,
}: {
  readonly label: string;
  readonly percent: number;
}) {
  const { t } = useI18n();
  const value = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <Box w="full">
      <Flex justify="space-between" fontSize="sm" mb="1">
        <Text color="fg.muted">{label}</Text>
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {t('students.percent', { value })}
        </Text>
      </Flex>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        h="2"
        borderRadius="full"
        bg="bg.track"
        overflow="hidden"
      >
        <Box h="full" w={`${value}%`} bg="primary" borderRadius="full" />
      </Box>
    </Box>
  );
}
