/** The first tab of the profile: the personal information. Edit opens the editor in a dialog. */
import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import type { UnsavedChanges } from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { cleanMobile } from '../../contact-details/mobile-number.ts';
import { ProfilePhotoForm } from '../photo/profile-photo.form.tsx';
import type { WholeStudent_StudentFragment } from './generated/whole-student.ts';
import { PersonalEditorForm } from './personal-editor.form.tsx';
import { ProfileDetails } from './profile-details.tsx';

const genderKey = {
  MALE: 'students.male',
  FEMALE: 'students.female',
  OTHER: 'students.other',
} as const;

interface PersonalInformationProps {
  readonly student: WholeStudent_StudentFragment;
  readonly unsaved: UnsavedChanges;
}

export function PersonalInformation({ student, unsaved }: PersonalInformationProps) {
  const { t, date, digits } = useI18n();
  const { user } = useViewer();
  const [editing, setEditing] = useState(false);
  const {
    name,
    certificateName,
    contactEmail,
    contactMobile,
    dateOfBirth,
    gender,
    profilePhotoUrl,
    address,
  } = student;
  // Without a name, the profile's contact e-mail or phone number is shown; the top bar shows those
  // of the account.
  const mobile = contactMobile && digits(cleanMobile(contactMobile));
  const shownName = name ?? contactEmail ?? mobile;
  return (
    <Section
      title={t('students.personal')}
      action={
        <Button variant="outline" onClick={() => setEditing(true)}>
          <Icon name="edit" />
          {t('students.edit')}
        </Button>
      }
    >
      <Stack gap="6">
        <Flex wrap="wrap" align="center" gap="5">
          <Box fontSize="4xl">
            <Avatar
              src={profilePhotoUrl}
              name={shownName ?? ''}
              size="24"
              alt={t('students.photoOf', { name: shownName ?? t('students.profile') })}
            />
          </Box>
          <Box minW="0" flex="1 1 14rem">
            <Text fontSize="xl" fontWeight="semibold" overflowWrap="anywhere">
              {shownName ?? t('students.notGiven')}
            </Text>
            <ProfilePhotoForm studentId={student.id} hasPhoto={profilePhotoUrl !== null} />
          </Box>
        </Flex>
        <ProfileDetails
          items={[
            { name: t('students.fullName'), value: name },
            { name: t('students.certificateName'), value: certificateName },
            {
              name: t('students.email'),
              value: contactEmail,
              mark: <ConfirmedMark isConfirmed={contactEmail?.toLowerCase() === user?.email} />,
            },
            {
              name: t('students.mobile'),
              value: mobile,
              mark: <ConfirmedMark isConfirmed={sameNumber(contactMobile, user?.phoneNumber)} />,
            },
            { name: t('students.dob'), value: dateOfBirth && date(dateOfBirth) },
            { name: t('students.gender'), value: gender && t(genderKey[gender]) },
          ]}
        />
        <Box>
          <Heading as="h3" size="md" mb="3">
            {t('students.address')}
          </Heading>
          <ProfileDetails
            items={[
              { name: t('students.street'), value: address.street },
              { name: t('students.city'), value: address.city },
              { name: t('students.district'), value: address.district },
              { name: t('students.division'), value: address.division },
            ]}
          />
        </Box>
      </Stack>
      {editing && (
        <Modal
          title={t('students.editPersonal')}
          onClose={() => setEditing(false)}
          mayClose={unsaved.mayLeave}
        >
          <PersonalEditorForm
            student={student}
            onSaved={() => setEditing(false)}
            reportUnsaved={unsaved.report}
          />
        </Modal>
      )}
    </Section>
  );
}

const sameNumber = (left: string | null | undefined, right: string | null | undefined) =>
  Boolean(left && right) && cleanMobile(left ?? '') === cleanMobile(right ?? '');

/**
 * The e-mail address or number of the account was confirmed by a code; other contact details of the profile are not
 * confirmed.
 */
function ConfirmedMark({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const { t } = useI18n();
  return (
    <Flex
      as="span"
      align="center"
      gap="1"
      fontSize="sm"
      color={isConfirmed ? 'primary.fg' : 'fg.muted'}
    >
      {isConfirmed && <Icon name="check" size="4" />}
      {t(isConfirmed ? 'students.confirmed' : 'students.notConfirmed')}
    </Flex>
  );
}
