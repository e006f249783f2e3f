/**
 * Enables the second factor: shows the secret as a QR code and as text, and asks for the first code
 * of the app.
 */
import { Box, Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { renderSVG } from 'uqr';
import * as z from 'zod/mini';
import { describeError } from '../../../apollo/errors.ts';
import type { Confirmation } from '../../../confirmation/use-confirmation.tsx';
import { isGiven, useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { OtpInput } from '../signup/otp-input.tsx';
import { typedOtp } from '../signup/typed-otp.ts';
import { useSubmitOnce } from '../use-submit-once.ts';
import { useEnableSecondFactorMutation } from './generated/second-factor.ts';

const schema = z.object({ code: typedOtp(isGiven('account.codeMissing')) });

interface EnableSecondFactorFormProps {
  /** Base32-encoded. */
  readonly secret: string;
  readonly uri: string;
  readonly run: Confirmation['run'];
  /** Receives the recovery codes. */
  readonly onEnabled: (recoveryCodes: readonly string[]) => void;
}

export function EnableSecondFactorForm({
  secret,
  uri,
  run,
  onEnabled,
}: EnableSecondFactorFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [enable, { loading }] = useEnableSecondFactorMutation();
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: { code: '' },
  });

  const submit = useSubmitOnce(
    handleSubmit(async ({ code }) => {
      try {
        const answer = await run(() => enable({ variables: { input: { code } } }));
        if (answer?.data) onEnabled(answer.data.enableSecondFactor.recoveryCodes);
      } catch (error) {
        setError('code', { type: 'refused', message: describeError(error, t) });
        setFocus('code', { shouldSelect: true });
      }
    }),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Text>{t('account.scan')}</Text>
        <Box bg="white" p="2" w="14rem" mx="auto">
          {/* In an <img>, SVG cannot run scripts. Always black on white, so that cameras can read it in any colour mode. */}
          <img
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`}
            alt={t('account.qrCode')}
            width="208"
            height="208"
          />
        </Box>
        <Text>{t('account.typeSecret')}</Text>
        <Text fontFamily="mono" overflowWrap="anywhere">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Text>
        <Field label={t('account.firstCode')} error={formState.errors.code?.message}>
          {(control) => (
            <OtpInput
              {...control}
              {...register('code')}
              onPasteCode={(code) => setValue('code', code)}
            />
          )}
        </Field>
        <Button type="submit" loading={loading} loadingText={t('account.confirming')}>
          {t('account.turnOn')}
        </Button>
      </Stack>
    </form>
  );
}
