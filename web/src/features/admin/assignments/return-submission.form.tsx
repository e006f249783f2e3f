/** The form with mark and comment that returns a submission to its student. */
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorBox } from '../../../ui/page/error-box.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { TextAreaField, TextField } from '../form/fields.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { optionalNumber, optionalText } from '../form/schemas.ts';
import { useSave } from '../form/use-save.ts';
import {
  type ReceivedSubmission_SubmissionFragment,
  useReturnAssignmentSubmissionMutation,
} from './generated/submissions.ts';

const MAX_COMMENT_LENGTH = 4000;

/** Without `maxMark` the form has no field for the mark, and what is stored is not checked. */
const schemaFor = (maxMark: number | null) =>
  z.object({
    mark: optionalNumber({ min: 0, max: maxMark ?? Number.MAX_VALUE }),
    comment: optionalText(MAX_COMMENT_LENGTH),
  });

interface ReturnSubmissionFormProps {
  readonly submission: ReceivedSubmission_SubmissionFragment;
  /** Null: the assignment has no marks. */
  readonly maxMark: number | null;
  readonly onReload: () => void;
}

export function ReturnSubmissionForm({ submission, maxMark, onReload }: ReturnSubmissionFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t, dateTime, digits } = useI18n();
  const { id, revision, mark, comment, returnedAt } = submission;
  const status = useRef<HTMLDivElement>(null);
  const schema = useMemo(() => schemaFor(maxMark), [maxMark]);
  const form = useForm({
    resolver: useSchema(schema),
    values: { mark: mark?.toString() ?? '', comment: comment ?? '' },
    // A newer revision does not replace what the teacher has typed.
    resetOptions: { keepDirtyValues: true, keepDirty: true },
    mode: 'onTouched',
  });
  const [returnSubmission] = useReturnAssignmentSubmissionMutation();
  const { save, isSaving, failure } = useSave(form);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);

  const submit = form.handleSubmit(async (fields) => {
    const typed = form.getValues();
    const input = { id, revision, ...fields, ...(maxMark === null && { mark: null }) };
    if (!(await save(() => returnSubmission({ variables: { input } })))) return;
    form.reset(typed);
    // The button was disabled during the save and has lost the focus.
    status.current?.focus();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        <FormFields gap="5" isSaving={isSaving}>
          {maxMark === null ? (
            <Text color="fg.muted">{t('events.noMarks')}</Text>
          ) : (
            <TextField
              form={form}
              name="mark"
              label={t('events.markOf', { max: digits(maxMark) })}
              hint={t('events.markHint')}
              inputMode="decimal"
            />
          )}
          <TextAreaField form={form} name="comment" label={t('events.comment')} rows={6} />
        </FormFields>
        <Box>
          <div role="alert">
            {failure && (
              <ErrorBox display="flex" flexWrap="wrap" alignItems="center" gap="3">
                <Text flex="1 1 14rem">{failure}</Text>
                <Button variant="outline" onClick={onReload}>
                  {t('events.reload')}
                </Button>
              </ErrorBox>
            )}
          </div>
          <Box ref={status} role="status" tabIndex={-1} color="fg.muted">
            {returnedAt && t('events.returnedAt', { date: dateTime(returnedAt) })}
          </Box>
        </Box>
        <Flex>
          <Button type="submit" loading={isSaving} loadingText={t('ui.saving')}>
            {t(returnedAt ? 'events.returnAgain' : 'events.return')}
          </Button>
        </Flex>
      </Stack>
      {unsaved.question}
    </form>
  );
}
