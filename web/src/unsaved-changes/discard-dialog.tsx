/**
 * Asks before unsaved changes are discarded. Staying is the safe choice: it comes first, gets the
 * focus, and is the effect of Escape.
 */
import { Flex } from '@chakra-ui/react';
import { useI18n } from '../i18n/i18n.tsx';
import { QuestionDialog } from '../ui/dialogs/question-dialog.tsx';
import { Button } from '../ui/forms/button.tsx';

export function DiscardDialog({ onAnswer }: { readonly onAnswer: (discard: boolean) => void }) {
  const { t } = useI18n();
  return (
    <QuestionDialog text={t('ui.unsaved')} onClose={() => onAnswer(false)}>
      <Flex wrap="wrap" gap="3">
        <Button flex="1 1 10rem" onClick={() => onAnswer(false)}>
          {t('ui.keepEditing')}
        </Button>
        <Button flex="1 1 10rem" variant="outline" onClick={() => onAnswer(true)}>
          {t('ui.discard')}
        </Button>
      </Flex>
    </QuestionDialog>
  );
}
