/** The form with mark and comment that returns a submission to its student. */
import { Flex, Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { useReportUnsaved, useUnsavedChanges } from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { TextAreaField, TextField } from '../form/fields.tsx';
import { readNumber, textOrNull } from '../form/numbers.ts';
import { useRules } from '../form/use-rules.ts';
import { useSave } from '../form/use-save.ts';
import { type ReceivedSubmission_SubmissionFragment, useReturnAssignmentSubmissionMutation } from './generated/submissions.ts';

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
  const form = useForm({ defaultValues: { mark: mark?.toString() ?? '', comment: comment ?? '' }, mode: 'onTouched' });
  const [giveBack] = useReturnAssignmentSubmissionMutation();
  const { save, isSaving, failure } = useSave(form);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);

  const submit = form.handleSubmit(async (typed) => {
    const input = { id, revision, mark: maxMark === null ? null : readNumber(typed.mark), comment: textOrNull(typed.comment) };
    if (await save(() => giveBack({ variables: { input } }))) form.reset(typed);
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
        <TextAreaField form={form} name="comment" label={t('events.comment')} check={rules.text(MAX_COMMENT_LENGTH)} rows={6} />
        <div role="alert">
          {failure && (
            <Flex wrap="wrap" align="center" gap="3" p="3" bg="error.subtle" color="error.fg" borderRadius="md">
              <Text flex="1 1 14rem">{failure}</Text>
              <Button variant="outline" onClick={onReload}>
                {t('events.reload')}
              </Button>
            </Flex>
          )}
        </div>
        <Text role="status" color="fg.muted" css={{ '&:empty': { display: 'none' } }}>
          {returnedAt && t('events.returnedAt', { date: dateTime(returnedAt) })}
        </Text>
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
