/**
 * The account section of the profile: e-mail address and mobile number of the login, a link to the
 * settings, and deletion of the student record or the account.
 */
import { Flex, Stack, Text } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ACCOUNT_SECTION, paths } from '../../../paths.ts';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { cleanMobile } from '../../contact-details/mobile-number.ts';
import { ProfileDetails } from '../profile/profile-details.tsx';
import { DeleteAccountForm } from './delete-account.form.tsx';
import { DeleteStudentForm } from './delete-student.form.tsx';

interface MyAccountProps {
  readonly hasSecurityPage: boolean;
  readonly canDownloadData: boolean;
  /** Null for an account without a student record. */
  readonly studentId: string | null;
}

export function MyAccount({ hasSecurityPage, canDownloadData, studentId }: MyAccountProps) {
  const { t, digits } = useI18n();
  const { user } = useViewer();
  const [deleting, setDeleting] = useState<'record' | 'account' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLinked = useLocation().hash === `#${ACCOUNT_SECTION}`;

  // By script: the section may not be there yet when the fragment is looked for.
  useLayoutEffect(() => {
    if (!isLinked) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isLinked]);

  return (
    <Section title={t('students.account')} headingRef={heading} fragment={ACCOUNT_SECTION}>
      <Stack gap="5">
        <ProfileDetails
          items={[
            { name: t('students.loginEmail'), value: user?.email ?? null },
            {
              name: t('students.loginPhone'),
              value: user?.phoneNumber ? digits(cleanMobile(user.phoneNumber)) : null,
            },
          ]}
        />
        {canDownloadData && <Text color="fg.muted">{t('students.downloadLine')}</Text>}
        <Flex wrap="wrap" gap="3">
          <ButtonLink variant="outline" to={paths.settings()}>
            {t('students.settings')}
          </ButtonLink>
          {hasSecurityPage && (
            <ButtonLink variant="outline" to={paths.security()}>
              {t('students.security')}
            </ButtonLink>
          )}
          {studentId && (
            <Button variant="outline" color="error.fg" onClick={() => setDeleting('record')}>
              {t('students.deleteRecord')}
            </Button>
          )}
          <Button variant="outline" color="error.fg" onClick={() => setDeleting('account')}>
            {t('students.deleteAccount')}
          </Button>
        </Flex>
      </Stack>
      {deleting === 'record' && studentId && (
        <Modal title={t('students.deleteRecord')} onClose={() => setDeleting(null)}>
          <DeleteStudentForm studentId={studentId} onDeleted={() => setDeleting(null)} />
        </Modal>
      )}
      {deleting === 'account' && (
        <Modal title={t('students.deleteAccount')} onClose={() => setDeleting(null)}>
          <DeleteAccountForm />
        </Modal>
      )}
    </Section>
  );
}
