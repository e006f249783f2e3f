/**
 * The files of a submission: those on the server, those that are uploaded, and the button to add
 * more.
 */
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/content/icons.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { PickButton } from '../../uploads/pick-button.tsx';
import { type Files, MAX_FILES } from './use-files.ts';

export function FileList({ files }: { readonly files: Files }) {
  const { t, digits } = useI18n();
  const { uploadedFiles, uploads, rejection, add, remove, cancel } = files;
  const addButton = useRef<HTMLInputElement>(null);
  const [removals, setRemovals] = useState(0);
  const hasMaxFiles =
    uploadedFiles.length + uploads.filter(({ error }) => error === null).length >= MAX_FILES;
  // The focused button was removed with its row. Runs after the render, because the button to add
  // files is disabled while the list is full.
  useLayoutEffect(() => {
    if (removals > 0) addButton.current?.focus();
  }, [removals]);
  const removeWith = (removeFile: () => void) => {
    removeFile();
    setRemovals((count) => count + 1);
  };
  const row = {
    align: 'center',
    gap: '2',
    justify: 'space-between',
    borderWidth: '1px',
    borderRadius: 'md',
    ps: '3',
  } as const;
  return (
    <Box role="group" aria-label={t('assignments.files')}>
      <Text fontWeight="semibold">{t('assignments.files')}</Text>
      <Text fontSize="sm" color="fg.muted" mb="2">
        {t('assignments.filesHint', { max: MAX_FILES })}
      </Text>
      {uploadedFiles.length + uploads.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="2" mb="3">
          {uploadedFiles.map(({ name, url }) => (
            <Flex as="li" key={url} {...row}>
              <Flex minW="0" align="center" gap="2" color="primary.fg">
                <Icon name="check" size="4" />
                <Text color="fg" minW="0" overflowWrap="anywhere">
                  {name}
                </Text>
              </Flex>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('assignments.removeFile', { name })}
                onClick={() => removeWith(() => remove(url))}
              >
                <Icon name="trash" size="4" />
              </Button>
            </Flex>
          ))}
          {uploads.map(({ id, name, share, isWaiting, error }) => (
            <Flex as="li" key={id} {...row}>
              <Box minW="0">
                <Text overflowWrap="anywhere">{name}</Text>
                <Text fontSize="sm" color={error === null ? 'fg.muted' : 'error.fg'}>
                  {error !== null && t('assignments.notUploaded')}
                  {error === null && isWaiting && t('assignments.waitingForNetwork')}
                  {error === null &&
                    !isWaiting &&
                    t('assignments.uploading', { percent: digits(Math.floor(share * 100)) })}
                </Text>
              </Box>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('assignments.removeFile', { name })}
                onClick={() => removeWith(() => cancel(id))}
              >
                <Icon name="close" size="4" />
              </Button>
            </Flex>
          ))}
        </Stack>
      )}
      <Flex wrap="wrap" gap="3">
        <PickButton
          inputRef={addButton}
          isDisabled={hasMaxFiles}
          icon="plus"
          accept="image/*,application/pdf,.pdf"
          isMany
          onPick={add}
        >
          {t('assignments.addFiles')}
        </PickButton>
      </Flex>
      <Box role="alert" mt="1">
        {rejection && <Text color="error.fg">{rejection}</Text>}
        {uploads
          .filter(({ error }) => error !== null)
          .map(({ id, name, error }) => (
            <Text key={id} color="error.fg" overflowWrap="anywhere">{`${name}: ${error}`}</Text>
          ))}
      </Box>
    </Box>
  );
}
