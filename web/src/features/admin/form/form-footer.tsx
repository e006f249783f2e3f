/** The footer of a form: the error of a failed save, and the buttons. */
import { Flex, Text } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorBox } from '../../../ui/page/error-box.tsx';

interface FormFooterProps {
  readonly failure: string | null;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  /** The label of the submit button; "Save" if omitted. */
  readonly saveLabel?: string;
  /** An optional second save button. */
  readonly secondarySave?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/**
 * On mousedown the focused field would blur, its error would move the button, and the click would
 * miss it. So the focus moves on click.
 */
const focusOnClick = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClickCapture: ({ target, detail }: MouseEvent) => {
    // `detail` is 0 for clicks by keyboard, such as Enter in a field.
    const isPointer = detail > 0;
    if (isPointer && target instanceof Element) target.closest('button')?.focus();
  },
};

export function FormFooter({
  failure,
  isSaving,
  onCancel,
  saveLabel,
  secondarySave,
}: FormFooterProps) {
  const { t } = useI18n();
  return (
    <>
      <div role="alert">
        {failure && (
          <ErrorBox display="flex" gap="3">
            <Icon name="alert" />
            <Text>{failure}</Text>
          </ErrorBox>
        )}
      </div>
      <Flex wrap="wrap" gap="3" justify="flex-end" {...focusOnClick}>
        <Button variant="outline" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        {secondarySave && (
          <Button variant="outline" loading={isSaving} onClick={secondarySave.onPress}>
            {secondarySave.label}
          </Button>
        )}
        <Button type="submit" loading={isSaving} loadingText={t('ui.saving')}>
          {saveLabel ?? t('ui.save')}
        </Button>
      </Flex>
    </>
  );
}
