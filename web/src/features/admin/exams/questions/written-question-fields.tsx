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
import { useRemoval } from '../../form/use-removal.tsx';
import { LivePreview } from '../../formulas/live-preview.tsx';
import { BankButtons } from '../bank-buttons.tsx';
import { creativeQuestion, languageOfExam } from '../board-forms/templates.ts';
import { WrittenText } from '../board-forms/written-text.tsx';
import { type ExamValues, emptyWrittenQuestion, isEmptyWritten } from '../exam-values.ts';
import { checkAgain } from './check-again.ts';
import { QuestionPictures } from './question-pictures.tsx';

const MAX_WRITTEN_QUESTIONS = 50;

type ExamForm = UseFormReturn<ExamValues>;

interface WrittenQuestionFieldsProps {
  readonly form: ExamForm;
  /** True after the first attempt to save: from then on, missing values are shown as errors. */
  readonly hasTriedToSave: boolean;
}

export function WrittenQuestionFields({ form, hasTriedToSave }: WrittenQuestionFieldsProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const { fields, append, insert, remove, replace } = useFieldArray({
    control: form.control,
    name: 'writtenQuestions',
  });
  const { removeEntry, notice } = useRemoval<ExamValues['writtenQuestions'][number]>({
    remove,
    insert,
    isFull: fields.length >= MAX_WRITTEN_QUESTIONS,
  });
  const removeQuestion = (index: number) =>
    removeEntry(
      index,
      form.getValues(`writtenQuestions.${index}`),
      t('admin.question', { number: index + 1 }),
    );
  const filled = () =>
    form.getValues('writtenQuestions').filter((question) => !isEmptyWritten(question));
  const addQuestions = (questions: readonly BankQuestion[]) => {
    const existing = filled();
    const newQuestions = questions.map(writtenValues);
    // append() does not remount existing fields.
    if (existing.length === fields.length) append(newQuestions, { shouldFocus: false });
    else {
      replace([...existing, ...newQuestions]);
      checkAgain(form, 'writtenQuestions', hasTriedToSave);
    }
  };
  return (
    <Section title={t('admin.questionsTitle')}>
      <Stack gap="4">
        <Flex wrap="wrap" gap="3">
          <BankButtons
            accepts="written"
            getQuestions={() => filled().map(({ text }) => ({ text, options: [] }))}
            getRemaining={() => MAX_WRITTEN_QUESTIONS - filled().length}
            onAdd={addQuestions}
          />
        </Flex>
        {fields.map(({ id }, index) => (
          <WrittenQuestionCard
            key={id}
            form={form}
            index={index}
            onRemove={() => removeQuestion(index)}
          />
        ))}
        {notice}
        <AddQuestionButtons
          form={form}
          hasMaxQuestions={fields.length >= MAX_WRITTEN_QUESTIONS}
          onAdd={append}
        />
      </Stack>
    </Section>
  );
}

interface WrittenQuestionCardProps {
  readonly form: ExamForm;
  readonly index: number;
  readonly onRemove: () => void;
}

function WrittenQuestionCard({ form, index, onRemove }: WrittenQuestionCardProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const title = t('admin.question', { number: index + 1 });
  return (
    <Stack
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
        name={`writtenQuestions.${index}.solutionPdfUrl`}
        label={t('admin.solutionPdf')}
        hint={t('admin.urlHint')}
        inputMode="url"
      />
      <Box textAlign="end">
        <Button
          variant="ghost"
          aria-label={t('admin.removeNamed', { name: title })}
          onClick={onRemove}
        >
          <Icon name="trash" size="4" />
          {t('admin.remove')}
        </Button>
      </Box>
    </Stack>
  );
}

interface AddQuestionButtonsProps {
  readonly form: ExamForm;
  readonly hasMaxQuestions: boolean;
  readonly onAdd: (question: ExamValues['writtenQuestions'][number]) => void;
}

function AddQuestionButtons({ form, hasMaxQuestions, onAdd }: AddQuestionButtonsProps) {
  const { t, lang } = useI18n();
  return (
    <Flex wrap="wrap" gap="3">
      <Button
        variant="outline"
        disabled={hasMaxQuestions}
        onClick={() => onAdd(emptyWrittenQuestion())}
      >
        <Icon name="plus" size="4" />
        {t('admin.addQuestion')}
      </Button>
      <Button
        variant="outline"
        disabled={hasMaxQuestions}
        onClick={() => onAdd(creativeQuestion(languageOfExam(form.getValues()) ?? lang))}
      >
        <Icon name="plus" size="4" />
        {t('boardforms.addCreative')}
      </Button>
    </Flex>
  );
}

interface WrittenContentProps {
  readonly form: ExamForm;
  readonly index: number;
  /** Label of the text field, when the question is a single field. */
  readonly label: string;
}

/** The text of one question, and how it is answered and marked. */
export function WrittenContent({ form, index, label }: WrittenContentProps) {
  'use no memo'; // react-hook-form mutates its objects
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
