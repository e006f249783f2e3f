/** The form with mark and comment that returns a submission to its student. */
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { TextAreaField, TextField } from '../form/fields.tsx';
import { readNumber, textOrNull } from '../form/numbers.ts';
import { useRules } from '../form/use-rules.ts';
import { useSave } from '../form/use-save.ts';
import {
  type ReceivedSubmission_SubmissionFragment,
  useReturnAssignmentSubmissionMutation,
} from './generated/submissions.ts';

const MAX_COMMENT_LENGTH = 4000;

interface ReturnSubmissionFormProps {
  readonly submission: ReceivedSubmission_SubmissionFragment;
  /** Null: the assignment has no marks. */
  readonly maxMark: number | null;
  readonly onReload: () => void;
}

export function ReturnSubmissionForm({ submission, maxMark, onReload }: ReturnSubmissionFormProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t, dateTime, digits } = useI18n();
  const rules = useRules();
  const { id, revision, mark, comment, returnedAt } = submission;
  const status = useRef<HTMLDivElement>(null);
  const form = useForm({
    values: { mark: mark?.toString() ?? '', comment: comment ?? '' },
    // A newer revision does not replace what the teacher has typed.
    resetOptions: { keepDirtyValues: true, keepDirty: true },
    mode: 'onTouched',
  });
  const [returnSubmission] = useReturnAssignmentSubmissionMutation();
  const { save, isSaving, failure } = useSave(form);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);

  const submit = form.handleSubmit(async (typed) => {
    const input = {
      id,
      revision,
      mark: maxMark === null ? null : readNumber(typed.mark),
      comment: textOrNull(typed.comment),
    };
    if (!(await save(() => returnSubmission({ variables: { input } })))) return;
    form.reset(typed);
    // The button was disabled during the save and has lost the focus.
    status.current?.focus();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        {maxMark === null ? (
          <Text color="fg.muted">{t('events.noMarks')}</Text>
        ) : (
          <TextField
            form={form}
            name="mark"
            label={t('events.markOf', { max: digits(maxMark) })}
            hint={t('events.markHint')}
            inputMode="decimal"
            check={rules.number({ min: 0, max: maxMark })}
          />
        )}
        <TextAreaField
          form={form}
          name="comment"
          label={t('events.comment')}
          check={rules.text(MAX_COMMENT_LENGTH)}
          rows={6}
        />
        <Box>
          <div role="alert">
            {failure && (
              <Flex
                wrap="wrap"
                align="center"
                gap="3"
                p="3"
                bg="error.subtle"
                color="error.fg"
                borderRadius="md"
              >
                <Text flex="1 1 14rem">{failure}</Text>
                <Button variant="outline" onClick={onReload}>
                  {t('events.reload')}
                </Button>
              </Flex>
            )}
          </div>
          <Box ref={status} role="status" tabIndex={-1} color="fg.muted">
            {returnedAt && t('events.returnedAt', { date: dateTime(returnedAt) })}
          </Box>
        </Box>
        <Flex>
          <Button type="submit" loading={isSaving} loadingText={t('admin.saving')}>
            {t(returnedAt ? 'events.returnAgain' : 'events.return')}
          </Button>
        </Flex>
      </Stack>
      {unsaved.question}
    </form>
  );
}
