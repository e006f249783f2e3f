/** The fields of an exam apart from its questions. */
import { Grid, Stack } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ChoiceField, MomentField, TextField } from '../form/fields.tsx';
import type { ExamValues } from './exam-values.ts';
import { Marks } from './marks.tsx';

interface ExamDetailsProps {
  readonly form: UseFormReturn<ExamValues>;
  /** True for a single exam, false for a paper. */
  readonly isSingle: boolean;
  readonly isMcq: boolean;
}

export function ExamDetails({ form, isSingle, isMcq }: ExamDetailsProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  return (
    <Section title={t('admin.examDetails')}>
      <Stack gap="4">
        <TextField form={form} name="title" label={t('admin.title')} isFirst />
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' }} gap="4">
          {isSingle && (
            <ChoiceField
              form={form}
              name="type"
              label={t('admin.examType')}
              options={[
                ['MCQ', t('admin.typeMcq')],
                ['WRITTEN', t('admin.typeWritten')],
              ]}
            />
          )}
          <TextField
            form={form}
            name="timeLimitMinutes"
            label={t('admin.timeLimit')}
            inputMode="numeric"
          />
          {isMcq && (
            <TextField
              form={form}
              name="negativeMarkingPercentage"
              label={t('admin.negativeMarking')}
              hint={t(isSingle ? 'admin.negativeHintSingle' : 'admin.negativeHint')}
              inputMode="decimal"
            />
          )}
          {isSingle && (
            <>
              <TextField
                form={form}
                name="totalMarks"
                label={t('admin.totalMarks')}
                inputMode="decimal"
              />
              <TextField
                form={form}
                name="passingScorePercent"
                label={t('admin.passingScore')}
                inputMode="decimal"
              />
              <MomentField
                form={form}
                name="startingDate"
                label={t('admin.startingDate')}
                hint={t('admin.startingDateHint')}
              />
            </>
          )}
          {isMcq && (
            <ChoiceField
              form={form}
              name="shuffle"
              label={t('admin.shuffle')}
              hint={t('admin.shuffleHint')}
              options={[
                ['OFF', t('admin.shuffleOff')],
                ['QUESTIONS', t('admin.shuffleQuestions')],
                ['OPTIONS', t('admin.shuffleOptions')],
                ['BOTH', t('admin.shuffleBoth')],
              ]}
            />
          )}
        </Grid>
        <Marks form={form} isSingle={isSingle} isMcq={isMcq} />
      </Stack>
    </Section>
  );
}
