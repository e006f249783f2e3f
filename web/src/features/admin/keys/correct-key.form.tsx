/**
 * Corrects a question: the change, its reason, a dry run, and only then a confirmation that applies
 * it. A failure keeps the input; a changed correction needs another dry run.
 */
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { describeError, type FieldError, fieldErrors } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field, TextArea } from '../../../ui/forms/input.tsx';
import { KindField, OptionsField } from './correction-fields.tsx';
import {
  type CorrectedExam,
  type Correction,
  type CorrectionKind,
  correctIds,
  MAX_REASON_LENGTH,
  type NumberedQuestion,
  optionsProblem,
} from './correction-values.ts';
import { DryRunOutcome, DryRunProgress } from './dry-run-outcome.tsx';
import { useCorrectKeyMutation } from './generated/correct-key.form.ts';
import { ExamKeyCorrectionsDocument } from './generated/exam-corrections.ts';
import { useDryRun } from './use-dry-run.ts';

interface CorrectKeyFormProps {
  readonly exam: CorrectedExam;
  readonly item: NumberedQuestion;
  /** The newest correction of the question. */
  readonly current: Correction | undefined;
  /** Whether the form gets the focus when it opens. */
  readonly takesFocus: boolean;
  /** Called with whether unsaved input would be lost. */
  readonly onChanged: (isChanged: boolean) => void;
  readonly onApplied: () => void;
  readonly onCancel: () => void;
}

const isOfOptions = ({ path }: FieldError) => path.endsWith('correctOptionIds');
const isOfReason = ({ path }: FieldError) => path.endsWith('reason');

export function CorrectKeyForm({
  exam,
  item,
  current,
  takesFocus,
  onChanged,
  onApplied,
  onCancel,
}: CorrectKeyFormProps) {
  const { t } = useI18n();
  const { question, number } = item;
  const form = useRef<HTMLDivElement>(null);
  const check = useRef<HTMLButtonElement>(null);
  const [kind, setKind] = useState<CorrectionKind>('KEY');
  const [ticked, setTicked] = useState<readonly string[]>(() => correctIds(question));
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<{ readonly options?: string; readonly reason?: string }>(
    {},
  );
  const [isAsked, setAsked] = useState(false);
  const dryRun = useDryRun();
  const [correct, { loading, error, reset }] = useCorrectKeyMutation();

  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
  useLayoutEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  useEffect(() => () => onChanged(false), [onChanged]);

  const correction = {
    ...exam,
    questionId: question.id,
    kind,
    ...(kind === 'KEY' && { correctOptionIds: [...ticked] }),
  };
  const failure = error ?? dryRun.error;
  const refused = fieldErrors(failure);
  const others = refused.filter((field) => !isOfOptions(field) && !isOfReason(field));
  const general = failure && (others.length > 0 || refused.length === 0);

  /** After a change, the outcome of the dry run no longer fits. */
  const change = (apply: () => void) => {
    apply();
    dryRun.discard();
    reset();
    setProblems({});
    onChanged(true);
  };

  const examine = () => {
    const problem = kind === 'KEY' ? optionsProblem(question, ticked, current) : null;
    reset();
    if (problem) {
      setProblems({ options: t(problem === 'none' ? 'keys.optionsNone' : 'keys.optionsSame') });
      focus('[data-options] input');
      return;
    }
    setProblems({});
    void dryRun.start(correction);
  };

  const stop = () => {
    dryRun.discard();
    check.current?.focus();
  };

  const ask = () => {
    const { length } = reason.trim();
    if (length > 0 && length <= MAX_REASON_LENGTH) {
      setProblems({});
      setAsked(true);
      return;
    }
    setProblems({
      reason:
        length === 0 ? t('keys.reasonMissing') : t('admin.tooLong', { max: MAX_REASON_LENGTH }),
    });
    focus('textarea');
  };

  const apply = async () => {
    setAsked(false);
    const answer = await correct({
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
    if (!answer?.data) return;
    toastSuccess(t('keys.applied', { number }));
    onChanged(false);
    onApplied();
  };

  return (
    <Stack ref={form} gap="4" mt="3" pt="4" borderTopWidth="1px">
      <KindField value={kind} onChange={(next) => change(() => setKind(next))} />
      {kind === 'KEY' && (
        <OptionsField
          question={question}
          isSingle={exam.examKind === 'SINGLE'}
          ticked={ticked}
          onChange={(next) => change(() => setTicked(next))}
          error={problems.options ?? refused.find(isOfOptions)?.message}
        />
      )}
      <Field
        label={t('keys.reason')}
        hint={`${t('keys.reasonHint')} ${t('keys.characters', { count: reason.trim().length, max: MAX_REASON_LENGTH })}`}
        error={problems.reason ?? refused.find(isOfReason)?.message}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              onChanged(true);
            }}
          />
        )}
      </Field>
      <Flex wrap="wrap" gap="3">
        <Button
          ref={check}
          variant="outline"
          aria-disabled={dryRun.state === 'running'}
          onClick={() => dryRun.state !== 'running' && examine()}
        >
          {t('keys.check')}
        </Button>
        {dryRun.state === 'running' && (
          <Button variant="outline" onClick={stop}>
            {t('keys.stop')}
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </Flex>
      {dryRun.state === 'running' && <DryRunProgress preview={dryRun.preview} />}
      {dryRun.state === 'done' && <DryRunOutcome preview={dryRun.preview} />}
      <Box role="alert" color="error.fg" css={{ '&:empty': { display: 'none' } }}>
        {general
          ? t('keys.failed', {
              message: [describeError(failure, t), ...others.map(({ message }) => message)].join(
                ' ',
              ),
            })
          : null}
      </Box>
      {dryRun.state === 'done' && (
        <Box>
          <Button loading={loading} loadingText={t('keys.applying')} onClick={ask}>
            {t('keys.apply')}
          </Button>
        </Box>
      )}
      {isAsked && (
        <Modal title={t('keys.ask', { number })} onClose={() => setAsked(false)}>
          <Stack gap="4">
            <Text>{t('keys.outcome', outcomeOf(dryRun.preview))}</Text>
            <Text>{t('keys.askMeans')}</Text>
            <Flex wrap="wrap" gap="3">
              <Button onClick={() => void apply()}>{t('keys.confirm')}</Button>
              <Button variant="outline" data-first-focus onClick={() => setAsked(false)}>
                {t('ui.cancel')}
              </Button>
            </Flex>
          </Stack>
        </Modal>
      )}
    </Stack>
  );
}

function outcomeOf({
  examined,
  higher,
  lower,
}: {
  readonly examined: number;
  readonly higher: number;
  readonly lower: number;
}) {
  return { higher, lower, same: examined - higher - lower };
}
