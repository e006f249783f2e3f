/**
 * How a person signs in and can be reached, and the change of their role, which needs the admin's
 * password.
 */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../../../apollo/errors.ts';
import { useConfirmation } from '../../../../confirmation/use-confirmation.tsx';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { toastSuccess } from '../../../../ui/dialogs/toast.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { ErrorAlert } from '../../../../ui/page/error-box.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { cleanMobile } from '../../../contact-details/mobile-number.ts';
import { NONE } from '../../list/data-table.tsx';
import { type PersonRouteQuery, useChangeRoleMutation } from './generated/person.route.ts';

type Person = NonNullable<PersonRouteQuery['person']>;

const Summary = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'max-content 1fr' },
    columnGap: '6',
    rowGap: { base: '0', sm: '2' },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', mb: { base: '2', sm: '0' } },
  },
});

export function AccountSection({
  person: { account, student, createdAt },
}: {
  readonly person: Person;
}) {
  const { t, digits, date } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const isAdmin = account.role === 'ADMIN';
  const rows = [
    [t('people.role'), t(isAdmin ? 'people.admin' : 'people.student')],
    [t('people.loginEmail'), account.email],
    [t('people.loginPhone'), account.phoneNumber && digits(cleanMobile(account.phoneNumber))],
    [t('admin.email'), student.contactEmail],
    [t('admin.mobile'), student.contactMobile && digits(cleanMobile(student.contactMobile))],
    [t('admin.district'), student.address.district],
    [t('people.institution'), student.educationalBackground.lastInstitution],
    [t('people.lastLevel'), student.educationalBackground.lastLevel],
    [t('people.currentStatus'), student.educationalBackground.currentStatus],
    [t('people.birthDate'), student.dateOfBirth && date(student.dateOfBirth)],
    [t('people.since'), createdAt && date(createdAt)],
  ] as const;
  return (
    <Section
      title={t('people.account')}
      action={
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t(isAdmin ? 'people.makeStudent' : 'people.makeAdmin')}
        </Button>
      }
    >
      <Summary>
        {rows.map(([label, value]) => (
          <chakra.div key={label} display="contents">
            <dt>{label}</dt>
            <dd>{value || NONE}</dd>
          </chakra.div>
        ))}
      </Summary>
      {isOpen && (
        <RoleDialog userId={account.id} isAdmin={isAdmin} onClose={() => setOpen(false)} />
      )}
    </Section>
  );
}

interface RoleDialogProps {
  readonly userId: string;
  /** The role before the change. */
  readonly isAdmin: boolean;
  readonly onClose: () => void;
}

function RoleDialog({ userId, isAdmin, onClose }: RoleDialogProps) {
  const { t } = useI18n();
  const { run, dialog } = useConfirmation();
  const [change] = useChangeRoleMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const title = t(isAdmin ? 'people.makeStudent' : 'people.makeAdmin');

  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await run(() =>
        change({ variables: { input: { id: userId, role: isAdmin ? 'STUDENT' : 'ADMIN' } } }),
      );
      if (!answer) return;
      toastSuccess(t('admin.saved'));
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal title={title} onClose={onClose}>
      <Stack gap="4">
        <Text>{t(isAdmin ? 'people.studentLine' : 'people.adminLine')}</Text>
        <ErrorAlert>{failure !== null && describeError(failure, t)}</ErrorAlert>
        <Flex wrap="wrap" gap="3" justify="flex-end">
          <Button variant="outline" onClick={onClose} data-first-focus>
            {t('ui.cancel')}
          </Button>
          <Button loading={isBusy} loadingText={t('ui.saving')} onClick={() => void send()}>
            {title}
          </Button>
        </Flex>
      </Stack>
      {dialog}
    </Modal>
  );
}
