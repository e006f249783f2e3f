/** Two versions of an item, part by part, as plain text. */
import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';

interface Difference {
  readonly label: string;
  /** Empty if the part does not exist in that version. */
  readonly mine: string;
  readonly theirs: string;
}

/** Only the parts that differ. */
export const differencesOf = (parts: readonly Difference[]): Difference[] =>
  parts.filter(({ mine, theirs }) => mine !== theirs);

export function Differences({ list }: { readonly list: readonly Difference[] }) {
  const { t } = useI18n();
  return (
    <Stack
      gap="4"
      maxH="50dvh"
      overflowY="auto"
      role="group"
      aria-label={t('admin.conflict')}
      tabIndex={0}
    >
      {list.map(({ label, mine, theirs }) => (
        <Box key={label}>
          <Heading as="h3" size="md" mb="2">
            {label}
          </Heading>
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
            <Version label={t('admin.mine')} text={mine} />
            <Version label={t('admin.theirs')} text={theirs} />
          </Grid>
        </Box>
      ))}
    </Stack>
  );
}

function Version({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = useI18n();
  return (
    <Box minW="0" borderWidth="1px" borderRadius="md" px="3" py="2">
      <Text fontSize="sm" color="fg.muted">
        {label}
      </Text>
      <Text
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        color={text === '' ? 'fg.muted' : undefined}
      >
        {text === '' ? t('admin.notInVersion') : text}
      </Text>
    </Box>
  );
}
