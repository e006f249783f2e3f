/**
 * The choice between the kinds of questions. The text of the question is kept when the kind
 * changes, in both directions.
 */
import {
  creativeMarks,
  languageOfText,
  PART_LETTERS,
  readCreative,
  writeCreative,
} from '@alokpath/exam-rules/board-forms';
import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Field, Select } from '../../../ui/forms/input.tsx';
import { isBlank } from '../exams/board-forms/parts.ts';
import { emptyCreative } from '../exams/board-forms/templates.ts';
import type { ExamValues } from '../exams/exam-values.ts';
import { kindOf } from './bank-values.ts';
import type { KindName } from './place/bank-filter.ts';
import { useKindNames } from './place/kind-names.ts';

const MCQ = 'subjects.0.questions.0';
const WRITTEN = 'writtenQuestions.0';

/** The text of a creative question without marks: as one written question. */
function withoutMarks(text: string): string {
  const creative = readCreative(text);
  if (!creative) return text;
  const { stem, parts, language } = creative;
  const filled = parts.flatMap((part, index) =>
    isBlank(part.text) ? [] : [`${PART_LETTERS[language][index]}) ${part.text}`],
  );
  return [stem, filled.join('\n')].filter((piece) => !isBlank(piece)).join('\n\n');
}

interface KindFieldProps {
  readonly form: UseFormReturn<ExamValues>;
  readonly kinds: readonly KindName[];
  /** Called after each change, to remount the fields of the question. */
  readonly onChange: () => void;
}

export function KindField({ form, kinds, onChange }: KindFieldProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t, lang } = useI18n();
  const names = useKindNames();
  useWatch({ control: form.control, name: ['type', `${WRITTEN}.text`] });
  /** The creative question that the written text was made of, to go back to. */
  const before = useRef({ text: '', creative: '' });
  const set = (name: Parameters<typeof form.setValue>[0], value: string) =>
    form.setValue(name, value, { shouldDirty: true });

  const toMcq = () => {
    set('type', 'MCQ');
    if (isBlank(form.getValues(`${MCQ}.text`)))
      set(`${MCQ}.text`, withoutMarks(form.getValues(`${WRITTEN}.text`)));
    if (isBlank(form.getValues(`${MCQ}.explanation`)))
      set(`${MCQ}.explanation`, form.getValues(`${WRITTEN}.answerGuidelines`));
  };

  const toWritten = (isCreative: boolean) => {
    set('type', 'WRITTEN');
    const writtenText = form.getValues(`${WRITTEN}.text`);
    const text = isBlank(writtenText) ? form.getValues(`${MCQ}.text`) : writtenText;
    if (isBlank(form.getValues(`${WRITTEN}.answerGuidelines`)))
      set(`${WRITTEN}.answerGuidelines`, form.getValues(`${MCQ}.explanation`));
    const creative = readCreative(text);
    if (!isCreative && creative) {
      const marks = creativeMarks(creative);
      before.current = { text: withoutMarks(text), creative: text };
      if (isBlank(form.getValues('totalMarks')) && marks > 0 && !isBlank(before.current.text))
        set('totalMarks', String(marks));
      set(`${WRITTEN}.text`, before.current.text);
    } else if (isCreative && !creative) {
      const isBack = before.current.creative !== '' && text === before.current.text;
      const empty = { ...emptyCreative(languageOfText(text) ?? lang), stem: text };
      set(`${WRITTEN}.text`, isBack ? before.current.creative : writeCreative(empty));
    } else if (text !== writtenText) set(`${WRITTEN}.text`, text);
  };

  return (
    <Field label={t('questionbank.kind')}>
      {(control) => (
        <Select
          {...control}
          value={kindOf(form.getValues())}
          onChange={({ target }) => {
            if (target.value === 'MCQ') toMcq();
            else toWritten(target.value === 'CREATIVE');
            form.clearErrors();
            onChange();
          }}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {names[kind]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
