/** A form for permanent deletion: the user confirms by typing a word. */
import { Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeError } from '../../../apollo/errors.ts';
import { rule, useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { SaveFailure } from '../editing/save-failure.tsx';

/**
 * Some Bengali letters with a dot below have two Unicode encodings, so both sides are normalized.
 */
const plain = (text: string) => text.trim().normalize('NFC').toLowerCase();

/** @param word what the user must type, in the user's language */
const schemaOf = (word: string) =>
  z.object({
    typed: z
      .string()
      .check(rule((typed) => plain(typed) === plain(word), 'students.deleteTypeWord', { word })),
  });

interface DeletionFormProps {
  /** States what is deleted and what is kept. */
  readonly line: string;
  readonly loading: boolean;
  /** Rejects on failure; the form shows the error. */
  readonly onDelete: () => Promise<void>;
}

export function DeletionForm({ line, loading, onDelete }: DeletionFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [failure, setFailure] = useState<string | null>(null);
  const word = t('students.deleteWord');
  const { register, handleSubmit, formState } = useForm({
    resolver: useSchema(schemaOf(word)),
    defaultValues: { typed: '' },
  });

  const submit = handleSubmit(async () => {
    setFailure(null);
    try {
      await onDelete();
    } catch (error) {
      setFailure(describeError(error, t));
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4">
        <Text>{line}</Text>
        <Field
          label={t('students.deleteTypeWord', { word })}
          error={formState.errors.typed?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...register('typed')}
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
