/**
 * A form whose first field is an e-mail address or phone number, followed by further fields and one
 * button.
 */
import { Input, Stack } from '@chakra-ui/react';
import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/input.tsx';

interface CredentialFormProps {
  readonly onSubmit: FormEventHandler;
  /** Called when the user changes a field. */
  readonly onEdit?: FormEventHandler;
  readonly label: string;
  readonly hint: string;
  readonly credential: ComponentProps<typeof Input>;
  /** Fields after the credential. */
  readonly children?: ReactNode;
  readonly button: string;
  readonly busyButton: string;
  readonly isSending: boolean;
  /** A further button below. */
  readonly secondary?: ReactNode;
}

export function CredentialForm({
  onSubmit,
  onEdit,
  label,
  hint,
  credential,
  children,
  button,
  busyButton,
  isSending,
  secondary,
}: CredentialFormProps) {
  return (
    <form onSubmit={onSubmit} onChange={onEdit} noValidate>
      <Stack gap="4">
        <Field label={label} hint={hint}>
          {(control) => (
            <Input
              {...control}
              {...credential}
              type="text"
              autoComplete="username"
              autoCapitalize="none"
              inputMode="email"
              spellCheck={false}
            />
          )}
        </Field>
        {children}
        <Button type="submit" size="lg" loading={isSending} loadingText={busyButton}>
          {button}
        </Button>
        {secondary}
      </Stack>
    </form>
  );
}
