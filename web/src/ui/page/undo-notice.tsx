/** A sentence about the last change, with a button that undoes it. */
import { Flex, Text } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../forms/button.tsx';

interface UndoNoticeProps {
  readonly text: string;
  /** Undefined for a change that cannot be undone. */
  readonly onUndo: (() => void) | undefined;
  readonly isBusy?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

export function UndoNotice({ text, onUndo, isBusy, buttonRef = null }: UndoNoticeProps) {
  const { t } = useI18n();
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      p="3"
      mb="4"
      bg="bg.muted"
      borderRadius="md"
    >
      <Text>{text}</Text>
      {onUndo && (
        <Button
          ref={buttonRef}
          variant="outline"
          loading={isBusy}
          loadingText={t('ui.saving')}
          onClick={onUndo}
        >
          {t('ui.undo')}
        </Button>
      )}
    </Flex>
  );
}
