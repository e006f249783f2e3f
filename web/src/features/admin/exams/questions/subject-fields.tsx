/** The subjects of a paper, each with its questions. */
import { Box, chakra, Stack } from '@chakra-ui/react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { TextField } from '../../form/fields.tsx';
import { useRemoval } from '../../form/use-removal.tsx';
import { type ExamValues, emptySubject } from '../exam-values.ts';
import { QuestionFields } from './question-fields.tsx';

const MAX_SUBJECTS = 20;

interface SubjectFieldsProps {
  readonly form: UseFormReturn<ExamValues>;
  readonly hasTriedToSave: boolean;
}

export function SubjectFields({ form, hasTriedToSave }: SubjectFieldsProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const { fields, append, insert, remove } = useFieldArray({
    control: form.control,
    name: 'subjects',
  });
  const { removeEntry, notice } = useRemoval<ExamValues['subjects'][number]>({
    remove,
    insert,
    isFull: fields.length >= MAX_SUBJECTS,
  });
  return (
    <>
      {fields.map(({ id }, index) => {
        const title = t('admin.subjectNumber', { number: index + 1 });
        return (
          <Section
            key={id}
            title={title}
            action={
              <Button
                variant="ghost"
                disabled={fields.length === 1}
                aria-label={t('admin.removeNamed', { name: title })}
                onClick={() => removeEntry(index, form.getValues(`subjects.${index}`), title)}
              >
                <Icon name="trash" size="4" />
                {t('admin.remove')}
              </Button>
            }
          >
            <Stack gap="4">
              <TextField form={form} name={`subjects.${index}.name`} label={t('admin.name')} />
              <chakra.label
                display="inline-flex"
                alignItems="center"
                gap="2"
                minH="target"
                cursor="pointer"
              >
                <input type="checkbox" {...form.register(`subjects.${index}.mandatory`)} />
                {t('admin.mandatory')}
              </chakra.label>
              <QuestionFields
                form={form}
                subject={index}
                isSingle={false}
                hasTriedToSave={hasTriedToSave}
              />
            </Stack>
          </Section>
        );
      })}
      {notice}
      <Box>
        <Button
          variant="outline"
          disabled={fields.length >= MAX_SUBJECTS}
          onClick={() => append(emptySubject())}
        >
          <Icon name="plus" size="4" />
          {t('admin.addSubject')}
        </Button>
      </Box>
    </>
  );
}
