/**
 * The form that creates or edits an exam of either type, with its questions, options and answer
 * key.
 */
import { Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useViewer } from '../../../apollo/viewer.ts';
import { useSchemaCheck } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useUnsavedChanges } from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { type StoredItem, useConflicts } from '../conflicts/use-conflicts.ts';
import { DraftChoice } from '../drafts/draft-choice.tsx';
import { type Draft, useStoredDraft } from '../drafts/stored-draft.ts';
import { FormFields } from '../form/form-fields.tsx';
import { FormFooter } from '../form/form-footer.tsx';
import { useHalfTypedDates } from '../form/half-typed-dates.ts';
import { useSave } from '../form/use-save.ts';
import { DraftStatus } from './draft/draft-status.tsx';
import { ExamPreview } from './draft/exam-preview.tsx';
import { isExamValues } from './draft/is-exam-values.ts';
import { ExamDetails } from './exam-details.tsx';
import { ExamDifferences } from './exam-differences.tsx';
import { examSchemas, isSameExam, isSameForStudents } from './exam-schema.ts';
import { type ExamValues, optionsProblem } from './exam-values.ts';
import { withKnownIds } from './known-ids.ts';
import { QuestionFields } from './questions/question-fields.tsx';
import { QuestionProblems } from './questions/question-problems.tsx';
import { SubjectFields } from './questions/subject-fields.tsx';
import { WrittenQuestionFields } from './questions/written-question-fields.tsx';
import { ConfirmChangeDialog } from './usage/confirm-change-dialog.tsx';
import { useChangeConfirmation } from './usage/use-change-confirmation.ts';
import type { ExamUsage } from './usage/use-exam-usage.ts';

