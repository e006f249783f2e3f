/** The text of a written question; the parts of a creative one are fields of their own. */
import { readCreative, writeCreative } from '@alokpath/exam-rules/board-forms';
import { Box, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field, TextArea } from '../../../../ui/forms/input.tsx';
import { LivePreview } from '../../formulas/live-preview.tsx';
import type { ExamValues } from '../exam-values.ts';
import { isCompleteCreativeQuestion } from './creative.ts';
import { CreativeFields } from './creative-fields.tsx';
import { useQuestionText } from './use-question-text.ts';

interface WrittenTextProps {
  readonly form: UseFormReturn<ExamValues>;
  readonly index: number;
  readonly label: string;
}

export function WrittenText({ form, index, label }: WrittenTextProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const name = `writtenQuestions.${index}.text` as const;
  const { text, change, ref, onBlur, error } = useQuestionText(form, name);
  const creative = readCreative(text);
  // Kept as state: deriving it from the text would switch the layout during typing.
  const [isInParts, setInParts] = useState(creative !== null);
  const question = isInParts ? creative : null;
  return (
    // Missing parts are reported only when the form is saved, as for multiple-choice questions.
    <Stack ref={ref} onBlur={question ? undefined : onBlur} gap="3">
      <Box>
        {question ? (
          <CreativeFields
            question={question}
            hasTriedToSave={error !== undefined}
            onChange={(next) => change(writeCreative(next))}
          />
        ) : (
          <Field label={label} hint={t('admin.latexHint')} error={error}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                value={text}
                onChange={({ target }) => change(target.value)}
              />
            )}
          </Field>
        )}
        <LivePreview control={form.control} name={name} />
      </Box>
      {question && (
        <Box aria-live="polite" fontSize="sm" color="error.fg">
          {isCompleteCreativeQuestion(text) && error}
        </Box>
      )}
      {creative && (
        <Box>
          <Button variant="ghost" onClick={() => setInParts(!question)}>
            {t(question ? 'boardforms.asText' : 'boardforms.asParts')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
