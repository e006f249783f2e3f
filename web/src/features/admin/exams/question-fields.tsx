/**
 * The multiple-choice questions of a single exam or of one subject of a paper, with options, answer
 * key and explanations.
 */
import { Box, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { optionLetter } from '../../../i18n/option-letters.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { TextAreaField, TextField } from '../form/fields.tsx';
import { useRules } from '../form/use-rules.ts';
import { LivePreview } from '../formulas/live-preview.tsx';
import { limits } from '../question-files/read/question.ts';
import { type ExamValues, emptyQuestion, isEmptyQuestion, optionsProblem } from './exam-values.ts';
import { QuestionFiles } from './question-files.tsx';

interface QuestionsProps {
  readonly form: UseFormReturn<ExamValues>;
  /** Index of the subject; 0 in a single exam. */
  readonly subject: number;
  /** True for a single exam, whose questions have exactly one correct option. */
  readonly isSingle: boolean;
  /** True after the first attempt to save: from then on, missing values are shown as errors. */
  readonly isTried: boolean;
}

export function QuestionFields(props: QuestionsProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const { form, subject } = props;
  const name = `subjects.${subject}.questions` as const;
  const { fields, append, remove, replace, swap } = useFieldArray({ control: form.control, name });
  return (
    <Stack gap="4">
      <QuestionFiles
        form={form}
        subject={subject}
        isSingle={props.isSingle}
        onImport={(questions, mode) => {
          const kept =
            mode === 'add'
              ? form.getValues(name).filter((question) => !isEmptyQuestion(question))
              : [];
          // Appending keeps the fields that are drawn already.
          if (kept.length === fields.length) append(questions, { shouldFocus: false });
          else replace([...kept, ...questions]);
        }}
      />
      {fields.map(({ id }, index) => (
        <Question
          key={id}
          {...props}
          index={index}
          isLast={index === fields.length - 1}
          onMove={(step) => swap(index, index + step)}
          onRemove={() => remove(index)}
        />
      ))}
      <Box>
        <Button
          variant="outline"
          disabled={fields.length >= limits.questions}
          onClick={() => append(emptyQuestion())}
        >
          <Icon name="plus" size="4" />
          {t('admin.addQuestion')}
        </Button>
      </Box>
    </Stack>
  );
}

interface QuestionProps extends QuestionsProps {
  readonly index: number;
  readonly isLast: boolean;
  readonly onMove: (step: 1 | -1) => void;
  readonly onRemove: () => void;
}

function Question({
  form,
  subject,
  isSingle,
  isTried,
  index,
  isLast,
  onMove,
  onRemove,
}: QuestionProps) {
  'use no memo'; // react-hook-form changes its objects in place
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
        isTried={isTried}
        index={index}
      />
    </Box>
  );
}

/** The fields of one question. */
export function QuestionContent({
  form,
  subject,
  isSingle,
  isTried,
  index,
}: QuestionsProps & { readonly index: number }) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const rules = useRules();
  const name = `subjects.${subject}.questions.${index}` as const;
  return (
    <Stack gap="4">
      <Box>
        <TextAreaField
          form={form}
          name={`${name}.text`}
          label={t('admin.questionText')}
          hint={t('admin.latexHint')}
          rows={2}
          check={rules.text(limits.textLength, true)}
        />
        <LivePreview control={form.control} name={`${name}.text`} />
      </Box>
      <Options
        form={form}
        subject={subject}
        question={index}
        isSingle={isSingle}
        isTried={isTried}
      />
      <Grid templateColumns={{ base: '1fr', sm: '8rem 1fr' }} gap="4">
        <TextField
          form={form}
          name={`${name}.points`}
          label={t('admin.points')}
          inputMode="decimal"
          check={rules.number({ min: limits.minPoints, max: limits.maxPoints, isRequired: true })}
        />
        <Box>
          <TextAreaField
            form={form}
            name={`${name}.explanation`}
            label={t('admin.explanation')}
            rows={2}
            check={rules.text(limits.textLength)}
          />
          <LivePreview control={form.control} name={`${name}.explanation`} />
        </Box>
      </Grid>
    </Stack>
  );
}

interface OptionsProps extends Omit<QuestionsProps, 'subject'> {
  readonly subject: number;
  readonly question: number;
}

const Correct = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    minW: 'target',
    cursor: 'pointer',
  },
});

function Options({ form, subject, question, isSingle, isTried }: OptionsProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t, lang } = useI18n();
  const rules = useRules();
  const id = useId();
  const name = `subjects.${subject}.questions.${question}.options` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const options = useWatch({ control: form.control, name });
  const problem = optionsProblem({ options }, isSingle);
  const isFilled = options.every(({ text }) => text.trim() !== '');
  const problems = {
    equal: t('admin.optionsEqual'),
    none: t('admin.optionsNoneCorrect'),
    several: t('admin.optionsSeveralCorrect'),
  };

  const choose = (chosen: number, isCorrect: boolean) => {
    for (const index of fields.keys()) {
      if (index === chosen)
        form.setValue(`${name}.${index}.isCorrect`, isCorrect, { shouldDirty: true });
      else if (isSingle) form.setValue(`${name}.${index}.isCorrect`, false, { shouldDirty: true });
    }
  };

  return (
    <chakra.fieldset minW="0" aria-describedby={`${id}-problem`}>
      <chakra.legend fontWeight="semibold" mb="3">
        {t('admin.options')}
      </chakra.legend>
      <Stack gap="3">
        {fields.map((field, index) => {
          const letter = optionLetter(index, lang);
          return (
            <Grid
              key={field.id}
              templateColumns={{ base: '1fr', sm: '1fr auto' }}
              columnGap="3"
              alignItems="start"
            >
              <Box>
                {/* An input would remove the line breaks of imported options. */}
                <TextAreaField
                  form={form}
                  name={`${name}.${index}.text`}
                  label={t('admin.option', { letter })}
                  rows={1}
                  check={rules.text(limits.textLength, true)}
                />
                <LivePreview control={form.control} name={`${name}.${index}.text`} />
              </Box>
              <Flex gap="1" mt={{ sm: '7' }}>
                <Correct>
                  <input
                    type={isSingle ? 'radio' : 'checkbox'}
                    name={`${id}-correct`}
                    checked={options[index]?.isCorrect ?? false}
                    aria-label={t('admin.optionIsCorrect', { letter })}
                    onChange={({ target }) => choose(index, target.checked)}
                  />
                  {t('admin.correct')}
                </Correct>
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={fields.length <= 2}
                  aria-label={t('admin.removeNamed', { name: t('admin.option', { letter }) })}
                  onClick={() => remove(index)}
                >
                  <Icon name="trash" size="4" />
                </Button>
              </Flex>
            </Grid>
          );
        })}
      </Stack>
      <Text id={`${id}-problem`} aria-live="polite" fontSize="sm" color="fg.error">
        {problem && (isTried || isFilled || problem === 'equal') && problems[problem]}
      </Text>
      <Button
        variant="ghost"
        mt="1"
        disabled={fields.length >= limits.maxOptions}
        onClick={() => append({ storedId: '', text: '', isCorrect: false })}
      >
        <Icon name="plus" size="4" />
        {t('admin.addOption')}
      </Button>
    </chakra.fieldset>
  );
}
