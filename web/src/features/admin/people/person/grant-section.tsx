/** A person's grants as teacher or marker of courses, which admins can give and end. */
import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSchema } from '../../../../forms/schema.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../../ui/page/skeletons.tsx';
import { DeleteDialog, type Deletion } from '../../form/delete-dialog.tsx';
import { ChoiceField } from '../../form/fields.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { useSave } from '../../form/use-save.ts';
import { CourseDialog } from './course.dialog.tsx';
import { chosenCourse } from './course-choice.ts';
import {
  useEndGrantMutation,
  useGiveGrantMutation,
  usePersonGrantsQuery,
} from './generated/grants.ts';
import { CourseRow, RuledList } from './ruled-list.tsx';

const roles = ['MARKER', 'TEACHER'] as const;
const roleNames = { MARKER: 'people.marker', TEACHER: 'people.teacher' } as const;

/**
 * Awaited, so that the dialog closes after its button has gone, and moves the focus. A failure does
 * not reject, because pages have `errorPolicy: 'all'`.
 */
const withGrants = { refetchQueries: ['PersonGrants'], awaitRefetchQueries: true };

export function GrantSection({ studentId }: { readonly studentId: string }) {
  const { t, date } = useI18n();
  const { data, loading, error, refetch } = usePersonGrantsQuery({
    variables: { id: studentId },
    fetchPolicy: 'cache-and-network',
  });
  const [isOpen, setOpen] = useState(false);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [end] = useEndGrantMutation(withGrants);
  const grants = data?.person?.grants;
  return (
    <Section
      title={t('people.grants')}
      action={
        <Button variant="outline" onClick={() => setOpen(true)} disabled={!grants}>
          <Icon name="plus" size="4" />
          {t('people.giveGrant')}
        </Button>
      }
    >
      <Text mb="3" color="fg.muted" maxW="reading">
        {t('people.grantsLine')}
      </Text>
      {loading && !data && <RowsSkeleton count={1} h="2.75rem" />}
      {!loading && !data?.person && <ErrorState error={error} onRetry={refetch} />}
      {data?.person && !grants?.length && (
        <Text>{t(grants ? 'people.noGrants' : 'people.notLoaded')}</Text>
      )}
      <RuledList>
        {grants?.map(({ courseId, category, name, role, since }) => (
          <CourseRow
            key={courseId}
            name={name}
            details={[t(roleNames[role]), since && date(since)]}
            endText={t('people.endGrant')}
            endLabel={t('people.endGrantNamed', { name })}
            onEnd={() =>
              setDeletion({
                title: name,
                texts: {
                  heading: t('people.endGrantQuestion', { name }),
                  lead: t('people.endsLead'),
                  button: t('people.endGrant'),
                  busy: t('people.ending'),
                  doneText: t('people.grantEnded'),
                },
                consequences: [
                  t(role === 'TEACHER' ? 'people.endsTeaching' : 'people.endsMarking'),
                  t('people.takesExamsAgain'),
                ],
                send: () => end({ variables: { input: { studentId, courseId, category } } }),
              })
            }
          />
        ))}
      </RuledList>
      {isOpen && <GrantDialog studentId={studentId} onClose={() => setOpen(false)} />}
      {deletion && <DeleteDialog deletion={deletion} onClose={() => setDeletion(null)} />}
    </Section>
  );
}

const schema = z.object({ course: chosenCourse, role: z.enum(roles) });

function GrantDialog({
  studentId,
  onClose,
}: {
  readonly studentId: string;
  readonly onClose: () => void;
}) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [give] = useGiveGrantMutation(withGrants);
  const form = useForm({
    resolver: useSchema(schema),
    defaultValues: { course: '', role: roles[0] },
    mode: 'onTouched',
  });
  const { save, isSaving, failure } = useSave(form, (path) =>
    path === 'courseId' ? 'course' : path,
  );
  const submit = form.handleSubmit(async ({ course, role }) => {
    const input = { studentId, ...course, role };
    if (await save(() => give({ variables: { input } }))) onClose();
  });

  return (
    <CourseDialog
      title={t('people.giveGrant')}
      isDirty={form.formState.isDirty}
      isSaving={isSaving}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {(courses) => (
        <FormFields gap="5" isSaving={isSaving}>
          <ChoiceField form={form} name="course" label={t('people.course')} options={courses} />
          <ChoiceField
            form={form}
            name="role"
            label={t('people.grantRole')}
            hint={t('people.grantHint')}
            options={roles.map((role) => [role, t(roleNames[role])] as const)}
          />
        </FormFields>
      )}
    </CourseDialog>
  );
}
