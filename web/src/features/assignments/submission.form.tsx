/**
 * The form to submit an assignment: text and files. Input is stored on the device at each change,
 * and on the server by Save. Submit asks for confirmation.
 */
import type { ApolloCache } from '@apollo/client';
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeError, errorReason } from '../../apollo/errors.ts';
import { atMost, useSchema } from '../../forms/schema.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field, TextArea } from '../../ui/forms/input.tsx';
import { ErrorBox } from '../../ui/page/error-box.tsx';
import { DiscardDialog } from '../../unsaved-changes/discard-dialog.tsx';
import { FileList } from './file-list.tsx';
import {
  type Submission_AssignmentFragment,
  type Submission_SubmissionFragment,
  useSaveAssignmentDraftMutation,
  useSubmitAssignmentMutation,
} from './generated/submission.form.ts';
import { type Draft, type DraftFile, readDraft, writeDraft } from './stored-draft.ts';
import { SubmitDialog } from './submit-dialog.tsx';
import { useFiles } from './use-files.ts';

const MAX_TEXT_LENGTH = 20_000;

const schema = z.object({
  text: z
    .string()
    .check(atMost(MAX_TEXT_LENGTH, 'assignments.textTooLong', { max: MAX_TEXT_LENGTH })),
});

interface SubmissionFormProps {
  readonly assignment: Submission_AssignmentFragment;
  readonly userId: string;
  readonly isPastDue: boolean;
  /**
   * Called if the submitted work can no longer be replaced: while the form was open, the due date
   * has passed or the work was returned.
   */
  readonly isReadOnly: boolean;
  /**
   * Refetches the submission, and starts a new form if that succeeds: without the draft of the
   * device if `discardsDraft` is true.
   */
  readonly onReload: (discardsDraft: boolean) => Promise<void>;
  readonly onDone: () => void;
}

/** The server's state as a draft. URLs are stored without their signature, which changes. */
function draftOf(submission: Submission_SubmissionFragment | null): Draft {
  const files = submission?.files.map(({ name, url, sizeBytes }) => ({
    name,
    url: url.replace(/\?.*$/s, ''),
    sizeBytes,
  }));
  return { text: submission?.text ?? '', files: files ?? [], revision: submission?.revision ?? 0 };
}

/** Links the assignment to its first submission; later ones have the same id. */
const linkTo =
  (assignmentId: string) =>
  (cache: ApolloCache, submission: Submission_SubmissionFragment | undefined) => {
    if (!submission) return;
    cache.modify({
      id: cache.identify({ __typename: 'Assignment', id: assignmentId }) ?? '',
      fields: {
        mySubmission: (_: unknown, { toReference }) =>
          toReference({ __typename: 'AssignmentSubmission', id: submission.id }) ?? null,
      },
    });
  };

