/** The stem of a question. Questions that share it change together, in the field of the first. */
import { readStemmed, writeStemmed } from '@alokpath/exam-rules/board-forms';
import { Text } from '@chakra-ui/react';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Field, TextArea } from '../../../../ui/forms/input.tsx';
import type { ExamValues } from '../exam-values.ts';
import { isBlank, type Stem } from './parts.ts';
import type { StemGroup } from './stem-group.ts';

interface StemFieldProps {
  readonly form: UseFormReturn<ExamValues>;
  readonly subject: number;
  readonly index: number;
  readonly stem: Stem;
  readonly group: StemGroup;
  /** Whether a missing stem is an error. */
  readonly hasTriedToSave: boolean;
  /** Changes the text of this question. */
  readonly onChange: (text: string) => void;
}

export function StemField({
  form,
  subject,
  index,
  stem,
  group,
  hasTriedToSave,
  onChange,
}: StemFieldProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  /** The questions with this stem when the field got the focus: later another stem may be equal. */
  const members = useRef<StemGroup | null>(null);

  const write = (typed: string) => {
    const { first, last } = members.current ?? group;
    for (let at = first; at <= last; at += 1) {
      const name = `subjects.${subject}.questions.${at}.text` as const;
      const stemmed = readStemmed(form.getValues(name));
      if (!stemmed) continue;
      const text = writeStemmed({ ...stemmed, stem: typed });
      if (at === index) onChange(text);
      else
        form.setValue(name, text, {
          shouldDirty: true,
          shouldValidate: form.getFieldState(name).invalid,
        });
    }
  };

  if (index !== group.first)
    return <Text color="fg.muted">{t('boardforms.stemAbove', { number: group.first + 1 })}</Text>;
  return (
    <Field
      label={
        group.first < group.last
          ? t('boardforms.stemOf', { from: group.first + 1, to: group.last + 1 })
          : t('boardforms.stem')
      }
      hint={t('boardforms.stemHint')}
      error={hasTriedToSave && isBlank(stem.text) ? t('admin.required') : undefined}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          value={stem.text}
          onFocus={() => {
            members.current = group;
          }}
          onBlur={() => {
            members.current = null;
          }}
          onChange={({ target }) => write(target.value)}
        />
      )}
    </Field>
  );
}
