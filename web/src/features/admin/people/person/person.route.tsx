/**
 * The route /boss/people/:id: one student with account, enrolments and academic results, and what
 * an admin can change.
 */
import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useConfirmation } from '../../../../confirmation/use-confirmation.tsx';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { paths } from '../../../../paths.ts';
import { Icon } from '../../../../ui/content/icons.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../../ui/page/skeletons.tsx';
import { adminPaths } from '../../admin-paths.ts';
import { DeleteDialog } from '../../form/delete-dialog.tsx';
import { usePersonName } from '../person-name.ts';
import { AcademicResultsSection } from './academic-results-section.tsx';
import { AccountSection } from './account-section.tsx';
import { ActivitySections, ProgressSection } from './activity-sections.tsx';
import { EnrollmentSection } from './enrollment-section.tsx';
import {
  type PersonRouteQuery,
  useDeletePersonAccountMutation,
  useDeletePersonMutation,
  usePersonActivityQuery,
  usePersonRouteQuery,
} from './generated/person.route.ts';
import { GrantSection } from './grant-section.tsx';
import { RuledList } from './ruled-list.tsx';
import { StateSection } from './state-section.tsx';

type Person = NonNullable<PersonRouteQuery['person']>;

interface ActivityCursors {
  readonly attemptsAfter: string | null;
  readonly resultsAfter: string | null;
}

export function Component() {
  const { t } = useI18n();
  const { id = '' } = useParams();
  const { data, previousData, loading, error, refetch } = usePersonRouteQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [cursors, setCursors] = useState<ActivityCursors>({
    attemptsAfter: null,
    resultsAfter: null,
  });
  const nameOf = usePersonName();
  const activityQuery = usePersonActivityQuery({
    variables: { id, ...cursors },
    fetchPolicy: 'cache-and-network',
  });
  const activityData = activityQuery.data ?? activityQuery.previousData;
  const activity = activityData?.person ?? (activityQuery.loading ? undefined : null);
  // A failed refetch has no data: the page stays, with what is typed in its dialogs. After
  // navigation, previousData is of another person.
  const person = data || previousData?.person?.id !== id ? data?.person : previousData.person;
  const title = person && nameOf(person);
  return (
    <Page
      title={title ?? (loading ? undefined : t('people.title'))}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('people.title'), to: adminPaths.people() },
        ...(title ? [{ label: title }] : []),
      ]}
    >
      {loading && !person && <RowsSkeleton />}
      {!loading && !data && error && <ErrorState error={error} onRetry={refetch} />}
      {!loading && !person && !error && <EmptyState text={t('people.gone')} icon="user" />}
      {person && (
        <Stack gap="6">
          <AccountSection person={person} />
          <StateSection person={person} sessions={activity === null ? null : activity?.sessions} />
          <EnrollmentSection person={person} />
          <GrantSection studentId={person.student.id} />
          <ProgressSection student={person.student} />
          <ActivitySections
            activity={activity}
            onPage={(list, after) => setCursors((now) => ({ ...now, [`${list}After`]: after }))}
          />
          <AcademicResultsSection
            studentId={person.student.id}
            results={person.student.academicResults}
            reload={refetch}
          />
          <CampaignSection student={person.student} />
          <DeletePerson person={person} />
          {person.account.role === 'STUDENT' && <DeleteAccount person={person} />}
        </Stack>
      )}
    </Page>
  );
}

function CampaignSection({ student: { campaignExams } }: { readonly student: Person['student'] }) {
  const { t } = useI18n();
  return (
    <Section title={t('people.campaigns')}>
      {campaignExams && campaignExams.length > 0 ? (
        <RuledList>
          {campaignExams.map(({ campaignId, title }) => (
            <li key={campaignId}>{title}</li>
          ))}
        </RuledList>
      ) : (
        <Text color="fg.muted">{t(campaignExams ? 'people.noCampaigns' : 'people.notLoaded')}</Text>
      )}
    </Section>
  );
}

function DeletePerson({ person }: { readonly person: Person }) {
  const { t } = useI18n();
  const nameOf = usePersonName();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [remove] = useDeletePersonMutation();
  const { student, enrollments } = person;
  const send = async () => {
    await remove({ variables: { input: { id: student.id } } });
    await navigate(adminPaths.people());
  };
  const consequences = [
    t('people.deletesProfile'),
    ...(enrollments?.length ? [t('people.deletesEnrollments', { count: enrollments.length })] : []),
    ...(student.campaignExams?.length
      ? [t('people.deletesRegistrations', { count: student.campaignExams.length })]
      : []),
    ...(student.academicResults?.length
      ? [t('people.deletesResults', { count: student.academicResults.length })]
      : []),
  ];
  return (
    <Section title={t('people.deleteTitle')}>
      <Text mb="3">{t('people.deleteLine')}</Text>
      <Button variant="danger" onClick={() => setOpen(true)}>
        <Icon name="trash" size="4" />
        {t('people.delete')}
      </Button>
      {isOpen && (
        <DeleteDialog
          deletion={{
            title: nameOf(person),
            consequences,
            ignoresForce: true,
            send,
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}

function DeleteAccount({ person }: { readonly person: Person }) {
  const { t } = useI18n();
  const nameOf = usePersonName();
  const { student } = person;
  const navigate = useNavigate();
  const { run, dialog } = useConfirmation();
  const [isOpen, setOpen] = useState(false);
  const [remove] = useDeletePersonAccountMutation();
  const send = async () => {
    const answer = await run(() => remove({ variables: { input: { studentId: student.id } } }));
    if (!answer) return false;
    await navigate(adminPaths.people());
    return true;
  };
  return (
    <Section title={t('people.deleteAccountTitle')}>
      <Text mb="3">{t('people.deleteAccountLine')}</Text>
      <Button variant="danger" onClick={() => setOpen(true)}>
        <Icon name="trash" size="4" />
        {t('people.deleteAccount')}
      </Button>
      {isOpen && (
        <DeleteDialog
          deletion={{
            title: nameOf(person),
            consequences: [t('people.deletesAccount'), t('people.deletesWork')],
            ignoresForce: true,
            send,
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {dialog}
    </Section>
  );
}
