/** The footer of a form: the error of a failed save, and the buttons. */
import { Flex, Text } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { BusyButton } from './busy-button.tsx';

interface FormFooterProps {
  readonly failure: string | null;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  /** The label of the submit button; "Save" if omitted. */
  readonly saveLabel?: string;
  /** A second way to save, if there is one. */
  readonly otherSave?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/**
 * Pressing a button would take the focus from the field: its error appears and pushes the button
 * away from under the pointer before the press is over, and the click is lost. So the focus moves
 * with the click, not with the press.
 */
const focusOnClick = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClickCapture: ({ target, detail }: MouseEvent) => {
    // Enter in a field clicks the button too, but no pointer has counted that click.
    const isPointer = detail > 0;
    if (isPointer && target instanceof Element) target.closest('button')?.focus();
  },
};

export function FormFooter({ failure, isSaving, onCancel, saveLabel, otherSave }: FormFooterProps) {
  const { t } = useI18n();
  return (
    <>
      <div role="alert">
        {failure && (
          <Flex gap="3" p="3" bg="error.subtle" color="error.fg" borderRadius="md">
            <Icon name="alert" />
            <Text>{failure}</Text>
          </Flex>
        )}
      </div>
      <Flex wrap="wrap" gap="3" justify="flex-end" {...focusOnClick}>
        <Button variant="outline" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        {otherSave && (
          <Button variant="outline" disabled={isSaving} onClick={otherSave.onPress}>
            {otherSave.label}
          </Button>
        )}
        <BusyButton type="submit" busy={isSaving} busyText={t('admin.saving')}>
          {saveLabel ?? t('ui.save')}
        </BusyButton>
      </Flex>
    </>
  );
}
