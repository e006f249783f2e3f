/** /boss, for admins: an overview to read. Writing goes through the API. */
import { Stack } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { AcademicCourseBranch } from './boss-academic.tsx';
import { AdmissionCourseBranch } from './boss-admission.tsx';
import { BossStudents } from './boss-students.tsx';
import { Tree } from './branch.tsx';
import { useBossRouteQuery } from './generated/boss.route.ts';
import { Section } from './section.tsx';

export function Component() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useBossRouteQuery({ errorPolicy: 'all' });
  return (
    <Page title={t('students.boss')} lead={t('students.bossLead')}>
      <ButtonLink variant="outline" mb="6" to={paths.markingList()}>
        {t('students.toMark')}
      </ButtonLink>
      <Stack gap="6">
        <BossStudents />
        <Section title={t('students.admissionPrep')}>
          {loading && !data && <RowsSkeleton count={3} h="2.75rem" />}
          {!data?.admissionCourses && !loading && <ErrorState error={error} onRetry={refetch} />}
          <Tree>
            {data?.admissionCourses?.map((course) => (
              <AdmissionCourseBranch key={course.id} course={course} />
            ))}
          </Tree>
        </Section>
        <Section title={t('students.academic')}>
          {loading && !data && <RowsSkeleton count={3} h="2.75rem" />}
          {!data?.courses && !loading && <ErrorState error={error} onRetry={refetch} />}
          <Tree>
            {data?.courses?.map((course) => (
              <AcademicCourseBranch key={course.id} course={course} />
            ))}
          </Tree>
        </Section>
      </Stack>
    </Page>
  );
}
