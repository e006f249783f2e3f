/** The files of a submission: those on the server, those on their way, and the button to add more. */
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/content/icons.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { PickButton } from '../../uploads/pick-button.tsx';
import { type Files, MAX_FILES } from './use-files.ts';

export function FileList({ files }: { readonly files: Files }) {
  const { t, digits } = useI18n();
  const { arrived, arriving, refused, add, remove, cancel } = files;
  const isFull = arrived.length + arriving.filter(({ error }) => error === null).length >= MAX_FILES;
  const row = { align: 'center', gap: '2', justify: 'space-between', borderWidth: '1px', borderRadius: 'md', ps: '3' } as const;
  return (
    <Box role="group" aria-label={t('assignments.files')}>
      <Text fontWeight="semibold">{t('assignments.files')}</Text>
      <Text fontSize="sm" color="fg.muted" mb="2">
        {t('assignments.filesHint', { max: MAX_FILES })}
      </Text>
      {arrived.length + arriving.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="2" mb="3">
          {arrived.map(({ name, url }) => (
            <Flex as="li" key={url} {...row}>
              <Flex minW="0" align="center" gap="2" color="primary.fg">
                <Icon name="check" size="4" />
                <Text color="fg" minW="0" overflowWrap="anywhere">
                  {name}
                </Text>
              </Flex>
              <Button variant="ghost" size="icon" aria-label={t('assignments.removeFile', { name })} onClick={() => remove(url)}>
                <Icon name="trash" size="4" />
              </Button>
            </Flex>
          ))}
          {arriving.map(({ id, name, share, error }) => (
            <Flex as="li" key={id} {...row}>
              <Box minW="0">
                <Text overflowWrap="anywhere">{name}</Text>
                <Text fontSize="sm" color={error === null ? 'fg.muted' : 'error.fg'}>
                  {error ?? t('assignments.uploading', { percent: digits(Math.floor(share * 100)) })}
                </Text>
              </Box>
              <Button variant="ghost" size="icon" aria-label={t('assignments.removeFile', { name })} onClick={() => cancel(id)}>
                <Icon name="close" size="4" />
              </Button>
            </Flex>
          ))}
        </Stack>
      )}
      <Flex wrap="wrap" gap="3">
        <PickButton isDisabled={isFull} icon="plus" accept="image/*,application/pdf,.pdf" isMany onPick={add}>
          {t('assignments.addFiles')}
        </PickButton>
      </Flex>
      <Box role="alert" mt="1">
        {refused && <Text color="error.fg">{refused}</Text>}
      </Box>
    </Box>
  );
}
