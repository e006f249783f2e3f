/**
 * Challenges a question or its key. Replaced by the stored challenge once it is sent; after a
 * failure the typed text stays.
 */
import { Box, Flex, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Location } from 'react-router-dom';
import * as z from 'zod/mini';
import { describeError, fieldErrors } from '../../../apollo/errors.ts';
import { atMost, rule, trimmed, useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field, TextArea } from '../../../ui/forms/input.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import type { ChallengedResult } from './challenged-result.tsx';
import { useChallengeKeyMutation } from './generated/challenge-key.form.ts';
import { storeChallenge } from './store-challenge.ts';

/** The length of the reason, in characters; the server has the same limits. */
const MIN_LENGTH = 10;
const MAX_LENGTH = 1000;

const limits = { min: MIN_LENGTH, max: MAX_LENGTH };

const schema = z.object({
  reason: trimmed(
    rule(({ length }) => length >= MIN_LENGTH, 'results.challengeTooShort', limits),
    atMost(MAX_LENGTH, 'results.challengeTooLong', limits),
  ),
});

/** Filters in the URL can hide the question, and with it the form. */
const isLeft = (from: Location, to: Location) =>
  from.pathname !== to.pathname || from.search !== to.search;

interface ChallengeKeyFormProps {
  /** The typed text; stored by the caller, so that Cancel does not lose it. */
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  readonly result: ChallengedResult;
  readonly questionId: string;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

export function ChallengeKeyForm({
  result,
  questionId,
  reason,
  onChange,
  onSent,
  onCancel,
}: ChallengeKeyFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [challenge, { loading, error }] = useChallengeKeyMutation();
  const { register, handleSubmit, setFocus, watch, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: { reason },
  });
  const invalid = formState.errors.reason;
  const refused = fieldErrors(error).find(({ path }) => path.endsWith('reason'));
  const { length } = watch('reason').trim();
  const unsaved = useUnsavedChanges({ isLeft });
  useReportUnsaved(unsaved.report, length > 0);

  // When the form opens, and after a failed attempt to send it.
  useEffect(() => {
    if (!loading) setFocus('reason');
  }, [loading, setFocus]);

  const send = handleSubmit(async (values) => {
    const examKind = result.kind === 'single' ? 'SINGLE' : 'MULTI_SUBJECT';
    const input = { examKind, examId: result.examId, questionId, ...values } as const;
    const response = await challenge({
      variables: { input },
      update: (cache, { data }) => {
        if (data) storeChallenge(cache, result, questionId, data.challengeKey.challenge);
      },
    }).catch(() => null);
    if (!response?.data) return;
    toastSuccess(t('results.challengeSent'));
    onSent();
  });

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="3" mt="2">
        <Field
          label={t('results.challengeReason')}
          hint={`${t('results.challengeHint', { min: MIN_LENGTH })} ${t('results.characters', { count: length, max: MAX_LENGTH })}`}
          error={invalid?.message ?? refused?.message}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              {...register('reason', { onChange: ({ target }) => onChange(target.value) })}
            />
          )}
        </Field>
        <Box role="alert" color="error.fg" css={{ '&:empty': { display: 'none' } }}>
          {error && !refused && !invalid && describeError(error, t)}
        </Box>
        <Flex wrap="wrap" gap="3">
          <Button type="submit" loading={loading} loadingText={t('results.challengeSending')}>
            {t('results.challengeSend')}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        </Flex>
      </Stack>
      {unsaved.question}
    </form>
  );
}
