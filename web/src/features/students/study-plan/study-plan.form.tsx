/** The three questions after sign-up: name, class and goal. */
import { Box, chakra, Flex, Grid, Input, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeError } from '../../../apollo/errors.ts';
import { atMost, isGiven, oneLine, rule, trimmed, useSchema } from '../../../forms/schema.ts';
import { classes } from '../../../i18n/class-labels.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field, Select } from '../../../ui/forms/input.tsx';
import { SaveFailure } from '../editing/save-failure.tsx';
import type { SchoolClass, StudyGoal, StudyPlanFieldsFragment } from './generated/study-plan.ts';
import { courseCodes } from './recommendation.ts';
import { useSaveStudyPlan } from './use-save-study-plan.ts';

interface StudyPlanFormProps {
  readonly viewerId: string;
  readonly name: string | null;
  readonly plan: StudyPlanFieldsFragment;
  readonly onSaved: () => void;
  /** Whether saving is the one thing to do next on the page. */
  readonly isNext: boolean;
  /** Further actions beside Save. */
  readonly children?: ReactNode;
}

const MAX_NAME = 100;
/** Nothing chosen yet. */
const none = '' as const;

const schema = z.object({
  name: trimmed(
    isGiven('studyplan.nameMissing'),
    oneLine,
    atMost(MAX_NAME, 'studyplan.nameTooLong', { count: MAX_NAME }),
  ),
  schoolClass: z.pipe(
    z.custom<SchoolClass | ''>().check(rule((chosen) => chosen !== '', 'studyplan.classMissing')),
    z.transform((chosen) => chosen || null),
  ),
  goal: z.pipe(
    z.custom<StudyGoal | ''>(),
    z.transform((chosen) => chosen || null),
  ),
});

const goals = [
  { goal: 'SCHOOL', label: 'studyplan.school', line: 'studyplan.schoolLine' },
  { goal: 'BOARD_EXAM', label: 'studyplan.boardExam', line: 'studyplan.boardExamLine' },
  { goal: 'ADMISSION_TEST', label: 'studyplan.admissionTest', line: 'studyplan.admissionTestLine' },
] as const;

/** The youngest class first, as at school. */
const schoolClasses = classes
  .toReversed()
  .map(({ code, label }) => ({ label, value: courseCodes.get(code) ?? '' }));

export function StudyPlanForm(props: StudyPlanFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { viewerId, name, plan, onSaved, isNext, children } = props;
  const { t } = useI18n();
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const { save, saving } = useSaveStudyPlan(viewerId);
  const { register, handleSubmit, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: {
      name: name ?? '',
      schoolClass: plan.schoolClass ?? none,
      goal: plan.goal ?? none,
    },
  });

  const submit = handleSubmit(async (fields) => {
    setFailure(null);
    try {
      await save(fields);
      onSaved();
    } catch (error) {
      setFailure(describeError(error, t));
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <Field label={t('studyplan.name')} error={formState.errors.name?.message}>
            {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
          </Field>
          <Field label={t('studyplan.schoolClass')} error={formState.errors.schoolClass?.message}>
            {(control) => (
              <Select {...control} {...register('schoolClass')}>
                <option value="">{t('studyplan.chooseClass')}</option>
                {schoolClasses.map(({ label, value }) => (
                  <option key={value} value={value} lang="bn">
                    {label}
                  </option>
                ))}
                <option value="HSC_PASSED">{t('studyplan.hscPassed')}</option>
              </Select>
            )}
          </Field>
        </Grid>
        <chakra.fieldset borderWidth="0" p="0" m="0" minW="0">
          <chakra.legend fontWeight="semibold" mb="2">
            {t('studyplan.goal')}
          </chakra.legend>
          <Grid templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="3">
            {goals.map(({ goal, label, line }) => (
              <GoalOption key={goal} htmlFor={`${id}-${goal}`}>
                <chakra.input
                  id={`${id}-${goal}`}
                  type="radio"
                  value={goal}
                  {...register('goal')}
                  mt="1"
                />
                <Box minW="0">
                  <Text fontWeight="semibold">{t(label)}</Text>
                  <Text fontSize="sm" color="fg.muted">
                    {t(line)}
                  </Text>
                </Box>
              </GoalOption>
            ))}
          </Grid>
        </chakra.fieldset>
        <SaveFailure text={failure} />
        <Flex wrap="wrap" align="start" gap="3">
          <Button
            type="submit"
            variant={isNext ? 'accent' : 'solid'}
            loading={saving}
            loadingText={t('studyplan.saving')}
          >
            {t('studyplan.save')}
          </Button>
          {children}
        </Flex>
      </Stack>
    </form>
  );
}

const GoalOption = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    p: '3',
    minH: 'target',
    borderWidth: '1px',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&:has(input:checked)': { borderColor: 'primary', bg: 'primary.subtle' },
    '& input': { flexShrink: '0', w: '5', h: '5' },
  },
});
