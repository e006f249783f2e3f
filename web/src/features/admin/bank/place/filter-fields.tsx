/** Choices of kind, subject, chapter, difficulty and tag, from the words that the bank has. */
import { Grid } from '@chakra-ui/react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Field, Select } from '../../../../ui/forms/input.tsx';
import { useBankWordsQuery } from '../generated/bank.ts';
import { type BankFilter, difficulties, type KindName } from './bank-filter.ts';
import { useDifficultyNames } from './difficulty-names.ts';
import { useKindNames } from './kind-names.ts';

interface FilterFieldsProps {
  readonly filter: BankFilter;
  /** The kinds to choose from; none: no choice. */
  readonly kinds: readonly KindName[];
  readonly onChange: (filter: BankFilter) => void;
}

/** The value of the choice "any"; an empty value is a question without a subject or chapter. */
const ANY_VALUE = '*';
const unique = (values: readonly string[]) => [...new Set(values)];

export function FilterFields({ filter, kinds, onChange }: FilterFieldsProps) {
  const { t } = useI18n();
  const names = useDifficultyNames();
  const kindNames = useKindNames();
  const { data } = useBankWordsQuery({ fetchPolicy: 'cache-and-network' });
  const { places = [], tags = [] } = data?.bankWords ?? {};
  const chapters = places
    .filter(({ subject }) => filter.subject === null || subject === filter.subject)
    .map(({ chapter }) => chapter);
  const set = (changes: Partial<BankFilter>) => onChange({ ...filter, ...changes });
  const toOption = (word: string): [string, string] => [word, word || t('questionbank.notEntered')];
  return (
    <Grid
      templateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        lg: `repeat(${kinds.length > 0 ? 5 : 4}, minmax(0, 1fr))`,
      }}
      gap="3"
    >
      {kinds.length > 0 && (
        <Choice
          label={t('questionbank.kind')}
          value={filter.kind}
          options={kinds.map((name) => [name, kindNames[name]])}
          onChange={(chosen) => set({ kind: kinds.find((name) => name === chosen) ?? null })}
        />
      )}
      <Choice
        label={t('questionbank.subject')}
        value={filter.subject}
        options={unique(places.map(({ subject }) => subject)).map(toOption)}
        onChange={(subject) => set({ subject, chapter: null })}
      />
      <Choice
        label={t('questionbank.chapter')}
        value={filter.chapter}
        options={unique(chapters).map(toOption)}
        onChange={(chapter) => set({ chapter })}
      />
      <Choice
        label={t('questionbank.difficulty')}
        value={filter.difficulty}
        options={difficulties.map((name) => [name, names[name]])}
        onChange={(chosen) =>
          set({ difficulty: difficulties.find((name) => name === chosen) ?? null })
        }
      />
      <Choice
        label={t('questionbank.tag')}
        value={filter.tag}
        options={tags.map(({ tag }) => [tag, tag])}
        onChange={(tag) => set({ tag })}
      />
    </Grid>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** Null: any. */
  readonly value: string | null;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string | null) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const { t } = useI18n();
  // The words are loaded later than the URL.
  const isMissing = value !== null && !options.some(([option]) => option === value);
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ANY_VALUE}
          onChange={({ target }) => onChange(target.value === ANY_VALUE ? null : target.value)}
        >
          <option value={ANY_VALUE}>{t('questionbank.any')}</option>
          {isMissing && <option value={value}>{value || t('questionbank.notEntered')}</option>}
          {options.map(([option, optionLabel]) => (
            <option key={option} value={option}>
              {optionLabel}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
