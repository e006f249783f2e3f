/**
 * Corrects a question: the change, its reason, a dry run, and only then a confirmation that applies
 * it.
 */
import { Box, Flex, Stack } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field, TextArea } from '../../../ui/forms/input.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { ConfirmCorrectionDialog } from './confirm-correction-dialog.tsx';
import { KindField, OptionsField } from './correction-fields.tsx';
import {
  type CorrectedExam,
  type Correction,
  MAX_REASON_LENGTH,
  type NumberedQuestion,
} from './correction-values.ts';
import { DryRunOutcome, DryRunProgress } from './dry-run-outcome.tsx';
import { useKeyCorrection } from './use-key-correction.ts';

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
  const form = useRef<HTMLDivElement>(null);
  const dryRunButton = useRef<HTMLButtonElement>(null);
  const correction = useKeyCorrection({ exam, item, current, onChanged, onApplied });
  const { kind, reason, errors, dryRun } = correction;
  const isRunning = dryRun.state === 'running';
  const isDone = dryRun.state === 'done';

  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
  useLayoutEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  return (
    <Stack ref={form} gap="4" mt="3" pt="4" borderTopWidth="1px">
      <FormFields gap="4" isSaving={correction.isApplying}>
        <KindField value={kind} onChange={correction.changeKind} />
        {kind === 'KEY' && (
          <OptionsField
            question={item.question}
            isSingle={exam.examKind === 'SINGLE'}
            ticked={correction.tickedIds}
            onChange={correction.changeTickedIds}
            error={errors.options}
          />
        )}
        <Field
          label={t('keys.reason')}
          hint={`${t('keys.reasonHint')} ${t('keys.characters', { count: reason.trim().length, max: MAX_REASON_LENGTH })}`}
          error={errors.reason}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={reason}
              onChange={({ target }) => correction.changeReason(target.value)}
            />
          )}
        </Field>
      </FormFields>
      <Flex wrap="wrap" gap="3">
        <Button
          ref={dryRunButton}
          variant="outline"
          aria-disabled={isRunning}
          onClick={() => {
            if (!isRunning && !correction.startDryRun()) focus('[data-options] input');
          }}
        >
          {t('keys.check')}
        </Button>
        {isRunning && (
          <Button
            variant="outline"
            onClick={() => {
              dryRun.discard();
              dryRunButton.current?.focus();
            }}
          >
            {t('keys.stop')}
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </Flex>
      {isRunning && <DryRunProgress preview={dryRun.preview} />}
      {isDone && <DryRunOutcome preview={dryRun.preview} />}
      <Box role="alert" color="error.fg" css={{ '&:empty': { display: 'none' } }}>
        {errors.form}
      </Box>
      {isDone && (
        <Box>
          <Button
            loading={correction.isApplying}
            loadingText={t('keys.applying')}
            onClick={() => {
              if (!correction.openConfirmation()) focus('textarea');
            }}
          >
            {t('keys.apply')}
          </Button>
        </Box>
      )}
      {correction.isConfirming && (
        <ConfirmCorrectionDialog
          number={item.number}
          preview={dryRun.preview}
          onConfirm={() => void correction.apply()}
          onClose={correction.closeConfirmation}
        />
      )}
    </Stack>
  );
}
