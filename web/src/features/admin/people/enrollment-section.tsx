/**
 * A student's enrolments with payment notes; an admin can enrol the student and end an enrolment.
 */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { DeleteDialog, type Deletion } from '../form/delete-dialog.tsx';
import { ChoiceField, TextAreaField } from '../form/fields.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { FormFooter } from '../form/form-footer.tsx';
import { optionalText } from '../form/schemas.ts';
import { useSave } from '../form/use-save.ts';
import { chosenCourse, courseOptions } from './course-choice.ts';
import {
  type PersonRouteQuery,
  useCourseChoicesQuery,
  useEndEnrollmentMutation,
  useEnrollStudentMutation,
} from './generated/person.route.ts';

type Person = NonNullable<PersonRouteQuery['person']>;

/** The maximum length of a payment note, in characters. */
const MAX_NOTE_LENGTH = 500;

const List = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTopWidth: '1px' } },
});

export function EnrollmentSection({
  person: { student, enrollments },
}: {
  readonly person: Person;
}) {
  const { t, date } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [end] = useEndEnrollmentMutation({ refetchQueries: ['PersonRoute'] });
  return (
    <Section
      title={t('people.enrollments')}
      action={
        <Button variant="outline" onClick={() => setOpen(true)}>
          <Icon name="plus" size="4" />
          {t('people.enroll')}
        </Button>
      }
    >
      {!enrollments?.length && (
        <Text color="fg.muted">{t(enrollments ? 'people.noEnrollments' : 'people.notLoaded')}</Text>
      )}
      <List>
        {enrollments?.map(({ courseId, category, name, enrolledAt, paymentNote, isByAdmin }) => (
          <Flex
            as="li"
            key={courseId}
            wrap="wrap"
            align="center"
            justify="space-between"
            gap="3"
            py="2"
          >
            <Box minW="0" flex="1 1 16rem">
              <Text fontWeight="semibold">{name}</Text>
              <Text fontSize="sm" color="fg.muted">
                {[
                  enrolledAt && date(enrolledAt),
                  t(isByAdmin ? 'people.byAdmin' : 'people.byStudent'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {paymentNote && (
                <Text fontSize="sm" whiteSpace="pre-line" overflowWrap="anywhere">
                  {t('people.noted', { note: paymentNote })}
                </Text>
              )}
            </Box>
            <Button
              variant="ghost"
              aria-label={t('people.endNamed', { name })}
              onClick={() =>
                setDeletion({
                  title: name,
                  texts: {
                    heading: t('people.endQuestion', { name }),
                    lead: t('people.endsLead'),
                    button: t('people.endButton'),
                    busy: t('people.ending'),
                    doneText: t('people.ended'),
                  },
                  consequences: [
                    t('people.endsAccess'),
                    ...(paymentNote ? [t('people.endsNote')] : []),
                  ],
                  send: () =>
                    end({ variables: { input: { studentId: student.id, courseId, category } } }),
                })
              }
            >
              {t('people.end')}
            </Button>
          </Flex>
        ))}
      </List>
      {isOpen && <EnrollDialog studentId={student.id} onClose={() => setOpen(false)} />}
      {deletion && <DeleteDialog deletion={deletion} onClose={() => setDeletion(null)} />}
    </Section>
  );
}

const schema = z.object({ course: chosenCourse, paymentNote: optionalText(MAX_NOTE_LENGTH) });

function EnrollDialog({
  studentId,
  onClose,
}: {
  readonly studentId: string;
  readonly onClose: () => void;
}) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const { data, loading, error, refetch } = useCourseChoicesQuery();
  const [enroll] = useEnrollStudentMutation({ refetchQueries: ['PersonRoute'] });
  const form = useForm({
    resolver: useSchema(schema),
    defaultValues: { course: '', paymentNote: '' },
    mode: 'onTouched',
  });
  const { save, isSaving, failure } = useSave(form, (path) =>
    path === 'courseId' ? 'course' : path,
  );
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);
  const submit = form.handleSubmit(async ({ course, paymentNote }) => {
    const input = { studentId, ...course, paymentNote };
    if (await save(() => enroll({ variables: { input } }))) onClose();
  });

  const cancel = async () => {
    if (await unsaved.mayLeave()) onClose();
  };

  return (
    <Modal title={t('people.enroll')} onClose={onClose} mayClose={unsaved.mayLeave}>
      {loading && !data && <RowsSkeleton count={2} h="2.75rem" />}
      {!loading && !(data?.courses && data.admissionCourses) && (
        <ErrorState error={error} onRetry={refetch} />
      )}
      {data && (
        <form onSubmit={submit} noValidate>
          <Stack gap="5">
            <FormFields gap="5" isSaving={isSaving}>
              <ChoiceField
                form={form}
                name="course"
                label={t('people.course')}
                options={[['', t('people.chooseCourse')], ...courseOptions(data)]}
              />
              <TextAreaField
                form={form}
                name="paymentNote"
                label={t('people.payment')}
                hint={t('people.paymentHint')}
                rows={3}
              />
            </FormFields>
            <FormFooter failure={failure} isSaving={isSaving} onCancel={() => void cancel()} />
          </Stack>
        </form>
      )}
      {unsaved.question}
    </Modal>
  );
}
