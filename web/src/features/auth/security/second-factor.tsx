/**
 * An admin's second factor: enable it with an authenticator app, disable it, or create new recovery
 * codes.
 */
import { useApolloClient } from '@apollo/client/react';
import { Flex, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import type { Confirmation } from '../../../confirmation/use-confirmation.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toastError, toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import {
  type SecondFactor_ViewerFragment,
  useDisableSecondFactorMutation,
  useNewRecoveryCodesMutation,
  useSetUpSecondFactorMutation,
} from './generated/second-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

// Loaded on demand, because it contains the QR code library and few users open it.
const EnableSecondFactorForm = lazy(async () => ({
  default: (await import('./enable-second-factor.form.tsx')).EnableSecondFactorForm,
}));

interface SecondFactorProps {
  readonly viewer: SecondFactor_ViewerFragment;
  readonly run: Confirmation['run'];
}

export function SecondFactor({ viewer: { secondFactor }, run }: SecondFactorProps) {
  const { t } = useI18n();
  const [setUp, { loading: isSettingUp }] = useSetUpSecondFactorMutation();
  const [disable, { loading: isDisabling }] = useDisableSecondFactorMutation({
    refetchQueries: ['SecurityRoute'],
  });
  const [renew, { loading: isRenewing }] = useNewRecoveryCodesMutation();
  const [secret, setSecret] = useState<{ readonly secret: string; readonly uri: string } | null>(
    null,
  );
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const client = useApolloClient();
  if (!secondFactor) return null;

  /** Runs a call. Errors are shown as toasts, because there is no field to show them at. */
  const perform = async (call: () => Promise<void>) => {
    try {
      await call();
    } catch (error) {
      toastError(describeError(error, t));
    }
  };
  const turnOn = () =>
    perform(async () => setSecret((await run(() => setUp()))?.data?.setUpSecondFactor ?? null));
  const turnOff = () =>
    perform(async () => {
      if ((await run(() => disable()))?.data) toastSuccess(t('account.secondFactorTurnedOff'));
    });
  const showNewCodes = () =>
    perform(async () =>
      setCodes((await run(() => renew()))?.data?.newRecoveryCodes.recoveryCodes ?? null),
    );
  const close = () => {
    // Not before: if the account cannot be read now, the page shows that instead of the codes.
    if (codes) client.refetchQueries({ include: 'active' });
    setSecret(null);
    setCodes(null);
  };

  return (
    <Section title={t('account.secondFactor')}>
      <Stack gap="4">
        <Text color="fg.muted">
          {secondFactor.isEnabled
            ? t('account.secondFactorOn', { count: secondFactor.recoveryCodesLeft })
            : t('account.secondFactorOff')}
        </Text>
        <Flex wrap="wrap" gap="3">
          {!secondFactor.isEnabled && (
            <Button variant="outline" loading={isSettingUp} onClick={() => void turnOn()}>
              {t('account.turnOn')}
            </Button>
          )}
          {secondFactor.isEnabled && (
            <>
              <Button variant="outline" loading={isRenewing} onClick={() => void showNewCodes()}>
                {t('account.newCodes')}
              </Button>
              <Button
                variant="outline"
                color="error.fg"
                loading={isDisabling}
                onClick={() => void turnOff()}
              >
                {t('account.turnOff')}
              </Button>
            </>
          )}
        </Flex>
      </Stack>
      {(secret || codes) && (
        <Modal title={codes ? t('account.codesTitle') : t('account.secondFactor')} onClose={close}>
          {codes && <RecoveryCodes codes={codes} onDone={close} />}
          {!codes && secret && (
            <Suspense fallback={<RowsSkeleton count={2} h="6rem" />}>
              <EnableSecondFactorForm
                secret={secret.secret}
                uri={secret.uri}
                run={run}
                onEnabled={setCodes}
              />
            </Suspense>
          )}
        </Modal>
      )}
    </Section>
  );
}
