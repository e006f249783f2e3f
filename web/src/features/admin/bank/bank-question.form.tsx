/** The form that adds or changes a question of the bank. */
import { Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Section } from '../../../ui/page/section.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { type StoredItem, useConflicts } from '../conflicts/use-conflicts.ts';
import { type ExamValues, optionsProblem } from '../exams/exam-values.ts';
import { QuestionContent } from '../exams/question-fields.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { useSave } from '../form/use-save.ts';
import { BankDifferences } from './bank-differences.tsx';
import { type BankValues, bankInput, isSameQuestion } from './bank-values.ts';
import type { BankQuestionInput } from './generated/bank.ts';
import { PlaceFields } from './place/place-fields.tsx';
import type { PlaceValues } from './place/place-values.ts';

interface BankQuestionFormProps {
  readonly stored: BankValues;
  /** Reads the question again before it is saved; omitted for a new one. */
  readonly reread?: () => Promise<StoredItem<BankValues> | null>;
  /**
   * Resolves with the reason if the question was not saved, otherwise with null.
   * @param revision the one that the change is based on; null for a new question
   */
  readonly send: (question: BankQuestionInput, revision: number | null) => Promise<string | null>;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

const AT = 'subjects.0.questions.0';
/** The server's paths are those of a question, or of the first one in a list. */
const formPath = (path: string) => `${AT}.${path.replace(/^(questions\.0\.|question\.)/, '')}`;

export function BankQuestionForm({ stored, reread, send, onDone }: BankQuestionFormProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const form = useForm<ExamValues>({ defaultValues: stored.exam, mode: 'onTouched' });
  const placeForm = useForm<PlaceValues>({ defaultValues: stored.place, mode: 'onTouched' });
  const { save, isSaving, failure } = useSave(form, formPath);
  const [base, setBase] = useState(stored);
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Why the last question sent was not saved. */
  const refusal = useRef<string | null>(null);
  const { theirs, store, dismiss } = useConflicts<BankValues>({
    ...{ save: (sending) => save(sending, true), reread, isSame: isSameQuestion },
    send: async (values, _, found) => {
      refusal.current = await send(bankInput(values), found ? Number(found.revision) : null);
    },
  });
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty || placeForm.formState.isDirty);
  const values = (): BankValues => ({ exam: form.getValues(), place: placeForm.getValues() });

  const saveOver = async (on: BankValues) => {
    if (!(await store(values(), on))) return;
    setProblem(refusal.current);
    if (refusal.current !== null) return;
    toastSuccess(t('admin.saved'));
    unsaved.report(false);
    onDone();
  };

  const submit = async () => {
    setTried(true);
    const isValid = [
      await form.trigger(undefined, { shouldFocus: true }),
      await placeForm.trigger(),
    ].every(Boolean);
    const isWrong = optionsProblem(form.getValues(AT), false) !== null;
    setProblem(isValid ? (isWrong ? t('admin.optionsWrong') : null) : t('admin.fieldsWrong'));
    if (isValid && !isWrong) await saveOver(base);
  };

  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="6" maxW="56rem">
        <Section title={t('questionbank.question')}>
          <QuestionContent form={form} subject={0} index={0} isSingle={false} isTried={isTried} />
        </Section>
        <Section title={t('questionbank.place')}>
          <PlaceFields form={placeForm} />
        </Section>
        <FormEnd failure={problem ?? failure} isSaving={isSaving} onCancel={() => void cancel()} />
      </Stack>
      {theirs && (
        <ConflictDialog
          theirs={theirs}
          onClose={dismiss}
          onKeepMine={() => void saveOver(theirs.values)}
          onTakeTheirs={() => {
            setBase(theirs.values);
            form.reset(theirs.values.exam);
            placeForm.reset(theirs.values.place);
            dismiss();
          }}
        >
          <BankDifferences mine={values()} theirs={theirs.values} />
        </ConflictDialog>
      )}
      {unsaved.question}
    </form>
  );
}
