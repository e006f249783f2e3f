/**
 * The form that creates or edits an exam of either type, with its questions, options and answer
 * key.
 */
import { Box, chakra, Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import {
  type Control,
  type UseFormReturn,
  useFieldArray,
  useForm,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { useSchemaCheck } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import {
  type UnsavedChanges,
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { type StoredItem, useConflicts } from '../conflicts/use-conflicts.ts';
import { ChoiceField, MomentField, TextField } from '../form/fields.tsx';
import { FormFooter } from '../form/form-footer.tsx';
import { useSave } from '../form/use-save.ts';
import { ExamDifferences } from './exam-differences.tsx';
import { examSchemas, isSameExam } from './exam-schema.ts';
import { type ExamValues, emptySubject, optionsProblem } from './exam-values.ts';
import { withKnownIds } from './known-ids.ts';
import { Marks } from './marks.tsx';
import { QuestionFields } from './questions/question-fields.tsx';
import { QuestionProblems } from './questions/question-problems.tsx';
import { WrittenQuestionFields } from './questions/written-question-fields.tsx';

interface ExamFormProps {
  /** `exam`: a single exam. `paper`: the multi-subject exam of an exam year. */
  readonly kind: 'exam' | 'paper';
  readonly storedValues: ExamValues;
  /** Reads the exam again before it is saved; omitted for a new one. */
  readonly reread?: () => Promise<StoredItem<ExamValues> | null>;
  /** @param revision the one that the change is based on; null if there is none */
  readonly send: (values: ExamValues, revision: string | null) => Promise<unknown>;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

interface FormProps {
  readonly form: UseFormReturn<ExamValues>;
}

const MAX_SUBJECTS = 20;

/** The server's paths do not put the questions of a single exam below a subject. */
const formPath = (path: string) => path.replace(/^questions\./, 'subjects.0.questions.');

export function ExamForm({ kind, storedValues, reread, send, onDone }: ExamFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const form = useForm({
    resolver: useSchemaCheck(examSchemas[kind]),
    defaultValues: storedValues,
    mode: 'onTouched',
  });
  const { save, isSaving, failure } = useSave(form, formPath);
  const [base, setBase] = useState(storedValues);
  const { theirs, store, dismiss } = useConflicts<ExamValues>({
    save,
    reread,
    isSame: (left, right) => isSameExam(kind, left, right),
    send: (values, _, current) =>
      send(current ? withKnownIds(values, current.values) : values, current?.revision ?? null),
  });
  const [hasTriedToSave, setTriedToSave] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const unsaved = useUnsavedChanges();
  const isSingle = kind === 'exam';
  const type = useWatch({ control: form.control, name: 'type' });
  const isMcq = !isSingle || type === 'MCQ';

  /** Goes back to the form and shows the message there. */
  const showProblem = (message: string) => {
    setProblem(message);
    dismiss();
  };

  /** @param version the stored version that the change is based on */
  const saveBasedOn = (version: ExamValues) =>
    form.handleSubmit(
      async (values) => {
        const questions = values.subjects.flatMap((subject) => subject.questions);
        const hasInvalidOptions =
          isMcq && questions.some((question) => optionsProblem(question, isSingle) !== null);
        if (hasInvalidOptions) return showProblem(t('admin.optionsWrong'));
        setProblem(null);
        if (!(await store(values, version))) return;
        unsaved.report(false);
        onDone();
      },
      () => showProblem(t('admin.fieldsWrong')),
    );

  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        setTriedToSave(true);
        void saveBasedOn(base)(event);
      }}
    >
      <Stack gap="6" maxW="56rem">
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
              <TextField
                form={form}
                name="negativeMarkingPercentage"
                label={t('admin.negativeMarking')}
                hint={t(isSingle ? 'admin.negativeHintSingle' : 'admin.negativeHint')}
                inputMode="decimal"
              />
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
        {isSingle && isMcq && (
          <Section title={t('admin.questionsTitle')}>
            <QuestionFields form={form} subject={0} isSingle hasTriedToSave={hasTriedToSave} />
          </Section>
        )}
        {!isSingle && <SubjectFields form={form} hasTriedToSave={hasTriedToSave} />}
        {!isMcq && <WrittenQuestionFields form={form} />}
        {isMcq && (
          <QuestionProblems form={form} isSingle={isSingle} hasTriedToSave={hasTriedToSave} />
        )}
        <FormFooter
          failure={problem ?? failure}
          isSaving={isSaving}
          onCancel={() => void cancel()}
        />
      </Stack>
      {theirs && (
        <ConflictDialog
          theirs={theirs}
          onClose={dismiss}
          onKeepMine={() => void saveBasedOn(theirs.values)()}
          onTakeTheirs={() => {
            setBase(theirs.values);
            form.reset(theirs.values);
            dismiss();
          }}
        >
          <ExamDifferences kind={kind} mine={form.getValues()} theirs={theirs.values} />
        </ConflictDialog>
      )}
      <UnsavedReport control={form.control} report={unsaved.report} />
      {unsaved.question}
    </form>
  );
}

interface UnsavedReportProps {
  readonly control: Control<ExamValues>;
  readonly report: UnsavedChanges['report'];
}

/** A component, so that the first change does not draw a hundred questions again. */
function UnsavedReport({ control, report }: UnsavedReportProps) {
  useReportUnsaved(report, useFormState({ control }).isDirty);
  return null;
}

function SubjectFields({ form, hasTriedToSave }: FormProps & { readonly hasTriedToSave: boolean }) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'subjects' });
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
                onClick={() => remove(index)}
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
