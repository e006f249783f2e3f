/** The route /boss/assignments: all assignments by due date, with dialogs to add, edit and delete them. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { readMoment, typedMoment } from '../form/moments.ts';
import { textOrNull } from '../form/numbers.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, useRules } from '../form/use-rules.ts';
import { ContentList } from '../tree/content-list.tsx';
import { PlainItemDialog } from '../tree/item-dialog.tsx';
import {
  type AdminAssignmentsQuery,
  useAdminAssignmentsQuery,
  useCreateAssignmentMutation,
  useDeleteAssignmentMutation,
  useUpdateAssignmentMutation,
} from './generated/admin-assignments.route.ts';

type Assignment = NonNullable<AdminAssignmentsQuery['assignments']>[number];

export function Component() {
  const { t, dateTime } = useI18n();
  const query = useAdminAssignmentsQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteAssignmentMutation();
  const assignments = query.data?.assignments;
  const items = assignments?.map(({ id, title, dueDate }) => ({
    id,
    title,
    fact: dueDate === null ? t('events.noDueDate') : t('events.dueBy', { date: dateTime(dueDate) }),
    deletion: { inside: [], send: () => remove({ variables: { input: { id } } }) },
  }));
  return (
    <Page
      title={t('events.assignments')}
      lead={t('events.assignmentsLead')}
      width="reading"
      breadcrumbs={[{ label: t('admin.boss'), to: paths.boss() }, { label: t('events.assignments') }]}
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
          addLabel={t('events.addAssignment')}
          dialog={(id, onDone) => <AssignmentDialog stored={assignments?.find((one) => one.id === id)} onDone={onDone} />}
        />
      </Section>
    </Page>
  );
}

interface AssignmentDialogProps {
  /** Undefined for a new assignment. */
  readonly stored: Assignment | undefined;
  readonly onDone: (isStored: boolean) => void;
}

function AssignmentDialog({ stored, onDone }: AssignmentDialogProps) {
  const { t } = useI18n();
  const rules = useRules();
  const [create] = useCreateAssignmentMutation();
  const [update] = useUpdateAssignmentMutation();
  return (
    <PlainItemDialog
      title={stored ? t('admin.editNamed', { title: stored.title }) : t('events.addAssignment')}
      fields={[
        { name: 'title', label: t('admin.title'), check: rules.text(MAX_NAME_LENGTH, true) },
        { name: 'description', label: t('events.task'), check: rules.text(MAX_DESCRIPTION_LENGTH), rows: 6 },
        { name: 'dueDate', label: t('events.due'), hint: t('events.dueHint'), check: () => true, isMoment: true },
      ]}
      stored={{ title: stored?.title ?? '', description: stored?.description ?? '', dueDate: typedMoment(stored?.dueDate) }}
      send={({ title = '', description = '', dueDate = '' }) => {
        const input = { title: title.trim(), description: textOrNull(description), dueDate: readMoment(dueDate) };
        return stored ? update({ variables: { input: { id: stored.id, ...input } } }) : create({ variables: { input } });
      }}
      onDone={onDone}
    />
  );
}
