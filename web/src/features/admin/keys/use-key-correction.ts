/**
 * The state of the form that corrects a question. A failure keeps the input; a changed correction
 * needs another dry run.
 */
import { useEffect, useState } from 'react';
import { describeError, type FieldError, fieldErrors } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import {
  type CorrectedExam,
  type Correction,
  type CorrectionKind,
  correctIds,
  MAX_REASON_LENGTH,
  type NumberedQuestion,
  optionsProblem,
} from './correction-values.ts';
import { type KeyCorrectionInput, useCorrectKeyMutation } from './generated/correct-key.form.ts';
import { ExamKeyCorrectionsDocument } from './generated/exam-corrections.ts';
import { useDryRun } from './use-dry-run.ts';

interface KeyCorrectionOptions {
  readonly exam: CorrectedExam;
  readonly item: NumberedQuestion;
  /** The newest correction of the question. */
  readonly current: Correction | undefined;
  /** Called with whether unsaved input would be lost. */
  readonly onChanged: (isChanged: boolean) => void;
  readonly onApplied: () => void;
}

/** The messages of the form's own validation. */
interface InvalidFields {
  readonly options?: string;
  readonly reason?: string;
}

const isOptionsError = ({ path }: FieldError) => path.endsWith('correctOptionIds');
const isReasonError = ({ path }: FieldError) => path.endsWith('reason');

export function useKeyCorrection({
  exam,
  item: { question, number },
  current,
  onChanged,
  onApplied,
}: KeyCorrectionOptions) {
  const { t } = useI18n();
  const [kind, setKind] = useState<CorrectionKind>('KEY');
  const [tickedIds, setTickedIds] = useState<readonly string[]>(() => correctIds(question));
  const [reason, setReason] = useState('');
  const [invalid, setInvalid] = useState<InvalidFields>({});
  const [isConfirming, setConfirming] = useState(false);
  const dryRun = useDryRun();
  const [correctKey, { loading, error, reset }] = useCorrectKeyMutation();

  useEffect(() => () => onChanged(false), [onChanged]);

  const correction: KeyCorrectionInput = {
    ...exam,
    questionId: question.id,
    kind,
    ...(kind === 'KEY' && { correctOptionIds: [...tickedIds] }),
  };

  const failure = error ?? dryRun.error;
  const rejectedFields = fieldErrors(failure);
  const otherErrors = rejectedFields.filter(
    (field) => !isOptionsError(field) && !isReasonError(field),
  );
  const isShownAtFields = rejectedFields.length > 0 && otherErrors.length === 0;
  const errors = {
    options: invalid.options ?? rejectedFields.find(isOptionsError)?.message,
    reason: invalid.reason ?? rejectedFields.find(isReasonError)?.message,
    form:
      failure && !isShownAtFields
        ? t('keys.failed', {
            message: [describeError(failure, t), ...otherErrors.map(({ message }) => message)].join(
              ' ',
            ),
          })
        : null,
  };

  /** The outcome of a dry run is valid only for the correction that it was started with. */
  const discardOutcome = () => {
    dryRun.discard();
    reset();
    setInvalid({});
    onChanged(true);
  };

  /** False if the options are invalid. */
  const startDryRun = (): boolean => {
    const problem = kind === 'KEY' ? optionsProblem(question, tickedIds, current) : null;
    reset();
    if (problem) {
      setInvalid({ options: t(problem === 'none' ? 'keys.optionsNone' : 'keys.optionsSame') });
      return false;
    }
    setInvalid({});
    void dryRun.start(correction);
    return true;
  };

  /** Opens the confirmation; false if the reason is invalid. */
  const openConfirmation = (): boolean => {
    const { length } = reason.trim();
    if (length === 0) setInvalid({ reason: t('keys.reasonMissing') });
    else if (length > MAX_REASON_LENGTH)
      setInvalid({ reason: t('admin.tooLong', { max: MAX_REASON_LENGTH }) });
    else {
      setInvalid({});
      setConfirming(true);
      return true;
    }
    return false;
  };

  const apply = async () => {
    setConfirming(false);
    const result = await correctKey({
      variables: { input: { correction, reason: reason.trim() } },
      update: (cache, { data }) => {
        if (!data) return;
        cache.writeQuery({
          query: ExamKeyCorrectionsDocument,
          variables: exam,
          data: { examKeyCorrections: data.correctKey.examCorrections },
        });
        // Open challenges of the question are accepted.
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'keyChallenges' });
      },
    }).catch(() => null);
    if (!result?.data) return;
    toastSuccess(t('keys.applied', { number }));
    onChanged(false);
    onApplied();
  };

  return {
    kind,
    tickedIds,
    reason,
    errors,
    dryRun,
    isConfirming,
    isApplying: loading,
    changeKind: (next: CorrectionKind) => {
      setKind(next);
      discardOutcome();
    },
    changeTickedIds: (next: readonly string[]) => {
      setTickedIds(next);
      discardOutcome();
    },
    changeReason: (next: string) => {
      setReason(next);
      onChanged(true);
    },
    startDryRun,
    openConfirmation,
    closeConfirmation: () => setConfirming(false),
    apply,
  };
}
