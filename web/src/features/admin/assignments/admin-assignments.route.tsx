/**
 * The route /boss/assignments: all assignments, the latest due date first, with dialogs to add,
 * edit and delete them.
 */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { rule } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { adminPaths } from '../admin-paths.ts';
import type { StoredItem } from '../conflicts/use-conflicts.ts';
import { changedFields } from '../form/changed-fields.ts';
import { type DialogField, FormDialog } from '../form/form-dialog.tsx';
import { readMoment, typedMoment } from '../form/moments.ts';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  momentText,
  optionalMoment,
  optionalNumber,
  optionalText,
  requiredText,
} from '../form/schemas.ts';
import { courseOptions } from '../people/person/course-choice.ts';
import { useCourseChoicesQuery } from '../people/person/generated/person.route.ts';
import { ContentList } from '../tree/content-list.tsx';
import {
  type AdminAssignment_AssignmentFragment,
  EditAssignmentDocument,
  useAdminAssignmentsQuery,
  useCreateAssignmentMutation,
  useDeleteAssignmentMutation,
  useUpdateAssignmentMutation,
} from './generated/admin-assignments.route.ts';

const MAX_MARK = 1000;
const PART = 30;

type Assignment = AdminAssignment_AssignmentFragment;

export function Component() {
  const { t, dateTime } = useI18n();
  const query = useAdminAssignmentsQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteAssignmentMutation();
  const assignments = query.data?.assignments;
  const takesSubmissions = query.data?.takesAssignmentSubmissions ?? false;
  const items = assignments?.toReversed().map(({ id, title, dueDate, course }) => ({
    id,
    title,
    fact: [
      course?.name,
      dueDate === null ? t('events.noDueDate') : t('events.dueBy', { date: dateTime(dueDate) }),
    ]
      .filter(Boolean)
      .join(' · '),
    links: takesSubmissions
      ? [{ label: t('events.submissions'), to: adminPaths.assignmentSubmissions(id) }]
      : [],
    deletion: { consequences: [], send: () => remove({ variables: { input: { id } } }) },
  }));
  return (
    <Page
      title={t('events.assignments')}
      lead={t('events.assignmentsLead')}
      width="reading"
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('events.assignments') },
      ]}
      actions={
        <ButtonLink variant="outline" to={paths.assignments()}>
          {t('admin.preview')}
        </ButtonLink>
      }
    >
      <Section title={t('events.allAssignments')}>
        <ContentList
          query={query}
          items={items}
          emptyText={t('events.noAssignments')}
          part={PART}
          addition={{ label: t('events.addAssignment') }}
          dialog={(id, onDone) => (
            <AssignmentDialog
              assignment={assignments?.find((assignment) => assignment.id === id)}
              takesSubmissions={takesSubmissions}
              onDone={onDone}
            />
          )}
        />
      </Section>
    </Page>
  );
}

interface AssignmentDialogProps {
  /** Undefined for a new assignment. */
  readonly assignment: Assignment | undefined;
  /** The host has courses and marks of assignments. */
  readonly takesSubmissions: boolean;
  readonly onDone: (isSaved: boolean) => void;
}

/** Category and id of a course, separated by a space; empty for all courses. */
const choiceOf = (course: Assignment['course'] | undefined) =>
  course ? `${course.category} ${course.id}` : '';

function courseIn(choice: string) {
  if (choice === '') return null;
  const id = choice.slice(choice.indexOf(' ') + 1);
  return choice.startsWith('ADMISSION_PREP ')
    ? ({ id, category: 'ADMISSION_PREP' } as const)
    : ({ id, category: 'ACADEMIC' } as const);
}

const schema = z.object({
  title: requiredText(MAX_NAME_LENGTH),
  description: optionalText(MAX_DESCRIPTION_LENGTH),
  dueDate: optionalMoment,
  course: z.pipe(z.string(), z.transform(courseIn)),
  maxMark: optionalNumber({ min: 1, max: MAX_MARK, isInteger: true }),
});

