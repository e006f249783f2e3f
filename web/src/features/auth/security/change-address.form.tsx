/**
 * Changes the e-mail address or phone number in two steps: the new address, then the code that was
 * sent to it.
 */
import { Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeError } from '../../../apollo/errors.ts';
import type { Confirmation } from '../../../confirmation/use-confirmation.tsx';
import { converted, isGiven, useSchema } from '../../../forms/schema.ts';
import { useAddressText } from '../../../i18n/address-text.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { parseCredential } from '../credential.ts';
import { OtpInput } from '../signup/otp-input.tsx';
import { typedOtp } from '../signup/typed-otp.ts';
import { useSubmitOnce } from '../use-submit-once.ts';
import {
  useConfirmAddressChangeMutation,
  useRequestAddressChangeMutation,
} from './generated/change-address.form.ts';

type Kind = 'email' | 'phoneNumber';

/** Accepts only addresses of the form's kind. */
const addressOf = (kind: Kind) =>
  converted(
    (typed) => {
      const credential = parseCredential(typed);
      return credential && kind in credential ? credential : undefined;
    },
    kind === 'email' ? 'account.emailInvalid' : 'account.phoneInvalid',
  );

const schemas = {
  email: z.object({ address: addressOf('email') }),
  phoneNumber: z.object({ address: addressOf('phoneNumber') }),
};
const codeSchema = z.object({ otp: typedOtp(isGiven('auth.otpRequired')) });

interface ChangeAddressFormProps {
  readonly kind: Kind;
  readonly run: Confirmation['run'];
  readonly onDone: () => void;
}

export function ChangeAddressForm({ kind, run, onDone }: ChangeAddressFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <NewAddress kind={kind} run={run} onSent={setSentTo} />
  ) : (
    <Code recipient={sentTo} onDone={onDone} />
  );
}

interface NewAddressProps extends Omit<ChangeAddressFormProps, 'onDone'> {
  /** Receives the address as typed, without surrounding spaces. */
  readonly onSent: (recipient: string) => void;
}

function NewAddress({ kind, run, onSent }: NewAddressProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [request, { loading }] = useRequestAddressChangeMutation();
  const { register, handleSubmit, getValues, setError, setFocus, formState } = useForm({
    resolver: useSchema(schemas[kind]),
    defaultValues: { address: '' },
  });
  const isEmail = kind === 'email';

  const submit = useSubmitOnce(
    handleSubmit(async ({ address: input }) => {
      const recipient = getValues('address').trim();
      try {
        const answer = await run(() => request({ variables: { input } }));
        if (answer?.data) onSent(recipient);
      } catch (error) {
        setError('address', { type: 'refused', message: describeError(error, t) });
        setFocus('address', { shouldSelect: true });
      }
    }),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Field
          label={t(isEmail ? 'account.newEmail' : 'account.newPhone')}
          hint={isEmail ? undefined : t('account.phoneHint')}
          error={formState.errors.address?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...register('address')}
              data-first-focus
              type="text"
              inputMode={isEmail ? 'email' : 'tel'}
              autoComplete={isEmail ? 'email' : 'tel'}
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Button type="submit" loading={loading} loadingText={t('account.sending')}>
          {t('account.sendCode')}
        </Button>
      </Stack>
    </form>
  );
}

function Code({ recipient, onDone }: { readonly recipient: string; readonly onDone: () => void }) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const addressText = useAddressText();
  const [confirm, { loading }] = useConfirmAddressChangeMutation({
    refetchQueries: ['SecurityRoute'],
  });
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    resolver: useSchema(codeSchema),
    defaultValues: { otp: '' },
  });

  const submit = useSubmitOnce(
    handleSubmit(async ({ otp }) => {
      try {
        const { data } = await confirm({ variables: { input: { otp } } });
        if (!data) return;
        toastSuccess(t('account.addressChanged'));
        onDone();
      } catch (error) {
        setError('otp', { type: 'refused', message: describeError(error, t) });
        setFocus('otp', { shouldSelect: true });
      }
    }),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Text aria-live="polite">
          {t('account.codeSentTo', { recipient: addressText(recipient) })}
        </Text>
        <Field label={t('auth.enterOtp')} error={formState.errors.otp?.message}>
          {(control) => (
            <OtpInput
              {...control}
              {...register('otp')}
              onPasteCode={(otp) => setValue('otp', otp)}
              autoFocus
            />
          )}
        </Field>
        <Button type="submit" loading={loading} loadingText={t('account.saving')}>
          {t('account.saveAddress')}
        </Button>
      </Stack>
    </form>
  );
}