export function SubmissionForm({
  assignment,
  userId,
  isPastDue,
  isReadOnly,
  onReload,
  onDone,
}: SubmissionFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t, dateTime } = useI18n();
  const { id: assignmentId, mySubmission } = assignment;
  const [storedDraft] = useState(() => draftOf(mySubmission));
  const [deviceDraft] = useState(() => readDraft(userId, assignmentId));
  const [initial] = useState(() => deviceDraft ?? storedDraft);
  /**
   * The revision that the form was made from: not the newest one in the cache, which another tab
   * may have saved.
   */
  const revision = useRef(storedDraft.revision);
  const [isConfirmationOpen, setConfirmationOpen] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [isOnDevice, setOnDevice] = useState(true);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm({
    resolver: useSchema(schema),
    defaultValues: { text: initial.text },
    mode: 'onTouched',
  });
  const [save, { loading: isSaving }] = useSaveAssignmentDraftMutation();
  const [submit, { loading: isSubmitting }] = useSubmitAssignmentMutation();

  const storeDraft = (text: string, files: readonly DraftFile[]) => {
    setSavedAt(null);
    setOnDevice(writeDraft(userId, assignmentId, { text, files, revision: revision.current }));
  };
  const files = useFiles(assignmentId, initial.files, (next) =>
    storeDraft(form.getValues('text'), next),
  );
  const isUploading = files.uploads.some(({ error }) => error === null);
  const isWaiting = files.uploads.some((upload) => upload.error === null && upload.isWaiting);

  const inputOf = (text: string) => ({
    assignmentId,
    text,
    revision: revision.current,
    files: files.readUploaded().map(({ name, url }) => ({ name, url })),
  });

  const saveDraft = form.handleSubmit(async ({ text }) => {
    setFailure(null);
    const sentFiles = files.readUploaded();
    try {
      const { data } = await save({
        variables: { input: inputOf(text) },
        update: (cache, answer) =>
          linkTo(assignmentId)(cache, answer.data?.saveAssignmentDraft.submission),
      });
      if (!data) return;
      revision.current = data.saveAssignmentDraft.submission.revision;
      const isLatest = form.getValues('text') === text && files.readUploaded() === sentFiles;
      // Changes made during the save are on the device only, from now on as a draft of the new
      // revision.
      if (isLatest) writeDraft(userId, assignmentId, null);
      else storeDraft(form.getValues('text'), files.readUploaded());
      setSavedAt(data.saveAssignmentDraft.submission.savedAt);
    } catch (error) {
      setFailure(error);
    }
  });

  const send = async () => {
    setFailure(null);
    try {
      const { data } = await submit({
        variables: { input: inputOf(form.getValues('text')) },
        update: (cache, answer) =>
          linkTo(assignmentId)(cache, answer.data?.submitAssignment.submission),
      });
      if (!data) return;
      writeDraft(userId, assignmentId, null);
      onDone();
    } catch (error) {
      setConfirmationOpen(false);
      setFailure(error);
    }
  };

  const openConfirmation = form.handleSubmit(({ text }) => {
    setFailure(null);
    if (text.trim() !== '' || files.uploadedFiles.length > 0) return setConfirmationOpen(true);
    form.setError('text', { message: t('assignments.nothing') }, { shouldFocus: true });
  });

  const closeForm = () => {
    writeDraft(userId, assignmentId, null);
    onDone();
  };

  const cancel = () => {
    const { text, files: storedFiles } = storedDraft;
    const urls = files.readUploaded().map(({ url }) => url);
    const isChanged =
      form.getValues('text') !== text ||
      isUploading ||
      urls.join(' ') !== storedFiles.map(({ url }) => url).join(' ');
    if (isChanged) setCancelling(true);
    else closeForm();
  };

  const isOutdated = deviceDraft !== null && deviceDraft.revision !== storedDraft.revision;
  const isReplacing = mySubmission !== null && mySubmission.state !== 'DRAFT';
  return (
    <form onSubmit={(event) => void openConfirmation(event)} noValidate>
      <Stack gap="5">
        <Box role="status" color="accent.fg" css={{ '&:empty': { mb: '-5' } }}>
          {isReadOnly && (
            <Text>
              {t(
                mySubmission?.state === 'RETURNED'
                  ? 'assignments.fixedReturned'
                  : 'assignments.fixedDue',
              )}
            </Text>
          )}
          {isPastDue && !isReadOnly && <Text>{t('assignments.willBeLate')}</Text>}
        </Box>
        {isOutdated && (
          <Flex wrap="wrap" align="center" gap="3" p="3" bg="accent.subtle" borderRadius="md">
            <Text flex="1 1 14rem">{t('assignments.outdated')}</Text>
            <Button variant="outline" onClick={() => void onReload(true)}>
              {t('assignments.useSaved')}
            </Button>
          </Flex>
        )}
        <Field
          label={t('assignments.text')}
          hint={t('assignments.textHint', { max: MAX_TEXT_LENGTH })}
          error={form.formState.errors.text?.message}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={10}
              {...form.register('text', {
                onChange: () => storeDraft(form.getValues('text'), files.readUploaded()),
              })}
            />
          )}
        </Field>
        <FileList files={files} />
        <Box>
          <Box role="alert">
            {failure !== null && (
              <ErrorBox display="flex" flexWrap="wrap" alignItems="center" gap="3">
                <Text flex="1 1 14rem">{describeError(failure, t)}</Text>
                {errorReason(failure)?.startsWith('SUBMISSION_') && (
                  <Button variant="outline" onClick={() => void onReload(false)}>
                    {t('assignments.reload')}
                  </Button>
                )}
              </ErrorBox>
            )}
          </Box>
          <Box role="status" fontSize="sm" color="fg.muted">
            {isUploading && (
              <Text>
                {t(isWaiting ? 'assignments.waitForNetwork' : 'assignments.waitForFiles')}
              </Text>
            )}
            {savedAt !== null && (
              <Text>{t('assignments.savedAt', { date: dateTime(savedAt) })}</Text>
            )}
            {!isOnDevice && <Text>{t('assignments.notOnDevice')}</Text>}
          </Box>
        </Box>
        <Flex wrap="wrap" gap="3">
          <Button type="submit" variant="accent" disabled={isUploading || isSaving || isReadOnly}>
            {t('assignments.submit')}
          </Button>
          {isReplacing ? (
            <Button variant="outline" disabled={isSubmitting} onClick={cancel}>
              {t('ui.cancel')}
            </Button>
          ) : (
            <Button
              variant="outline"
              loading={isSaving}
              loadingText={t('assignments.saving')}
              disabled={isSubmitting}
              onClick={() => void saveDraft()}
            >
              {t('assignments.saveDraft')}
            </Button>
          )}
        </Flex>
      </Stack>
      {isConfirmationOpen && (
        <SubmitDialog
          fileNames={files.uploadedFiles.map(({ name }) => name)}
          hasText={form.getValues('text').trim() !== ''}
          isLate={isPastDue}
          dueDate={assignment.dueDate}
          isSending={isSubmitting}
          onSubmit={() => void send()}
          onClose={() => setConfirmationOpen(false)}
        />
      )}
      {isCancelling && (
        <DiscardDialog
          onAnswer={(isDiscarded) => {
            setCancelling(false);
            if (isDiscarded) closeForm();
          }}
        />
      )}
    </form>
  );
}