interface ExamFormProps {
  /** `exam`: a single exam. `paper`: the multi-subject exam of an exam year. */
  readonly kind: 'exam' | 'paper';
  /** The key of the stored draft: the exam's id, or the parent of a new one. */
  readonly draftKey: string;
  readonly storedValues: ExamValues;
  /** Reads the exam again before it is saved; omitted for a new one. */
  readonly reread?: () => Promise<StoredItem<ExamValues> | null>;
  /** Reads how the exam is used; omitted for a new one. */
  readonly readUsage?: () => Promise<ExamUsage>;
  /** @param revision the one that the change is based on; null if there is none */
  readonly send: (values: ExamValues, revision: string | null) => Promise<unknown>;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

/** The server's paths do not put the questions of a single exam below a subject. */
const formPath = (path: string) => path.replace(/^questions\./, 'subjects.0.questions.');

/** The initial state of the form. */
interface Start {
  readonly initial: ExamValues;
  /** The values on the server that the changes are based on. */
  readonly opened: ExamValues;
}

export function ExamForm(props: ExamFormProps) {
  const { viewer } = useViewer();
  const { kind, draftKey } = props;
  if (!viewer) return null;
  // Drafts belong to their author.
  const name = `${viewer.id}.edit.${kind}.${draftKey}`;
  return <FormOrDraft key={name} draftName={name} {...props} />;
}

function FormOrDraft({ draftName, ...props }: ExamFormProps & { readonly draftName: string }) {
  const { kind, storedValues } = props;
  const draft = useStoredDraft(draftName, isExamValues);
  const [start, setStart] = useState<Start>({ initial: storedValues, opened: storedValues });
  const [round, setRound] = useState(0);
  const begin = (next: Start) => {
    setStart(next);
    setRound(round + 1);
  };

  const { initialDraft, discard } = draft;
  const isSaved = initialDraft !== null && isSameExam(kind, initialDraft.values, storedValues);
  useEffect(() => {
    // The page was closed before the response of the save arrived.
    if (isSaved) discard();
  }, [isSaved, discard]);

  if (initialDraft && !isSaved) {
    const { values, opened, savedAt } = initialDraft;
    const isOutdated = !isSameExam(kind, opened, storedValues);
    const restore = () => {
      draft.restore();
      begin({ initial: values, opened });
    };
    const preview = <ExamPreview kind={kind} values={values} />;
    return (
      <DraftChoice
        drafts={[{ storage: 'device', title: values.title, preview, savedAt, isOutdated, restore }]}
        onDiscard={discard}
      />
    );
  }
  return <OpenedForm key={round} {...props} {...{ draft, start, round }} onStart={begin} />;
}

interface OpenedFormProps extends ExamFormProps {
  readonly draft: Draft<ExamValues>;
  readonly start: Start;
  /** Counts how often the form was reset. */
  readonly round: number;
  /** Begins again with other values. */
  readonly onStart: (start: Start) => void;
}

function OpenedForm({
  kind,
  draft,
  start,
  round,
  reread,
  readUsage,
  send,
  onStart,
  onDone,
}: OpenedFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const { initial, opened } = start;
  const form = useForm({
    resolver: useHalfTypedDates(useSchemaCheck(examSchemas[kind])),
    defaultValues: initial,
    mode: 'onTouched',
  });
  const { save, isSaving, failure } = useSave(form, formPath);
  const { theirs, store, dismiss } = useConflicts<ExamValues>({
    save,
    reread,
    isSame: (left, right) => isSameExam(kind, left, right),
    send: (values, _, current) =>
      send(current ? withKnownIds(values, current.values) : values, current?.revision ?? null),
  });
  const [hasTriedToSave, setTriedToSave] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirmation = useChangeConfirmation(readUsage);
  const isBusy = isSaving || confirmation.isReading;
  const unsaved = useUnsavedChanges({ onDiscard: draft.finish });
  const isSingle = kind === 'exam';
  const type = useWatch({ control: form.control, name: 'type' });
  const isMcq = !isSingle || type === 'MCQ';

  // The clicked button no longer exists.
  useEffect(() => {
    if (round > 0) form.setFocus('title');
  }, [form, round]);

  /** Goes back to the form and shows the message there. */
  const showProblem = (message: string) => {
    setProblem(message);
    dismiss();
  };

  const storeAndLeave = async (values: ExamValues, version: ExamValues) => {
    if (!(await store(values, version))) return;
    unsaved.report(false);
    draft.finish();
    onDone();
  };

  /** @param version the stored version that the change is based on */
  const saveBasedOn = (version: ExamValues) =>
    form.handleSubmit(
      async (values) => {
        const questions = values.subjects.flatMap((subject) => subject.questions);
        const hasInvalidOptions =
          isMcq && questions.some((question) => optionsProblem(question, { isSingle }) !== null);
        if (hasInvalidOptions) return showProblem(t('admin.optionsWrong'));
        setProblem(null);
        const isPending =
          !isSameForStudents(kind, values, version) &&
          (await confirmation.setPendingIfInUse(values, version));
        if (isPending) return dismiss();
        await storeAndLeave(values, version);
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
        void saveBasedOn(opened)(event);
      }}
    >
      <Stack gap="6" maxW="56rem">
        <FormFields isSaving={isBusy} isAsking={theirs !== null}>
          <ExamDetails form={form} isSingle={isSingle} isMcq={isMcq} />
          {isSingle && isMcq && (
            <Section title={t('admin.questionsTitle')}>
              <QuestionFields form={form} subject={0} isSingle hasTriedToSave={hasTriedToSave} />
            </Section>
          )}
          {!isSingle && <SubjectFields form={form} hasTriedToSave={hasTriedToSave} />}
          {!isMcq && <WrittenQuestionFields form={form} hasTriedToSave={hasTriedToSave} />}
          {isMcq && (
            <QuestionProblems form={form} isSingle={isSingle} hasTriedToSave={hasTriedToSave} />
          )}
        </FormFields>
        <DraftStatus
          form={form}
          kind={kind}
          opened={opened}
          isRestored={initial !== opened}
          draft={draft}
          report={unsaved.report}
        />
        <FormFooter failure={problem ?? failure} isSaving={isBusy} onCancel={() => void cancel()} />
      </Stack>
      {confirmation.pendingChange && (
        <ConfirmChangeDialog
          change={confirmation.pendingChange}
          isMcq={isMcq}
          onClose={confirmation.close}
          onConfirm={({ values, version }) => {
            confirmation.close();
            void storeAndLeave(values, version);
          }}
        />
      )}
      {theirs && (
        <ConflictDialog
          theirs={theirs}
          onClose={dismiss}
          onKeepMine={() => void saveBasedOn(theirs.values)()}
          onTakeTheirs={() => {
            draft.discard();
            onStart({ initial: theirs.values, opened: theirs.values });
          }}
        >
          <ExamDifferences kind={kind} mine={form.getValues()} theirs={theirs.values} />
        </ConflictDialog>
      )}
      {unsaved.question}
    </form>
  );
}
