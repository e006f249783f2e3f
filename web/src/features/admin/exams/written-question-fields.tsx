/** The questions of a written exam in the exam form. */
import { Box, Stack } from '@chakra-ui/react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { TextAreaField, TextField } from '../form/fields.tsx';
import { useRules } from '../form/use-rules.ts';
import { LivePreview } from '../formulas/live-preview.tsx';
import { type ExamValues, emptyWrittenQuestion } from './exam-values.ts';

const MAX_WRITTEN_QUESTIONS = 50;
/** Maximum length of a question, in characters. */
const MAX_TEXT_LENGTH = 4000;

export function WrittenQuestionFields({ form }: { readonly form: UseFormReturn<ExamValues> }) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const rules = useRules();
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'writtenQuestions',
  });
  return (
    <Section title={t('admin.questionsTitle')}>
      <Stack gap="4">
        {fields.map(({ id }, index) => {
          const title = t('admin.question', { number: index + 1 });
          const name = `writtenQuestions.${index}` as const;
          return (
            <Stack
              key={id}
              role="group"
              aria-label={title}
              gap="4"
              p={{ base: '3', md: '4' }}
              borderWidth="1px"
              borderRadius="md"
            >
              <Box>
                <TextAreaField
                  form={form}
                  name={`${name}.text`}
                  label={title}
                  hint={t('admin.latexHint')}
                  rows={3}
                  check={rules.text(MAX_TEXT_LENGTH, true)}
                />
                <LivePreview control={form.control} name={`${name}.text`} />
              </Box>
              <Box>
                <TextAreaField
                  form={form}
                  name={`${name}.answerGuidelines`}
                  label={t('admin.guidelines')}
                  rows={2}
                  check={rules.text(MAX_TEXT_LENGTH)}
                />
                <LivePreview control={form.control} name={`${name}.answerGuidelines`} />
              </Box>
              <TextField
                form={form}
                name={`${name}.solutionPdfUrl`}
                label={t('admin.solutionPdf')}
                hint={t('admin.pictureHint')}
                inputMode="url"
                check={rules.picture}
              />
              <Box textAlign="end">
                <Button
                  variant="ghost"
                  aria-label={t('admin.removeNamed', { name: title })}
                  onClick={() => remove(index)}
                >
                  <Icon name="trash" size="4" />
                  {t('admin.remove')}
                </Button>
              </Box>
            </Stack>
          );
        })}
        <Box>
          <Button
            variant="outline"
            disabled={fields.length >= MAX_WRITTEN_QUESTIONS}
            onClick={() => append(emptyWrittenQuestion())}
          >
            <Icon name="plus" size="4" />
            {t('admin.addQuestion')}
          </Button>
        </Box>
      </Stack>
    </Section>
  );
}
