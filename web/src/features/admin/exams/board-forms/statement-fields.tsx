/** Statements i to iii, with the text before and after them. */
import { NUMERALS, type Statements } from '@alokpath/exam-rules/board-forms';
import { chakra, Input, Stack } from '@chakra-ui/react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Field, TextArea } from '../../../../ui/forms/input.tsx';
import { isBlank } from './parts.ts';

interface StatementFieldsProps {
  readonly statements: Statements;
  /** Whether a missing text is an error. */
  readonly hasTriedToSave: boolean;
  readonly onChange: (statements: Statements) => void;
}

export function StatementFields({ statements, hasTriedToSave, onChange }: StatementFieldsProps) {
  const { t } = useI18n();
  const { lead, items, closing } = statements;
  const errorOf = (text: string) =>
    hasTriedToSave && isBlank(text) ? t('admin.required') : undefined;
  const changeItem = (changedIndex: number, text: string) => {
    const [first, second, third] = items.map((item, index) =>
      index === changedIndex ? text : item,
    );
    onChange({ ...statements, items: [first ?? '', second ?? '', third ?? ''] });
  };
  return (
    <Stack gap="3">
      <Field label={t('boardforms.lead')} hint={t('admin.latexHint')} error={errorOf(lead)}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={lead}
            onChange={({ target }) => onChange({ ...statements, lead: target.value })}
          />
        )}
      </Field>
      <chakra.fieldset minW="0">
        <chakra.legend fontWeight="semibold" mb="2">
          {t('boardforms.statements')}
        </chakra.legend>
        <Stack gap="2" ps="3" borderStartWidth="3px">
          {NUMERALS.map((numeral, index) => (
            <Field key={numeral} label={`${numeral}.`} error={errorOf(items[index] ?? '')}>
              {(control) => (
                <Input
                  {...control}
                  value={items[index] ?? ''}
                  aria-label={t('boardforms.statement', { numeral })}
                  autoComplete="off"
                  data-pictures
                  onChange={({ target }) => changeItem(index, target.value)}
                />
              )}
            </Field>
          ))}
        </Stack>
      </chakra.fieldset>
      <Field label={t('boardforms.closing')}>
        {(control) => (
          <TextArea
            {...control}
            rows={1}
            value={closing}
            onChange={({ target }) => onChange({ ...statements, closing: target.value })}
          />
        )}
      </Field>
    </Stack>
  );
}
