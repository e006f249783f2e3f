/**
 * Accepts or rejects late answers with a reason for the student. Shows the decision in place of the
 * form once it is made.
 */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeError, errorCode, errorReason } from '../../../apollo/errors.ts';
import { isGiven, trimmed, useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorBox } from '../../../ui/page/error-box.tsx';
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

const schema = z.object({
  reason: trimmed(isGiven('marking.lateReasonMissing')),
  publishedReason: trimmed(),
  /** That the answers count, although they arrived after the release. */
  isConfirmed: z.boolean(),
});

type PendingDecision = { readonly accept: boolean; readonly values: z.output<typeof schema> };

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
    <ErrorBox role="note">
      <Text fontWeight="semibold">{t('marking.lateAfterRelease')}</Text>
      <Text>{t('marking.lateAfterReleaseMeans')}</Text>
    </ErrorBox>
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
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const errorId = useId();
  const form = useForm({
    resolver: useSchema(schema),
    defaultValues: { reason: '', publishedReason: '', isConfirmed: false },
  });
  const { reason, publishedReason, isConfirmed } = form.watch();
  const { errors } = form.formState;
  const problem = errors.reason?.message ?? errors.isConfirmed?.message;
  /** The decision that is waiting for confirmation. */
  const [pendingDecision, setPendingDecision] = useState<PendingDecision | null>(null);
  const [decide, { loading, error }] = useDecideLateAnswersMutation();
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, reason.trim() !== '' || publishedReason.trim() !== '');
  // The server can ask for the confirmation of answers that it did not mark before.
  const isAfterRelease =
    receivedAfterRelease === true || isConfirmed || errorReason(error) === 'RECEIVED_AFTER_RELEASE';

  const openConfirmation = (accept: boolean) =>
    form.handleSubmit((values) => {
      if (!accept || !isAfterRelease || values.isConfirmed)
        return setPendingDecision({ accept, values });
      const message = t('marking.lateConfirmMissing');
      form.setError('isConfirmed', { type: 'missing', message }, { shouldFocus: true });
    })();

  const confirm = async ({ accept, values }: PendingDecision) => {
    setPendingDecision(null);
    const published = accept && values.publishedReason;
    const input = {
      id,
      accept,
      reason: values.reason,
      ...(published && { publishedReason: published }),
      ...(accept && values.isConfirmed && { confirmsAfterRelease: true }),
    };
    const response = await decide({
      variables: { input },
      // The cached lists of late answers still contain this one.
      update: (cache) => {
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'lateAnswers' });
      },
    }).catch(() => null);
    if (response?.data)
      toastSuccess(t(accept ? 'marking.lateWasAccepted' : 'marking.lateWasRefused'));
  };

  return (
    <Stack gap="4" p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
      {isAfterRelease && <AfterReleaseWarning />}
      <CommentField
        {...form.register('reason')}
        label={t('marking.lateReason')}
        hint={t('marking.lateReasonHint')}
        errorId={errors.reason && errorId}
      />
      <PublishedReasonField
        field={form.register('publishedReason')}
        isFilled={publishedReason !== ''}
        error={error}
      />
      {isAfterRelease && (
        <Flex as="label" align="center" gap="3" minH="target" cursor="pointer">
          <chakra.input
            {...form.register('isConfirmed')}
            type="checkbox"
            w="5"
            h="5"
            aria-invalid={errors.isConfirmed && true}
            aria-describedby={errors.isConfirmed && errorId}
          />
          {t('marking.lateConfirm')}
        </Flex>
      )}
      <Box role="alert" id={errorId} color="error.fg" css={{ '&:empty': { display: 'none' } }}>
        {problem ?? (error && t('marking.lateFailed', { message: describeError(error, t) }))}
      </Box>
      <Flex wrap="wrap" gap="3">
        <Button
          loading={loading}
          loadingText={t('marking.saving')}
          onClick={() => void openConfirmation(true)}
        >
          {t('marking.lateAccept')}
        </Button>
        <Button variant="danger" disabled={loading} onClick={() => void openConfirmation(false)}>
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
          title={t(pendingDecision.accept ? 'marking.lateAskAccept' : 'marking.lateAskRefuse')}
          onClose={() => setPendingDecision(null)}
        >
          <Text mb="4">
            {t(pendingDecision.accept ? 'marking.lateAcceptMeans' : 'marking.lateRefuseMeans')}
          </Text>
          <Flex wrap="wrap" gap="3">
            <Button
              variant={pendingDecision.accept ? 'solid' : 'danger'}
              data-first-focus
              onClick={() => void confirm(pendingDecision)}
            >
              {t(pendingDecision.accept ? 'marking.lateAccept' : 'marking.lateRefuse')}
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
