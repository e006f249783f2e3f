/** The questions of a written exam in the exam form. */
import { Box, Flex, Stack } from '@chakra-ui/react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { writtenValues } from '../../bank/bank-values.ts';
import type { BankQuestion_QuestionFragment as BankQuestion } from '../../bank/generated/bank.ts';
import { TextAreaField, TextField } from '../../form/fields.tsx';
import { LivePreview } from '../../formulas/live-preview.tsx';
import { BankButtons } from '../bank-buttons.tsx';
import { creativeQuestion, languageOfExam } from '../board-forms/templates.ts';
import { WrittenText } from '../board-forms/written-text.tsx';
import { type ExamValues, emptyWrittenQuestion, isEmptyWritten } from '../exam-values.ts';
import { QuestionPictures } from './question-pictures.tsx';

const MAX_WRITTEN_QUESTIONS = 50;

export function WrittenQuestionFields({ form }: { readonly form: UseFormReturn<ExamValues> }) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t, lang } = useI18n();
  const { fields, append, remove, replace } = useFieldArray({
    control: form.control,
    name: 'writtenQuestions',
  });
  const filled = () =>
    form.getValues('writtenQuestions').filter((question) => !isEmptyWritten(question));
  const take = (questions: readonly BankQuestion[]) => {
    const kept = filled();
    const taken = questions.map(writtenValues);
    // Appending keeps the fields that are drawn already.
    if (kept.length === fields.length) append(taken, { shouldFocus: false });
    else replace([...kept, ...taken]);
  };
  const isFull = fields.length >= MAX_WRITTEN_QUESTIONS;
  return (
    <Section title={t('admin.questionsTitle')}>
      <Stack gap="4">
        <Flex wrap="wrap" gap="3">
          <BankButtons
            accepts="written"
            getQuestions={() => filled().map(({ text }) => ({ text, options: [] }))}
            getRoom={() => MAX_WRITTEN_QUESTIONS - filled().length}
            onTake={take}
          />
        </Flex>
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
              <WrittenContent form={form} index={index} label={title} />
              <TextField
                form={form}
                name={`${name}.solutionPdfUrl`}
                label={t('admin.solutionPdf')}
                hint={t('admin.pictureHint')}
                inputMode="url"
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
        <Flex wrap="wrap" gap="3">
          <Button
            variant="outline"
            disabled={isFull}
            onClick={() => append(emptyWrittenQuestion())}
          >
            <Icon name="plus" size="4" />
            {t('admin.addQuestion')}
          </Button>
          <Button
            variant="outline"
            disabled={isFull}
            onClick={() => append(creativeQuestion(languageOfExam(form.getValues()) ?? lang))}
          >
            <Icon name="plus" size="4" />
            {t('boardforms.addCreative')}
          </Button>
        </Flex>
      </Stack>
    </Section>
  );
}

interface WrittenContentProps {
  readonly form: UseFormReturn<ExamValues>;
  readonly index: number;
  /** Of the text, where it is one field. */
  readonly label: string;
}

/** The text of one question, and how it is answered and marked. */
export function WrittenContent({ form, index, label }: WrittenContentProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const name = `writtenQuestions.${index}.answerGuidelines` as const;
  return (
    <QuestionPictures hasHint={index === 0}>
      <Stack gap="4">
        <WrittenText form={form} index={index} label={label} />
        <Box>
          <TextAreaField form={form} name={name} label={t('admin.guidelines')} rows={2} />
          <LivePreview control={form.control} name={name} />
        </Box>
      </Stack>
    </QuestionPictures>
  );
}
