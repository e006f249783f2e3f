/** Fields for subject, chapter, difficulty and tags; the words of the bank are suggested. */
import { Grid, Input } from '@chakra-ui/react';
import { useId } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Field } from '../../../../ui/forms/input.tsx';
import { ChoiceField, type FormOf, TextField, useFieldError } from '../../form/fields.tsx';
import { useBankWordsQuery } from '../generated/bank.ts';
import { difficulties } from './bank-filter.ts';
import { useDifficultyNames } from './difficulty-names.ts';
import type { PlaceValues } from './place-values.ts';

interface PlaceFieldsProps {
  readonly form: FormOf<PlaceValues>;
  /** Shown below subject and chapter. */
  readonly hint?: string;
}

export function PlaceFields({ form, hint }: PlaceFieldsProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const names = useDifficultyNames();
  const { data } = useBankWordsQuery({ fetchPolicy: 'cache-and-network' });
  const places = data?.bankWords?.places ?? [];
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <WordField
        form={form}
        name="subject"
        label={t('questionbank.subject')}
        hint={hint}
        words={places.map(({ subject }) => subject)}
      />
      <WordField
        form={form}
        name="chapter"
        label={t('questionbank.chapter')}
        hint={hint}
        words={places.map(({ chapter }) => chapter)}
      />
      <ChoiceField
        form={form}
        name="difficulty"
        label={t('questionbank.difficulty')}
        options={[
          ['', t('questionbank.notEntered')],
          ...difficulties.map((name) => [name, names[name]] as const),
        ]}
      />
      <TextField
        form={form}
        name="tags"
        label={t('questionbank.tags')}
        hint={t('questionbank.tagsHint')}
      />
    </Grid>
  );
}

interface WordFieldProps {
  readonly form: FormOf<PlaceValues>;
  readonly name: 'subject' | 'chapter';
  readonly label: string;
  readonly hint: string | undefined;
  readonly words: readonly string[];
}

/** A text field with suggestions. */
function WordField({ form, name, label, hint, words }: WordFieldProps) {
  'use no memo'; // react-hook-form mutates its objects
  const id = useId();
  const error = useFieldError(form, name);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <Input {...control} {...form.register(name)} list={`${id}-words`} autoComplete="off" />
          <datalist id={`${id}-words`}>
            {[...new Set(words)].filter(Boolean).map((word) => (
              <option key={word} value={word} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
