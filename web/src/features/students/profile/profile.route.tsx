/**
 * The route /profile: three tabs with the student's record, the selected one in the search
 * parameters, and the account section below.
 */
import { Box, Skeleton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Loading } from '../../../ui/page/skeletons.tsx';
import { useUnsavedChanges } from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { AcademicResults } from '../academic-results/academic-results.tsx';
import { CreateStudent } from '../account/create-student.tsx';
import { MyAccount } from '../account/my-account.tsx';
import { CourseEnrollment } from '../courses/course-enrollment.tsx';
import { EducationalBackground } from './educational-background.tsx';
import { useProfileRouteQuery } from './generated/profile.route.ts';
import { PersonalInformation } from './personal-information.tsx';
import { type ProfileTab, ProfileTabs, profileTab } from './profile-tabs.tsx';

export function Component() {
  const { t } = useI18n();
  const [search, setSearch] = useSearchParams();
  // Local state, because search parameters change only after the router's loaders have finished.
  const [tab, setTab] = useState(() => profileTab(search.get('tab')));
  const unsaved = useUnsavedChanges();
  const { data, loading, error, refetch } = useProfileRouteQuery();
  const student = data?.viewer?.student;

  const show = async (next: ProfileTab) => {
    if (next === tab || !(await unsaved.mayLeave())) return;
    setTab(next);
    setSearch(next === 'personal' ? {} : { tab: next }, { replace: true });
  };

  return (
    <Page title={t('students.profile')}>
      {loading && !student && <ProfileSkeleton />}
      {!student && !loading && error && <ErrorState error={error} onRetry={refetch} />}
      {!student && !loading && !error && (
        <EmptyState text={t('students.noStudent')} icon="user">
          {data?.viewer && <CreateStudent />}
        </EmptyState>
      )}
      {student && (
        <Box maxW="56rem">
          <ProfileTabs tab={tab} onChange={(next) => void show(next)}>
            {tab === 'personal' && <PersonalInformation student={student} unsaved={unsaved} />}
            {tab === 'education' && (
              <Stack gap="6">
                <EducationalBackground student={student} unsaved={unsaved} />
                <AcademicResults
                  studentId={student.id}
                  results={student.academicResults}
                  error={error}
                  onRetry={refetch}
                  unsaved={unsaved}
                />
              </Stack>
            )}
            {tab === 'enrollment' && (
              <CourseEnrollment student={student} error={error} onRetry={refetch} />
            )}
          </ProfileTabs>
        </Box>
      )}
      {data?.viewer && (
        <Box maxW="56rem" mt="6">
          <MyAccount
            hasSecurityPage={data.viewer.hasAccountSecurity}
            canDownloadData={data.viewer.canDownloadData}
            studentId={student?.id ?? null}
          />
        </Box>
      )}
      {unsaved.question}
    </Page>
  );
}

/** Same layout as the page: tabs with the section below. */
function ProfileSkeleton() {
  return (
    <Loading>
      <Stack gap="6" maxW="56rem">
        <Skeleton h="2.75rem" />
        <Skeleton h="28rem" borderRadius="md" />
      </Stack>
    </Loading>
  );
}
