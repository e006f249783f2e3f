/** The fields of a correction: its kind, and the options that are correct. */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { optionLetter } from '../../../i18n/option-letters.ts';
import { SourceText } from '../formulas/source-text.tsx';
import { type CorrectionKind, kindNames, kinds, type Question } from './correction-values.ts';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'target',
    cursor: 'pointer',
    '& > input': { flexShrink: '0' },
  },
});

const Legend = chakra('legend', { base: { fontWeight: 'semibold', mb: '1' } });

interface KindFieldProps {
  readonly value: CorrectionKind;
  readonly onChange: (kind: CorrectionKind) => void;
}

export function KindField({ value, onChange }: KindFieldProps) {
  const { t } = useI18n();
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <Legend>{t('keys.kind')}</Legend>
      {kinds.map((kind) => (
        <Choice key={kind}>
          <input
            type="radio"
            name={name}
            checked={value === kind}
            onChange={() => onChange(kind)}
          />
          {t(kindNames[kind])}
        </Choice>
      ))}
    </chakra.fieldset>
  );
}

interface OptionsFieldProps {
  readonly question: Question;
  /** Whether exactly one option is correct. */
  readonly isSingle: boolean;
  /** Ids of the ticked options. */
  readonly ticked: readonly string[];
  readonly onChange: (ticked: readonly string[]) => void;
  readonly error: string | undefined;
}

export function OptionsField({
  question: { options },
  isSingle,
  ticked,
  onChange,
  error,
}: OptionsFieldProps) {
  const { t, lang } = useI18n();
  const id = useId();

  const tick = (optionId: string, isTicked: boolean) => {
    if (isSingle) onChange([optionId]);
    // In the order of the question.
    else
      onChange(
        options
          .map((option) => option.id)
          .filter((id) => (id === optionId ? isTicked : ticked.includes(id))),
      );
  };

  return (
    <chakra.fieldset minW="0" aria-describedby={error && `${id}-error`} data-options="">
      <Legend>{t(isSingle ? 'keys.correctOption' : 'keys.correctOptions')}</Legend>
      <Stack gap="0">
        {options.map((option, index) => (
          <Choice key={option.id}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={`${id}-option`}
              checked={ticked.includes(option.id)}
              onChange={({ target }) => tick(option.id, target.checked)}
            />
            <Flex as="span" gap="2" minW="0">
              <chakra.span fontWeight="semibold">{optionLetter(index, lang)}</chakra.span>
              <SourceText source={option.text} />
            </Flex>
          </Choice>
        ))}
      </Stack>
      <Text id={`${id}-error`} aria-live="polite" fontSize="sm" color="error.fg">
        {error}
      </Text>
    </chakra.fieldset>
  );
}
