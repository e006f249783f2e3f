/** A form for permanent deletion: the user confirms by typing a word. */
import { Input, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { SaveFailure } from '../editing/save-failure.tsx';

/**
 * Some Bengali letters with a dot below have two Unicode encodings, so both sides are normalized.
 */
const plain = (text: string) => text.trim().normalize('NFC').toLowerCase();

interface DeletionFormProps {
  /** States what is deleted and what is kept. */
  readonly line: string;
  readonly loading: boolean;
  /** Rejects on failure; the form shows the error. */
  readonly onDelete: () => Promise<void>;
}

export function DeletionForm({ line, loading, onDelete }: DeletionFormProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const word = t('students.deleteWord');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (plain(typed) !== plain(word)) {
      setRefusal(t('students.deleteTypeWord', { word }));
      return;
    }
    setRefusal(undefined);
    setFailure(null);
    try {
      await onDelete();
    } catch (error) {
      setFailure(describeError(error, t));
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4">
        <Text>{line}</Text>
        <Field label={t('students.deleteTypeWord', { word })} error={refusal}>
          {(control) => (
            <Input
              {...control}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <SaveFailure text={failure} />
        <Button
          type="submit"
          variant="danger"
          loading={loading}
          loadingText={t('students.deleting')}
        >
          {t('students.deleteForGood')}
        </Button>
      </Stack>
    </form>
  );
}
