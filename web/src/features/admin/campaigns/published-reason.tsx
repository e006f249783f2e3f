/** The field for the reason of a change to a published merit list, in the form of its campaign. */
import { Box, chakra, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';

/** The limit of the API. */
const MAX_LENGTH = 500;

export function PublishedReason({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useI18n();
  const id = useId();
  return (
    <Box mb="5">
      <chakra.label htmlFor={id} display="block" mb="1" fontWeight="semibold">
        {t('events.publishedReason')}
      </chakra.label>
      <Text id={`${id}-hint`} mb="1" fontSize="sm" color="fg.muted">
        {t('events.publishedReasonHint')}
      </Text>
      <chakra.textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={2}
        maxLength={MAX_LENGTH}
        w="full"
        p="3"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="md"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  );
}
