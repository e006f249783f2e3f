/** The form that adds or changes a question of the bank. */
import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Section } from '../../../ui/page/section.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import {
  type ExamValues,
  emptyExam,
  optionsProblem,
  type QuestionValues,
} from '../exams/exam-values.ts';
import { QuestionContent } from '../exams/question-fields.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { useSave } from '../form/use-save.ts';
import { contentInput } from './bank-values.ts';
import type { BankQuestionInput } from './generated/bank.ts';
import { PlaceFields } from './place-fields.tsx';
import { type PlaceValues, placeInput } from './place-values.ts';

interface BankQuestionFormProps {
  readonly question: QuestionValues;
  readonly place: PlaceValues;
  /** Resolves with the reason if the question was not saved, otherwise with null. */
  readonly send: (question: BankQuestionInput) => Promise<string | null>;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

const AT = 'subjects.0.questions.0';
/** The server's paths are those of a question, or of the first one in a list. */
const formPath = (path: string) => `${AT}.${path.replace(/^(questions\.0\.|question\.)/, '')}`;

export function BankQuestionForm({ question, place, send, onDone }: BankQuestionFormProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  // The fields are those of the exam form, so the values are an exam with this one question.
  const form = useForm<ExamValues>({
    defaultValues: {
      ...emptyExam(),
      subjects: [{ storedId: '', name: '', mandatory: false, questions: [question] }],
    },
    mode: 'onTouched',
  });
  const placeForm = useForm<PlaceValues>({ defaultValues: place, mode: 'onTouched' });
  const { save, isSaving, failure } = useSave(form, formPath);
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty || placeForm.formState.isDirty);

  const submit = async () => {
    setTried(true);
    const values = form.getValues(AT);
    const isValid = [
      await form.trigger(undefined, { shouldFocus: true }),
      await placeForm.trigger(),
    ].every(Boolean);
    const isWrong = optionsProblem(values, false) !== null;
    setProblem(isValid ? (isWrong ? t('admin.optionsWrong') : null) : t('admin.fieldsWrong'));
    if (!isValid || isWrong) return;
    let reason: string | null = null;
    const isSent = await save(async () => {
      reason = await send({ ...contentInput(values), place: placeInput(placeForm.getValues()) });
    }, true);
    setProblem(reason);
    if (!isSent || reason !== null) return;
    toastSuccess(t('admin.saved'));
    unsaved.report(false);
    onDone();
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
      {unsaved.question}
    </form>
  );
}
