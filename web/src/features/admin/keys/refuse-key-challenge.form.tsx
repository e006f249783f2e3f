/** Refuses a challenge with an answer for the student. A failure leaves what was typed. */
import { Box, Flex, Stack } from '@chakra-ui/react';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { describeError, errorCode, fieldErrors } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field, TextArea } from '../../../ui/forms/input.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { MAX_REASON_LENGTH } from './correction-values.ts';
import { useRefuseKeyChallengeMutation } from './generated/refuse-key-challenge.form.ts';

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
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [refuse, { loading, error }] = useRefuseKeyChallengeMutation();
  const refused = fieldErrors(error).find(({ path }) => path.endsWith('answer'));
  const { length } = answer.trim();

  const focusField = () => form.current?.querySelector('textarea')?.focus();
  useLayoutEffect(focusField, []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (length === 0 || length > MAX_REASON_LENGTH) {
      setProblem(
        length === 0 ? t('keys.answerMissing') : t('admin.tooLong', { max: MAX_REASON_LENGTH }),
      );
      focusField();
      return;
    }
    const response = await refuse({ variables: { input: { id, answer: answer.trim() } } }).catch(
      () => null,
    );
    if (!response?.data) {
      focusField();
      return;
    }
    toastSuccess(t('keys.wasRefused'));
    onRefused();
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="3" mt="3">
        <FormFields isSaving={loading}>
          <Field
            label={t('keys.answer')}
            hint={`${t('keys.answerHint')} ${t('keys.characters', { count: length, max: MAX_REASON_LENGTH })}`}
            error={problem ?? refused?.message}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                value={answer}
                onChange={({ target }) => onChange(target.value)}
              />
            )}
          </Field>
        </FormFields>
        <Box role="alert" color="error.fg" css={{ '&:empty': { display: 'none' } }}>
          {error &&
            !refused &&
            !problem &&
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
