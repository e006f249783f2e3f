/**
 * A student's enrolments with payment notes; an admin can enrol the student and end an enrolment.
 */
import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSchema } from '../../../../forms/schema.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { DeleteDialog, type Deletion } from '../../form/delete-dialog.tsx';
import { ChoiceField, TextAreaField } from '../../form/fields.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { optionalText } from '../../form/schemas.ts';
import { useSave } from '../../form/use-save.ts';
import { CourseDialog } from './course.dialog.tsx';
import { chosenCourse } from './course-choice.ts';
import {
  type PersonRouteQuery,
  useEndEnrollmentMutation,
  useEnrollStudentMutation,
} from './generated/person.route.ts';
import { CourseRow, RuledList } from './ruled-list.tsx';

type Person = NonNullable<PersonRouteQuery['person']>;

/** The maximum length of a payment note, in characters. */
const MAX_NOTE_LENGTH = 500;

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
      <RuledList>
        {enrollments?.map(({ courseId, category, name, enrolledAt, paymentNote, isByAdmin }) => (
          <CourseRow
            key={courseId}
            name={name}
            details={[
              enrolledAt && date(enrolledAt),
              t(isByAdmin ? 'people.byAdmin' : 'people.byStudent'),
            ]}
            endText={t('people.end')}
            endLabel={t('people.endNamed', { name })}
            onEnd={() =>
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
            {paymentNote && (
              <Text fontSize="sm" whiteSpace="pre-line" overflowWrap="anywhere">
                {t('people.noted', { note: paymentNote })}
              </Text>
            )}
          </CourseRow>
        ))}
      </RuledList>
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
  const [enroll] = useEnrollStudentMutation({ refetchQueries: ['PersonRoute'] });
  const form = useForm({
    resolver: useSchema(schema),
    defaultValues: { course: '', paymentNote: '' },
    mode: 'onTouched',
  });
  const { save, isSaving, failure } = useSave(form, (path) =>
    path === 'courseId' ? 'course' : path,
  );
  const submit = form.handleSubmit(async ({ course, paymentNote }) => {
    const input = { studentId, ...course, paymentNote };
    if (await save(() => enroll({ variables: { input } }))) onClose();
  });

  return (
    <CourseDialog
      title={t('people.enroll')}
      isDirty={form.formState.isDirty}
      isSaving={isSaving}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {(courses) => (
        <FormFields gap="5" isSaving={isSaving}>
          <ChoiceField form={form} name="course" label={t('people.course')} options={courses} />
          <TextAreaField
            form={form}
            name="paymentNote"
            label={t('people.payment')}
            hint={t('people.paymentHint')}
            rows={3}
          />
        </FormFields>
      )}
    </CourseDialog>
  );
}
