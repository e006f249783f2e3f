/** The dialog that adds several questions with one stem. */
import { Flex, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field, Select, TextArea } from '../../../../ui/forms/input.tsx';
import { DiscardDialog } from '../../../../unsaved-changes/discard-dialog.tsx';
import { useRules } from '../../form/use-rules.ts';

interface StemDialogProps {
  /** How many more questions fit. */
  readonly room: number;
  readonly onAdd: (stem: string, count: number) => void;
  readonly onClose: () => void;
}

/** Characters; each question has the stem in its text, with room left for what is asked. */
const MAX_STEM_LENGTH = 3000;
const counts = [2, 3, 4, 5] as const;

export function StemDialog({ room, onAdd, onClose }: StemDialogProps) {
  const { t, digits } = useI18n();
  const rules = useRules();
  const [stem, setStem] = useState('');
  const [count, setCount] = useState(2);
  const [isTried, setTried] = useState(false);
  const [answer, setAnswer] = useState<((discard: boolean) => void) | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const result = rules.text(MAX_STEM_LENGTH, true)(stem);

  const mayClose = async () => {
    if (stem.trim() === '') return true;
    const discard = await new Promise<boolean>((done) => setAnswer(() => done));
    setAnswer(null);
    return discard;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes the event on to the exam form.
    event.stopPropagation();
    setTried(true);
    if (result === true) onAdd(stem.trim(), count);
    else area.current?.focus();
  };

  return (
    <>
      <Modal title={t('boardforms.addStem')} onClose={onClose} mayClose={mayClose}>
        <form onSubmit={submit} noValidate>
          <Stack gap="4">
            <Text color="fg.muted">{t('boardforms.stemLead')}</Text>
            <Field
              label={t('boardforms.stem')}
              hint={t('admin.latexHint')}
              error={isTried && result !== true ? result : undefined}
            >
              {(control) => (
                <TextArea
                  {...control}
                  ref={area}
                  rows={5}
                  value={stem}
                  onChange={({ target }) => setStem(target.value)}
                  data-first-focus
                />
              )}
            </Field>
            <Field label={t('boardforms.stemCount')}>
              {(control) => (
                <Select
                  {...control}
                  value={count}
                  onChange={({ target }) => setCount(Number(target.value))}
                >
                  {counts
                    .filter((one) => one <= room)
                    .map((one) => (
                      <option key={one} value={one}>
                        {digits(one)}
                      </option>
                    ))}
                </Select>
              )}
            </Field>
            <Flex wrap="wrap" gap="3" justify="flex-end">
              <Button
                variant="outline"
                onClick={() => void mayClose().then((isClosing) => isClosing && onClose())}
              >
                {t('ui.cancel')}
              </Button>
              <Button type="submit">{t('boardforms.addCount', { count })}</Button>
            </Flex>
          </Stack>
        </form>
      </Modal>
      {answer && <DiscardDialog onAnswer={answer} />}
    </>
  );
}
