/** What was handed in and when, what the teacher says about it, and the buttons to change it. */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../apollo/errors.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Section } from '../../ui/page/section.tsx';
import {
  type Submission_AssignmentFragment,
  type Submission_SubmissionFragment,
  useWithdrawAssignmentMutation,
} from './generated/submission.form.ts';
import { writeDraft } from './stored-draft.ts';
import { SubmissionState } from './submission-state.tsx';

interface HandedInProps {
  readonly assignment: Submission_AssignmentFragment;
  readonly submission: Submission_SubmissionFragment;
  readonly userId: string;
  /** It can no longer change. */
  readonly isFixed: boolean;
  readonly onReplace: () => void;
}

export function HandedIn({ assignment, submission, userId, isFixed, onReplace }: HandedInProps) {
  const { t, dateTime, digits } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const { state, isLate, text, files, submittedAt, mark, comment } = submission;
  return (
    <Stack gap="6">
      {state === 'RETURNED' && (
        <Section title={t('assignments.feedback')}>
          {mark !== null && assignment.maxMark !== null && (
            <Text fontSize="xl" fontWeight="semibold">
              {t('assignments.markOf', { mark: digits(mark), max: digits(assignment.maxMark) })}
            </Text>
          )}
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {comment ?? t('assignments.noComment')}
          </Text>
        </Section>
      )}
      <Section title={t('assignments.myWork')}>
        <div role="status">
          <SubmissionState state={state} />
          {submittedAt && (
            <Text color="fg.muted" fontSize="sm">
              {t('assignments.handedInAt', { date: dateTime(submittedAt) })}
              {isLate && ` ${t('assignments.wasLate')}`}
            </Text>
          )}
        </div>
        {text && (
          <Text mt="4" p="4" bg="bg.muted" borderRadius="md" whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Text>
        )}
        {files.length > 0 && (
          <chakra.ul mt="4" listStyleType="none">
            {files.map(({ name, url }) => (
              <li key={url}>
                <chakra.a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  display="inline-block"
                  py="2"
                  overflowWrap="anywhere"
                  color="primary.fg"
                  textDecoration="underline"
                >
                  {name}
                </chakra.a>
              </li>
            ))}
          </chakra.ul>
        )}
        {isFixed && (
          <Text mt="4" color="fg.muted">
            {t(state === 'RETURNED' ? 'assignments.fixedReturned' : 'assignments.fixedDue')}
          </Text>
        )}
        {!isFixed && (
          <Flex wrap="wrap" gap="3" mt="5">
            <Button variant="outline" onClick={onReplace}>
              {t('assignments.change')}
            </Button>
            <Button variant="ghost" onClick={() => setAsking(true)}>
              {t('assignments.withdraw')}
            </Button>
          </Flex>
        )}
      </Section>
      {isAsking && (
        <WithdrawDialog assignmentId={assignment.id} revision={submission.revision} userId={userId} onClose={() => setAsking(false)} />
      )}
    </Stack>
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
    const answer = await withdraw({ variables: { input: { assignmentId, revision } } }).catch(() => null);
    if (!answer?.data) return;
    // The form begins with what was handed in, not with an older draft.
    writeDraft(userId, assignmentId, null);
    onClose();
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
        <Button loading={loading} loadingText={t('assignments.sending')} onClick={() => void send()}>
          {t('assignments.withdraw')}
        </Button>
      </Flex>
    </Modal>
  );
}