/** An assignment that is due already can still be edited, but not added. */
const newSchema = z.extend(schema, {
  dueDate: z.pipe(
    momentText.check(rule((typed) => !isPast(readMoment(typed)), 'events.dueInPast')),
    z.transform(readMoment),
  ),
});

/** As typed. */
const valuesOf = (assignment: Assignment | undefined) => ({
  title: assignment?.title ?? '',
  description: assignment?.description ?? '',
  dueDate: typedMoment(assignment?.dueDate),
  course: choiceOf(assignment?.course),
  maxMark: assignment?.maxMark?.toString() ?? '',
});

function isPast(moment: string | null): boolean {
  return moment !== null && Date.parse(moment) < Date.now();
}

/**
 * The courses of both kinds that an assignment can belong to.
 * @param ownCourses of the stored versions
 */
function useCourseOptions(ownCourses: readonly Assignment['course'][], isAsked: boolean) {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useCourseChoicesQuery({ skip: !isAsked });
  const courses = courseOptions(data);
  const options = new Map([['', t('events.allCourses')]]);
  // An archived course is not in the lists.
  for (const course of ownCourses) if (course) options.set(choiceOf(course), course.name);
  for (const [choice, name] of courses) options.set(choice, name);
  return {
    options: [...options],
    loading,
    error,
    refetch,
  };
}

function AssignmentDialog({ assignment, takesSubmissions, onDone }: AssignmentDialogProps) {
  const { t } = useI18n();
  const [create] = useCreateAssignmentMutation();
  const [update] = useUpdateAssignmentMutation();
  const [opened] = useState(() => valuesOf(assignment));
  const [latest, setLatest] = useState(assignment);
  const { options, loading, error, refetch } = useCourseOptions(
    [assignment?.course ?? null, latest?.course ?? null],
    takesSubmissions,
  );
  const client = useApolloClient();
  const reread = async (id: string): Promise<StoredItem<ReturnType<typeof valuesOf>> | null> => {
    const { data } = await client.query({
      query: EditAssignmentDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    const content = data?.editableAssignment;
    if (!content?.assignment) return null;
    setLatest(content.assignment);
    const { revision, changedAt, changedBy } = content;
    return { values: valuesOf(content.assignment), revision, changedAt, changedBy };
  };
  const title = assignment
    ? t('admin.editNamed', { title: assignment.title })
    : t('events.addAssignment');
  // Without the list of courses, a new assignment would be for all students.
  if (loading || error) {
    return (
      <Modal title={title} onClose={() => onDone(false)}>
        {loading ? (
          <RowsSkeleton count={2} h="4rem" />
        ) : (
          <ErrorState error={error} onRetry={refetch} />
        )}
      </Modal>
    );
  }
  const extended: DialogField<'course' | 'maxMark'>[] = [
    { name: 'course', label: t('events.course'), hint: t('events.courseHint'), options },
    {
      name: 'maxMark',
      label: t('events.maxMark'),
      hint: t('events.maxMarkHint'),
      inputMode: 'numeric',
    },
  ];
  return (
    <FormDialog
      title={title}
      schema={assignment ? schema : newSchema}
      fields={[
        { name: 'title', label: t('admin.title') },
        { name: 'description', label: t('events.task'), rows: 6 },
        { name: 'dueDate', label: t('events.due'), hint: t('events.dueHint'), isMoment: true },
        ...(takesSubmissions ? extended : []),
      ]}
      storedValues={opened}
      reread={assignment && (() => reread(assignment.id))}
      send={({ course, maxMark, ...texts }, revision, base) => {
        const input = takesSubmissions ? { ...texts, course, maxMark } : texts;
        if (!assignment) return create({ variables: { input } });
        const changes = changedFields<typeof input>(base, input);
        return update({ variables: { input: { id: assignment.id, revision, ...changes } } });
      }}
      onDone={onDone}
    />
  );
}
