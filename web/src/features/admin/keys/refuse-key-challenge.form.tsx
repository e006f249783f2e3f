/** Refuses a challenge with an answer for the student. A failure leaves what was typed. */
import { Box, Flex, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeError, errorCode, fieldErrors } from '../../../apollo/errors.ts';
import { atMost, isGiven, trimmed, useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field, TextArea } from '../../../ui/forms/input.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { MAX_REASON_LENGTH } from './correction-values.ts';
import { useRefuseKeyChallengeMutation } from './generated/refuse-key-challenge.form.ts';

const schema = z.object({
  answer: trimmed(
    isGiven('keys.answerMissing'),
    atMost(MAX_REASON_LENGTH, 'admin.tooLong', { max: MAX_REASON_LENGTH }),
  ),
});

interface RefuseKeyChallengeFormProps {
  readonly id: string;
  /** The typed text; stored by the caller, so that Cancel does not lose it. */
  readonly answer: string;
  readonly onChange: (answer: string) => void;
  readonly onRefused: () => void;
  readonly onCancel: () => void;
  /** Reads the list again, if another user has decided. */
  readonly onReload: () => void;
}

export function RefuseKeyChallengeForm({
  id,
  answer,
  onChange,
  onRefused,
  onCancel,
  onReload,
}: RefuseKeyChallengeFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [refuse, { loading, error }] = useRefuseKeyChallengeMutation();
  const { register, handleSubmit, setFocus, watch, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: { answer },
  });
  const invalid = formState.errors.answer;
  const refused = fieldErrors(error).find(({ path }) => path.endsWith('answer'));

  // When the form opens, and after a failed save, during which the field cannot have the focus.
  useEffect(() => {
    if (!loading) setFocus('answer');
  }, [loading, setFocus]);

  const send = handleSubmit(async (values) => {
    const response = await refuse({ variables: { input: { id, ...values } } }).catch(() => null);
    if (!response?.data) return;
    toastSuccess(t('keys.wasRefused'));
    onRefused();
  });

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="3" mt="3">
        <FormFields isSaving={loading}>
          <Field
            label={t('keys.answer')}
            hint={`${t('keys.answerHint')} ${t('keys.characters', { count: watch('answer').trim().length, max: MAX_REASON_LENGTH })}`}
            error={invalid?.message ?? refused?.message}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                {...register('answer', { onChange: ({ target }) => onChange(target.value) })}
              />
            )}
          </Field>
        </FormFields>
        <Box role="alert" color="error.fg" css={{ '&:empty': { display: 'none' } }}>
          {error &&
            !refused &&
            !invalid &&
            t('keys.refuseFailed', { message: describeError(error, t) })}
        </Box>
        <Flex wrap="wrap" gap="3">
          <Button type="submit" variant="danger" loading={loading} loadingText={t('ui.saving')}>
            {t('keys.refuse')}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
          {errorCode(error) === 'CONFLICT' && (
            <Button variant="outline" onClick={onReload}>
              {t('keys.reload')}
            </Button>
          )}
        </Flex>
      </Stack>
    </form>
  );
}
