/** The text and files that were submitted, and the buttons to change them. */

import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../apollo/errors.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { FileLinks } from '../../ui/content/file-links.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Button } from '../../ui/forms/button.tsx';
import {
  type Submission_SubmissionFragment,
  useWithdrawAssignmentMutation,
} from './generated/submission.form.ts';
import { writeDraft } from './stored-draft.ts';

interface SubmittedWorkProps {
  readonly assignmentId: string;
  readonly submission: Submission_SubmissionFragment;
  readonly userId: string;
  /** True if the submission can no longer change. */
  readonly isReadOnly: boolean;
  readonly onReplace: () => void;
}

export function SubmittedWork({
  assignmentId,
  submission,
  userId,
  isReadOnly,
  onReplace,
}: SubmittedWorkProps) {
  const { t } = useI18n();
  const [isConfirmationOpen, setConfirmationOpen] = useState(false);
  const { state, text, files } = submission;
  return (
    <>
      {text && (
        <Text
          mt="4"
          p="4"
          bg="bg.muted"
          borderRadius="md"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          {text}
        </Text>
      )}
      <FileLinks files={files} />
      {isReadOnly && (
        <Text mt="4" color="fg.muted">
          {t(state === 'RETURNED' ? 'assignments.fixedReturned' : 'assignments.fixedDue')}
        </Text>
      )}
      {!isReadOnly && (
        <Flex wrap="wrap" gap="3" mt="5">
          <Button variant="outline" onClick={onReplace}>
            {t('assignments.change')}
          </Button>
          <Button variant="ghost" onClick={() => setConfirmationOpen(true)}>
            {t('assignments.withdraw')}
          </Button>
        </Flex>
      )}
      {isConfirmationOpen && (
        <WithdrawDialog
          assignmentId={assignmentId}
          revision={submission.revision}
          userId={userId}
          onClose={() => setConfirmationOpen(false)}
        />
      )}
    </>
  );
}

interface WithdrawDialogProps {
  readonly assignmentId: string;
  readonly revision: number;
  readonly userId: string;
  readonly onClose: () => void;
}

function WithdrawDialog({ assignmentId, revision, userId, onClose }: WithdrawDialogProps) {
  const { t } = useI18n();
  const [withdraw, { loading, error }] = useWithdrawAssignmentMutation();
  const send = async () => {
    const answer = await withdraw({
      variables: { input: { assignmentId, revision } },
      // Before the cache is published: the form begins with the submitted work, not with an older
      // draft.
      update: (_cache, { data }) => {
        if (data) writeDraft(userId, assignmentId, null);
      },
    }).catch(() => null);
    if (answer?.data) onClose();
  };
  return (
    <Modal title={t('assignments.withdrawTitle')} onClose={onClose}>
      <Text mb="4">{t('assignments.withdrawLine')}</Text>
      <Box role="alert">
        {error && (
          <Text mb="4" color="error.fg">
            {describeError(error, t)}
          </Text>
        )}
      </Box>
      <Flex wrap="wrap" gap="3">
        <Button data-first-focus variant="outline" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button
          loading={loading}
          loadingText={t('assignments.sending')}
          onClick={() => void send()}
        >
          {t('assignments.withdraw')}
        </Button>
      </Flex>
    </Modal>
  );
}
