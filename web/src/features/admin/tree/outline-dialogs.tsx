/** The dialogs for subjects, chapters and units of a course. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { useOutlineReread } from '../conflicts/use-outline-reread.ts';
import { textOrNull } from '../form/numbers.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, useRules } from '../form/use-rules.ts';
import {
  useCreateAcademicUnitMutation,
  useCreateChapterMutation,
  useCreateSubjectMutation,
  useUpdateAcademicUnitMutation,
  useUpdateChapterMutation,
  useUpdateSubjectMutation,
} from './generated/save-outline.ts';
import { type ItemField, PlainItemDialog } from './item-dialog.tsx';

interface DialogProps<Stored> {
  /** Null for a new item. */
  readonly stored: Stored | null;
  readonly onDone: (isStored: boolean) => void;
}

/** The fields for a name or title, and for a description or summary. */
export function useOutlineFields(): Readonly<
  Record<'name' | 'title' | 'description' | 'summary', ItemField>
> {
  const { t } = useI18n();
  const rules = useRules();
  const line = { check: rules.text(MAX_NAME_LENGTH, true) };
  const lines = { check: rules.text(MAX_DESCRIPTION_LENGTH), rows: 3 };
  return {
    name: { name: 'name', label: t('admin.name'), ...line },
    title: { name: 'title', label: t('admin.title'), ...line },
    description: { name: 'description', label: t('admin.description'), ...lines },
    summary: { name: 'summary', label: t('admin.summary'), ...lines },
  };
}

interface StoredSubject {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly imageUrl: string | null;
}

export function SubjectDialog({
  courseId,
  stored,
  onDone,
}: DialogProps<StoredSubject> & { readonly courseId: string }) {
  const { t } = useI18n();
  const rules = useRules();
  const fields = useOutlineFields();
  const [create] = useCreateSubjectMutation();
  const [update] = useUpdateSubjectMutation();
  const reread = useOutlineReread('SUBJECT', stored?.id, ({ title, summary, imageUrl }) => ({
    name: title,
    description: summary,
    imageUrl,
  }));
  const picture = {
    name: 'imageUrl',
    label: t('admin.picture'),
    hint: t('admin.pictureHint'),
    check: rules.picture,
    inputMode: 'url',
  } as const;
  return (
    <PlainItemDialog
      title={stored ? t('admin.editNamed', { title: stored.name }) : t('admin.addSubject')}
      fields={[fields.name, fields.description, picture]}
      stored={{
        name: stored?.name ?? '',
        description: stored?.description ?? '',
        imageUrl: stored?.imageUrl ?? '',
      }}
      reread={reread}
      send={({ name = '', description = '', imageUrl = '' }, revision) => {
        const input = {
          name: name.trim(),
          description: textOrNull(description),
          imageUrl: textOrNull(imageUrl),
        };
        return stored
          ? update({ variables: { input: { id: stored.id, revision, ...input } } })
          : create({ variables: { input: { courseId, ...input } } });
      }}
      onDone={onDone}
    />
  );
}

interface StoredChapter {
  readonly id: string;
  readonly title: string;
  readonly summary: string | null;
}

export function ChapterDialog({
  subjectId,
  stored,
  onDone,
}: DialogProps<StoredChapter> & { readonly subjectId: string }) {
  const { t } = useI18n();
  const fields = useOutlineFields();
  const [create] = useCreateChapterMutation();
  const [update] = useUpdateChapterMutation();
  const reread = useOutlineReread('CHAPTER', stored?.id, ({ title, summary }) => ({
    title,
    summary,
  }));
  return (
    <PlainItemDialog
      title={stored ? t('admin.editNamed', { title: stored.title }) : t('admin.addChapter')}
      fields={[fields.title, fields.summary]}
      stored={{ title: stored?.title ?? '', summary: stored?.summary ?? '' }}
      reread={reread}
      send={({ title = '', summary = '' }, revision) => {
        const input = { title: title.trim(), summary: textOrNull(summary) };
        return stored
          ? update({ variables: { input: { id: stored.id, revision, ...input } } })
          : create({ variables: { input: { subjectId, ...input } } });
      }}
      onDone={onDone}
    />
  );
}

interface StoredUnit {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
}

export function AcademicUnitDialog({
  courseId,
  stored,
  onDone,
}: DialogProps<StoredUnit> & { readonly courseId: string }) {
  const { t } = useI18n();
  const fields = useOutlineFields();
  const [create] = useCreateAcademicUnitMutation();
  const [update] = useUpdateAcademicUnitMutation();
  const reread = useOutlineReread('ACADEMIC_UNIT', stored?.id, ({ title, summary }) => ({
    name: title,
    description: summary,
  }));
  return (
    <PlainItemDialog
      title={stored ? t('admin.editNamed', { title: stored.name }) : t('admin.addUnit')}
      fields={[fields.name, fields.description]}
      stored={{ name: stored?.name ?? '', description: stored?.description ?? '' }}
      reread={reread}
      send={({ name = '', description = '' }, revision) => {
        const input = { courseId, name: name.trim(), description: textOrNull(description) };
        return stored
          ? update({ variables: { input: { id: stored.id, revision, ...input } } })
          : create({ variables: { input } });
      }}
      onDone={onDone}
    />
  );
}
