/** The form that adds or changes a question of the bank. */
import { Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useSchemaCheck } from '../../../forms/schema.ts';
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
import { QuestionContent } from '../exams/questions/question-fields.tsx';
import { WrittenContent } from '../exams/questions/written-question-fields.tsx';
import { TextField } from '../form/fields.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { FormFooter } from '../form/form-footer.tsx';
import { useSave } from '../form/use-save.ts';
import { limits } from '../question-files/read/question.ts';
import { BankDifferences } from './bank-differences.tsx';
import { bankInput, bankQuestionSchema, isSameQuestion } from './bank-schema.ts';
import { type BankValues, kindOf, marksOfParts, nextBankValues } from './bank-values.ts';
import type { BankQuestionInput } from './generated/bank.ts';
import { KindField } from './kind-field.tsx';
import { kinds } from './place/bank-filter.ts';
import { PlaceFields } from './place/place-fields.tsx';
import { placeSchema } from './place/place-values.ts';

interface BankQuestionFormProps {
  readonly storedValues: BankValues;
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

const MCQ = 'subjects.0.questions.0';
const WRITTEN = 'writtenQuestions.0';
const writtenPaths: Readonly<Record<string, string>> = {
  text: `${WRITTEN}.text`,
  explanation: `${WRITTEN}.answerGuidelines`,
  points: 'totalMarks',
};

/** The form's path of a server's, which begins with a question or with the first one in a list. */
function formPath(path: string, type: ExamValues['type']): string {
  const field = path.replace(/^(questions\.0\.|question\.)/, '');
  return (type === 'WRITTEN' && writtenPaths[field]) || `${MCQ}.${field}`;
}

export function BankQuestionForm({ storedValues, reread, send, onDone }: BankQuestionFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const form = useForm({
    resolver: useSchemaCheck(bankQuestionSchema),
    defaultValues: storedValues.exam,
    mode: 'onTouched',
  });
  const placeForm = useForm({
    resolver: useSchemaCheck(placeSchema),
    defaultValues: storedValues.place,
    mode: 'onTouched',
  });
  const { save, isSaving, failure } = useSave(form, (path) =>
    formPath(path, form.getValues('type')),
  );
  const [base, setBase] = useState(storedValues);
  const [hasTriedToSave, setTriedToSave] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** A new key for each question: the fields keep their view in their state. */
  const [version, setVersion] = useState(0);
  /** The reason why the last question sent was not saved. */
  const refusal = useRef<string | null>(null);
  const { theirs, store, dismiss } = useConflicts<BankValues>({
    save: (sending) => save(sending, { isSilent: true }),
    reread,
    isSame: isSameQuestion,
    send: async (values, _, current) => {
      refusal.current = await send(bankInput(values), current ? Number(current.revision) : null);
    },
  });
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty || placeForm.formState.isDirty);
  const values = (): BankValues => ({ exam: form.getValues(), place: placeForm.getValues() });
  const isMcq = useWatch({ control: form.control, name: 'type' }) === 'MCQ';
  const isNew = reread === undefined;

  const show = ({ exam, place }: BankValues) => {
    form.reset(exam);
    placeForm.reset(place);
    setVersion((before) => before + 1);
  };

  const leave = () => {
    unsaved.report(false);
    onDone();
  };

  /** An error of the question as a whole; null if there is none. */
  const problemOf = ({ type, writtenQuestions }: ExamValues): string | null => {
    if (type === 'MCQ')
      return (
        optionsProblem(form.getValues(MCQ), { isSingle: false }) && t('questionbank.optionsWrong')
      );
    const marks = marksOfParts(writtenQuestions[0]?.text ?? '') ?? 0;
    return marks > limits.maxPoints ? t('questionbank.tooManyMarks') : null;
  };

  /**
   * Resolves with true if the question is stored.
   * @param on the version that the change is based on
   */
  const trySave = async (on = base): Promise<boolean> => {
    setTriedToSave(true);
    const isValid = [
      await form.trigger(undefined, { shouldFocus: true }),
      await placeForm.trigger(),
    ].every(Boolean);
    const wrong = isValid ? problemOf(form.getValues()) : t('admin.fieldsWrong');
    setProblem(wrong);
    if (wrong !== null) {
      dismiss();
      return false;
    }
    if (!(await store(values(), on))) return false;
    setProblem(refusal.current);
    if (refusal.current !== null) return false;
    toastSuccess(t('admin.saved'));
    return true;
  };

  const saveAndContinue = async () => {
    if (!(await trySave())) return;
    const next = nextBankValues(values());
    flushSync(() => {
      setTriedToSave(false);
      show(next);
    });
    form.setFocus(isMcq ? `${MCQ}.text` : `${WRITTEN}.text`);
  };

  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void trySave().then((isSaved) => isSaved && leave());
      }}
    >
      <Stack gap="6" maxW="56rem">
        <FormFields isSaving={isSaving} isAsking={theirs !== null}>
          <Section title={t('questionbank.question')}>
            <Stack gap="4">
              {(isNew || !isMcq) && (
                <KindField
                  form={form}
                  // The kind of a stored question cannot change between multiple-choice and written.
                  kinds={isNew ? kinds : kinds.filter((kind) => kind !== 'MCQ')}
                  onChange={() => setVersion((before) => before + 1)}
                />
              )}
              {isMcq ? (
                <McqFields key={version} form={form} hasTriedToSave={hasTriedToSave} />
              ) : (
                <WrittenFields key={version} form={form} />
              )}
            </Stack>
          </Section>
          <Section title={t('questionbank.place')}>
            <PlaceFields form={placeForm} />
          </Section>
        </FormFields>
        <FormFooter
          failure={problem ?? failure}
          isSaving={isSaving}
          onCancel={() => void cancel()}
          secondarySave={
            isNew
              ? { label: t('questionbank.saveAndNext'), onPress: () => void saveAndContinue() }
              : undefined
          }
        />
      </Stack>
      {theirs && (
        <ConflictDialog
          theirs={theirs}
          onClose={dismiss}
          onKeepMine={() => void trySave(theirs.values).then((isSaved) => isSaved && leave())}
          onTakeTheirs={() => {
            setBase(theirs.values);
            show(theirs.values);
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

interface FieldsProps {
  readonly form: UseFormReturn<ExamValues>;
}

function McqFields({ form, hasTriedToSave }: FieldsProps & { readonly hasTriedToSave: boolean }) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const options = useWatch({ control: form.control, name: `${MCQ}.options` });
  const hasSeveral = options.filter(({ isCorrect }) => isCorrect).length > 1;
  return (
    <>
      <QuestionContent
        form={form}
        subject={0}
        index={0}
        isSingle={false}
        hasTriedToSave={hasTriedToSave}
        hasForms
      />
      <Text role="status" fontSize="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {hasSeveral && t('questionbank.severalHint')}
      </Text>
    </>
  );
}

function WrittenFields({ form }: FieldsProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  useWatch({ control: form.control, name: `${WRITTEN}.text` });
  return (
    <>
      <WrittenContent form={form} index={0} label={t('admin.questionText')} />
      {kindOf(form.getValues()) === 'WRITTEN' && (
        <TextField
          form={form}
          name="totalMarks"
          label={t('boardforms.marks')}
          hint={t('questionbank.marksHint')}
          inputMode="decimal"
        />
      )}
    </>
  );
}
