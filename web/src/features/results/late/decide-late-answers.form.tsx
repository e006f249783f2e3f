/**
 * Accepts or rejects late answers with a reason for the student. Shows the decision in place of the
 * form once it is made.
 */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { describeError, errorCode, errorReason } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { CommentField } from '../marking/comment-field.tsx';
import { PublishedReasonField } from '../marking/published-reason.tsx';
import {
  type LateDecision_LateFragment,
  useDecideLateAnswersMutation,
} from './generated/decide-late-answers.form.ts';

interface DecideLateAnswersFormProps {
  readonly late: LateDecision_LateFragment;
  readonly onReload: () => void;
}

export function DecideLateAnswersForm({ late, onReload }: DecideLateAnswersFormProps) {
  return late.state === 'WAITING' ? (
    <Form late={late} onReload={onReload} />
  ) : (
    <Decision late={late} />
  );
}

/** Shown with answers that arrived when scores or answers of the exam could be seen. */
function AfterReleaseWarning() {
  const { t } = useI18n();
  return (
    <Box role="note" p="3" bg="error.subtle" color="error.fg" borderRadius="md">
      <Text fontWeight="semibold">{t('marking.lateAfterRelease')}</Text>
      <Text>{t('marking.lateAfterReleaseMeans')}</Text>
    </Box>
  );
}

function Decision({
  late: { state, receivedAfterRelease, decidedAt, reason },
}: {
  readonly late: LateDecision_LateFragment;
}) {
  const { t, dateTime } = useI18n();
  return (
    <Box role="status" p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
      <Text fontWeight="semibold">
        {t(state === 'ACCEPTED' ? 'marking.lateWasAccepted' : 'marking.lateWasRefused')}
      </Text>
      {decidedAt && <Text color="fg.muted">{dateTime(decidedAt)}</Text>}
      {receivedAfterRelease && <Text mt="2">{t('marking.lateAfterRelease')}</Text>}
      {reason && (
        <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
          <chakra.span color="fg.muted">{t('marking.lateReasonWas')}</chakra.span> {reason}
        </Text>
      )}
    </Box>
  );
}

function Form({
  late: { id, receivedAfterRelease },
  onReload,
}: {
  readonly late: LateDecision_LateFragment;
  readonly onReload: () => void;
}) {
  const { t } = useI18n();
  const errorId = useId();
  const field = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState('');
  const [publishedReason, setPublishedReason] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<'reason' | 'confirmation' | null>(null);
  /** The decision that is waiting for confirmation. */
  const [pendingDecision, setPendingDecision] = useState<'accept' | 'refuse' | null>(null);
  const [decide, { loading, error }] = useDecideLateAnswersMutation();
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, reason.trim() !== '' || publishedReason.trim() !== '');
  // The server can ask for the confirmation of answers that it did not mark before.
  const isAfterRelease =
    receivedAfterRelease === true || isConfirmed || errorReason(error) === 'RECEIVED_AFTER_RELEASE';

  const openConfirmation = (decision: 'accept' | 'refuse') => {
    if (reason.trim() === '') {
      setMissing('reason');
      field.current?.querySelector('textarea')?.focus();
    } else if (decision === 'accept' && isAfterRelease && !isConfirmed) {
      setMissing('confirmation');
      box.current?.focus();
    } else {
      setMissing(null);
      setPendingDecision(decision);
    }
  };

  const confirm = async () => {
    const accept = pendingDecision === 'accept';
    setPendingDecision(null);
    const published = accept && publishedReason.trim();
    const input = {
      id,
      accept,
      reason: reason.trim(),
      ...(published && { publishedReason: published }),
      ...(accept && isConfirmed && { confirmsAfterRelease: true }),
    };
    const answer = await decide({
      variables: { input },
      // The cached lists of late answers still contain this one.
      update: (cache) => {
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'lateAnswers' });
      },
    }).catch(() => null);
    if (answer?.data)
      toastSuccess(t(accept ? 'marking.lateWasAccepted' : 'marking.lateWasRefused'));
  };

  return (
    <Stack gap="4" p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
      {isAfterRelease && <AfterReleaseWarning />}
      <Box ref={field}>
        <CommentField
          label={t('marking.lateReason')}
          value={reason}
          onChange={setReason}
          hint={t('marking.lateReasonHint')}
          errorId={missing === 'reason' ? errorId : undefined}
        />
      </Box>
      <PublishedReasonField value={publishedReason} onChange={setPublishedReason} error={error} />
      {isAfterRelease && (
        <Flex as="label" align="center" gap="3" minH="target" cursor="pointer">
          <chakra.input
            ref={box}
            type="checkbox"
            w="5"
            h="5"
            checked={isConfirmed}
            aria-invalid={missing === 'confirmation' || undefined}
            aria-describedby={missing === 'confirmation' ? errorId : undefined}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
          {t('marking.lateConfirm')}
        </Flex>
      )}
      <Box role="alert" id={errorId} color="error.fg" css={{ '&:empty': { display: 'none' } }}>
        {missing === 'reason' && t('marking.lateReasonMissing')}
        {missing === 'confirmation' && t('marking.lateConfirmMissing')}
        {!missing && error && t('marking.lateFailed', { message: describeError(error, t) })}
      </Box>
      <Flex wrap="wrap" gap="3">
        <Button
          loading={loading}
          loadingText={t('marking.saving')}
          onClick={() => openConfirmation('accept')}
        >
          {t('marking.lateAccept')}
        </Button>
        <Button variant="danger" disabled={loading} onClick={() => openConfirmation('refuse')}>
          {t('marking.lateRefuse')}
        </Button>
        {errorCode(error) === 'CONFLICT' && (
          <Button variant="outline" onClick={onReload}>
            {t('marking.lateReload')}
          </Button>
        )}
      </Flex>
      {pendingDecision && (
        <Modal
          title={t(
            pendingDecision === 'accept' ? 'marking.lateAskAccept' : 'marking.lateAskRefuse',
          )}
          onClose={() => setPendingDecision(null)}
        >
          <Text mb="4">
            {t(
              pendingDecision === 'accept' ? 'marking.lateAcceptMeans' : 'marking.lateRefuseMeans',
            )}
          </Text>
          <Flex wrap="wrap" gap="3">
            <Button
              variant={pendingDecision === 'accept' ? 'solid' : 'danger'}
              data-first-focus
              onClick={() => void confirm()}
            >
              {t(pendingDecision === 'accept' ? 'marking.lateAccept' : 'marking.lateRefuse')}
            </Button>
            <Button variant="outline" onClick={() => setPendingDecision(null)}>
              {t('marking.lateCancel')}
            </Button>
          </Flex>
        </Modal>
      )}
      {unsaved.question}
    </Stack>
  );
}
