/** The options of a question, and which of them are correct. */
import { Box, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { optionLetter } from '../../../../i18n/option-letters.ts';
import { Icon } from '../../../../ui/content/icons.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { TextAreaField, useFieldError } from '../../form/fields.tsx';
import { LivePreview } from '../../formulas/live-preview.tsx';
import { limits } from '../../question-files/read/question.ts';
import { type ExamValues, optionsProblem } from '../exam-values.ts';

interface QuestionOptionsProps {
  readonly form: UseFormReturn<ExamValues>;
  /** Index of the subject; 0 in a single exam. */
  readonly subject: number;
  readonly question: number;
  /** Whether exactly one option must be correct. */
  readonly isSingle: boolean;
  /** True after the first attempt to save: from then on, missing values are shown as errors. */
  readonly hasTriedToSave: boolean;
}

const CorrectLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    minW: 'target',
    cursor: 'pointer',
  },
});

export function QuestionOptions({
  form,
  subject,
  question,
  isSingle,
  hasTriedToSave,
}: QuestionOptionsProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t, lang } = useI18n();
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const name = `subjects.${subject}.questions.${question}.options` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const options = useWatch({ control: form.control, name });
  const problem = optionsProblem({ options }, { isSingle });
  // Set by the server only: it refuses another key once students have started.
  const refusal = useFieldError(form, name);
  const isFilled = options.every(({ text }) => text.trim() !== '');
  const problems = {
    equal: t('admin.optionsEqual'),
    none: t('admin.optionsNoneCorrect'),
    several: t('admin.optionsSeveralCorrect'),
  };

  const choose = (chosenIndex: number, isCorrect: boolean) => {
    for (const index of fields.keys()) {
      if (index === chosenIndex)
        form.setValue(`${name}.${index}.isCorrect`, isCorrect, { shouldDirty: true });
      else if (isSingle) form.setValue(`${name}.${index}.isCorrect`, false, { shouldDirty: true });
    }
  };

  const removeOption = (index: number) => {
    // Then the pressed button no longer exists or is disabled, and the other one is enabled.
    flushSync(() => remove(index));
    addButton.current?.focus();
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
                />
                <LivePreview control={form.control} name={`${name}.${index}.text`} />
              </Box>
              <Flex gap="1" mt={{ sm: '7' }}>
                <CorrectLabel>
                  <input
                    type={isSingle ? 'radio' : 'checkbox'}
                    name={`${id}-correct`}
                    checked={options[index]?.isCorrect ?? false}
                    aria-label={t('admin.optionIsCorrect', { letter })}
                    onChange={({ target }) => choose(index, target.checked)}
                  />
                  {t('admin.correct')}
                </CorrectLabel>
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={fields.length <= 2}
                  aria-label={t('admin.removeNamed', { name: t('admin.option', { letter }) })}
                  onClick={() => removeOption(index)}
                >
                  <Icon name="trash" size="4" />
                </Button>
              </Flex>
            </Grid>
          );
        })}
      </Stack>
      <Text id={`${id}-problem`} aria-live="polite" fontSize="sm" color="error.fg">
        {refusal}
        {!refusal &&
          problem &&
          (hasTriedToSave || isFilled || problem === 'equal') &&
          problems[problem]}
      </Text>
      <Button
        ref={addButton}
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
