/**
 * The multiple-choice questions of a single exam or of one subject of a paper, with options, answer
 * key and explanations.
 */
import { Box, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { TextAreaField, TextField } from '../../form/fields.tsx';
import { useRemoval } from '../../form/use-removal.tsx';
import { LivePreview } from '../../formulas/live-preview.tsx';
import { limits } from '../../question-files/read/question.ts';
import { AddQuestion } from '../board-forms/add-question.tsx';
import { readParts } from '../board-forms/parts.ts';
import { QuestionText } from '../board-forms/question-text.tsx';
import { stemmedQuestion } from '../board-forms/templates.ts';
import { type ExamValues, isEmptyQuestion, type QuestionValues } from '../exam-values.ts';
import { checkAgain } from './check-again.ts';
import { QuestionFiles } from './question-files.tsx';
import { QuestionOptions } from './question-options.tsx';
import { QuestionPictures } from './question-pictures.tsx';

interface QuestionsProps {
  readonly form: UseFormReturn<ExamValues>;
  /** Index of the subject; 0 in a single exam. */
  readonly subject: number;
  /** True for a single exam, whose questions have exactly one correct option. */
  readonly isSingle: boolean;
  /** True after the first attempt to save: from then on, missing values are shown as errors. */
  readonly hasTriedToSave: boolean;
}

export function QuestionFields(props: QuestionsProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const { form, subject, hasTriedToSave } = props;
  const name = `subjects.${subject}.questions` as const;
  const { fields, append, insert, remove, replace, swap } = useFieldArray({
    control: form.control,
    name,
  });
  const { removeEntry, notice } = useRemoval<QuestionValues>({
    remove,
    insert,
    isFull: fields.length >= limits.questions,
  });
  const removeQuestion = (index: number) =>
    removeEntry(
      index,
      form.getValues(`${name}.${index}`),
      t('admin.question', { number: index + 1 }),
    );

  const replaceAll = (questions: QuestionValues[]) => {
    replace(questions);
    checkAgain(form, name, hasTriedToSave);
  };

  const add = (questions: QuestionValues[]) => {
    const [only, ...others] = form.getValues(name);
    const isUnused = only !== undefined && others.length === 0 && isEmptyQuestion(only);
    // A form of boards takes the place of the empty question that a new exam begins with.
    if (isUnused && !questions.some(isEmptyQuestion)) {
      flushSync(() => replaceAll(questions));
      form.setFocus(`${name}.0.text`);
    } else append(questions);
  };

  const addToStem = (index: number) => {
    const { stem } = readParts(form.getValues(`${name}.${index}.text`));
    if (stem) insert(index + 1, stemmedQuestion(stem.language, stem.text));
  };

  return (
    <Stack gap="4">
      <QuestionFiles
        form={form}
        subject={subject}
        isSingle={props.isSingle}
        onImport={(questions, mode) => {
          const existing =
            mode === 'add'
              ? form.getValues(name).filter((question) => !isEmptyQuestion(question))
              : [];
          // append() does not remount existing fields.
          if (existing.length === fields.length) append(questions, { shouldFocus: false });
          else replaceAll([...existing, ...questions]);
        }}
      />
      {fields.map(({ id }, index) => (
        <Question
          key={id}
          {...props}
          index={index}
          isLast={index === fields.length - 1}
          onMove={(step) => swap(index, index + step)}
          onRemove={() => removeQuestion(index)}
          onAddToStem={fields.length < limits.questions ? () => addToStem(index) : undefined}
        />
      ))}
      {notice}
      <AddQuestion
        remaining={limits.questions - fields.length}
        getExam={() => form.getValues()}
        onAdd={add}
      />
    </Stack>
  );
}

interface QuestionProps extends QuestionsProps {
  readonly index: number;
  readonly isLast: boolean;
  readonly onMove: (step: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onAddToStem: (() => void) | undefined;
}

function Question({
  form,
  subject,
  isSingle,
  hasTriedToSave,
  index,
  isLast,
  onMove,
  onRemove,
  onAddToStem,
}: QuestionProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const title = t('admin.question', { number: index + 1 });
  return (
    <Box
      role="group"
      aria-label={title}
      p={{ base: '3', md: '4' }}
      borderWidth="1px"
      borderRadius="md"
    >
      <Flex align="center" justify="space-between" gap="2" mb="2">
        <Text fontWeight="semibold">{title}</Text>
        <Flex>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('admin.moveUp', { name: title })}
            aria-disabled={index === 0}
            onClick={() => index > 0 && onMove(-1)}
          >
            <Icon name="up" size="4" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('admin.moveDown', { name: title })}
            aria-disabled={isLast}
            onClick={() => !isLast && onMove(1)}
          >
            <Icon name="down" size="4" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('admin.removeNamed', { name: title })}
            onClick={onRemove}
          >
            <Icon name="trash" size="4" />
          </Button>
        </Flex>
      </Flex>
      <QuestionContent
        form={form}
        subject={subject}
        isSingle={isSingle}
        hasTriedToSave={hasTriedToSave}
        index={index}
        onAddToStem={onAddToStem}
      />
    </Box>
  );
}

interface QuestionContentProps extends QuestionsProps {
  readonly index: number;
  readonly onAddToStem?: (() => void) | undefined;
  readonly hasForms?: boolean;
}

/** The fields of one question. */
export function QuestionContent({
  form,
  subject,
  isSingle,
  hasTriedToSave,
  index,
  onAddToStem,
  hasForms,
}: QuestionContentProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const name = `subjects.${subject}.questions.${index}` as const;
  return (
    <QuestionPictures hasHint={index === 0}>
      <Stack gap="4">
        <QuestionText
          form={form}
          subject={subject}
          index={index}
          onAddToStem={onAddToStem}
          hasForms={hasForms}
        />
        <QuestionOptions
          form={form}
          subject={subject}
          question={index}
          isSingle={isSingle}
          hasTriedToSave={hasTriedToSave}
        />
        <Grid templateColumns={{ base: '1fr', sm: '8rem 1fr' }} gap="4">
          <TextField
            form={form}
            name={`${name}.points`}
            label={t('admin.points')}
            inputMode="decimal"
          />
          <Box>
            <TextAreaField
              form={form}
              name={`${name}.explanation`}
              label={t('admin.explanation')}
              rows={2}
            />
            <LivePreview control={form.control} name={`${name}.explanation`} />
          </Box>
        </Grid>
      </Stack>
    </QuestionPictures>
  );
}
