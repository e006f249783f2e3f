/** /profile: three tabs over the student's record, the chosen one kept in the address, and the account below them. */
import { Box, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Bone, Loading } from '../../ui/skeletons.tsx';
import { CourseEnrollment } from './course-enrollment.tsx';
import { EducationalBackground } from './educational-background.tsx';
import { useProfileRouteQuery } from './generated/profile.route.ts';
import { MyAccount } from './my-account.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { type ProfileTab, ProfileTabs, profileTab } from './profile-tabs.tsx';
import { useUnsavedChanges } from './use-unsaved-changes.tsx';

export function Component() {
  const { t } = useI18n();
  const [search, setSearch] = useSearchParams();
  // A state of its own: an address changes only when the router has been through its loaders.
  const [tab, setTab] = useState(() => profileTab(search.get('tab')));
  const unsaved = useUnsavedChanges();
  const { data, loading, error, refetch } = useProfileRouteQuery({ errorPolicy: 'all' });
  const student = data?.viewer?.student;

  const show = async (next: ProfileTab) => {
    if (next === tab || !(await unsaved.mayLeave())) return;
    setTab(next);
    setSearch(next === 'personal' ? {} : { tab: next }, { replace: true });
  };

  return (
    <Page title={t('students.profile')}>
      {loading && !data && <ProfileSkeleton />}
      {!student && !loading && error && <ErrorState error={error} onRetry={refetch} />}
      {!student && !loading && !error && <EmptyState text={t('students.noStudent')} icon="user" />}
      {student && (
        <Box maxW="56rem">
          <ProfileTabs tab={tab} onChange={(next) => void show(next)}>
            {tab === 'personal' && <PersonalInformation student={student} unsaved={unsaved} />}
            {tab === 'education' && <EducationalBackground student={student} unsaved={unsaved} />}
            {tab === 'enrollment' && <CourseEnrollment student={student} error={error} onRetry={refetch} />}
          </ProfileTabs>
          <Box mt="6">
            <MyAccount />
          </Box>
        </Box>
      )}
      {unsaved.question}
    </Page>
  );
}

/** The three tabs and the section below them. */
function ProfileSkeleton() {
  return (
    <Loading>
      <Stack gap="6" maxW="56rem">
        <Bone h="2.75rem" />
        <Bone h="28rem" radius="md" />
      </Stack>
    </Loading>
  );
}
