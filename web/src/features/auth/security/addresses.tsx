/** The account's e-mail address and phone number, each with a form to change it. */
import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Confirmation } from '../../../confirmation/use-confirmation.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { cleanMobile } from '../../contact-details/mobile-number.ts';
import { ChangeAddressForm } from './change-address.form.tsx';

interface AddressesProps {
  readonly email: string | null;
  /** Including the prefix 88. */
  readonly phoneNumber: string | null;
  readonly run: Confirmation['run'];
}

export function Addresses({ email, phoneNumber, run }: AddressesProps) {
  const { t, digits } = useI18n();
  const [changing, setChanging] = useState<'email' | 'phoneNumber' | null>(null);
  const rows = [
    {
      kind: 'email',
      name: t('account.email'),
      value: email,
      action: email ? t('account.changeEmail') : t('account.addEmail'),
    },
    {
      kind: 'phoneNumber',
      name: t('account.phone'),
      value: phoneNumber && digits(cleanMobile(phoneNumber)),
      action: phoneNumber ? t('account.changePhone') : t('account.addPhone'),
    },
  ] as const;

  return (
    <Section title={t('account.addresses')}>
      <Stack gap="4">
        <Text color="fg.muted">{t('account.addressesLead')}</Text>
        {rows.map(({ kind, name, value, action }) => (
          <Flex key={kind} wrap="wrap" align="center" justify="space-between" gap="3">
            <div>
              <Text fontSize="sm" color="fg.muted">
                {name}
              </Text>
              <Text overflowWrap="anywhere">{value ?? t('account.notGiven')}</Text>
            </div>
            <Button variant="outline" onClick={() => setChanging(kind)}>
              {action}
            </Button>
          </Flex>
        ))}
      </Stack>
      {changing && (
        <Modal
          title={rows.find(({ kind }) => kind === changing)?.action ?? ''}
          onClose={() => setChanging(null)}
        >
          <ChangeAddressForm kind={changing} run={run} onDone={() => setChanging(null)} />
        </Modal>
      )}
    </Section>
  );
}
