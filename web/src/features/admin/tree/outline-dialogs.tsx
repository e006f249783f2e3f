/** The dialogs for subjects, chapters and units of a course. */
import * as z from 'zod/mini';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useOutlineReread } from '../conflicts/use-outline-reread.ts';
import { type DialogField, FormDialog } from '../form/form-dialog.tsx';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  optionalPicture,
  optionalText,
  requiredText,
} from '../form/schemas.ts';
import {
  useCreateAcademicUnitMutation,
  useCreateChapterMutation,
  useCreateSubjectMutation,
  useUpdateAcademicUnitMutation,
  useUpdateChapterMutation,
  useUpdateSubjectMutation,
} from './generated/save-outline.ts';

const line = requiredText(MAX_NAME_LENGTH);
const lines = optionalText(MAX_DESCRIPTION_LENGTH);

export const unitSchema = z.object({ name: line, description: lines });
const subjectSchema = z.object({ name: line, description: lines, imageUrl: optionalPicture });
const chapterSchema = z.object({ title: line, summary: lines });

interface DialogProps<Stored> {
  /** Null for a new item. */
  readonly storedItem: Stored | null;
  readonly onDone: (isSaved: boolean) => void;
}

/** The fields for a name or title, and for a description or summary. */
export function useOutlineFields(): {
  readonly [Name in 'name' | 'title' | 'description' | 'summary']: DialogField<Name>;
} {
  const { t } = useI18n();
  return {
    name: { name: 'name', label: t('admin.name') },
    title: { name: 'title', label: t('admin.title') },
    description: { name: 'description', label: t('admin.description'), rows: 3 },
    summary: { name: 'summary', label: t('admin.summary'), rows: 3 },
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
  storedItem,
  onDone,
}: DialogProps<StoredSubject> & { readonly courseId: string }) {
  const { t } = useI18n();
  const fields = useOutlineFields();
  const [create] = useCreateSubjectMutation();
  const [update] = useUpdateSubjectMutation();
  const reread = useOutlineReread('SUBJECT', storedItem?.id, ({ title, summary, imageUrl }) => ({
    name: title,
    description: summary,
    imageUrl,
  }));
  const picture = {
    name: 'imageUrl',
    label: t('admin.picture'),
    hint: t('admin.urlHint'),
    inputMode: 'url',
  } as const;
  return (
    <FormDialog
      title={storedItem ? t('admin.editNamed', { title: storedItem.name }) : t('admin.addSubject')}
      schema={subjectSchema}
      fields={[fields.name, fields.description, picture]}
      storedValues={{
        name: storedItem?.name ?? '',
        description: storedItem?.description ?? '',
        imageUrl: storedItem?.imageUrl ?? '',
      }}
      reread={reread}
      send={(subject, revision) =>
        storedItem
          ? update({ variables: { input: { id: storedItem.id, revision, ...subject } } })
          : create({ variables: { input: { courseId, ...subject } } })
      }
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
  storedItem,
  onDone,
}: DialogProps<StoredChapter> & { readonly subjectId: string }) {
  const { t } = useI18n();
  const fields = useOutlineFields();
  const [create] = useCreateChapterMutation();
  const [update] = useUpdateChapterMutation();
  const reread = useOutlineReread('CHAPTER', storedItem?.id, ({ title, summary }) => ({
    title,
    summary,
  }));
  return (
    <FormDialog
      title={storedItem ? t('admin.editNamed', { title: storedItem.title }) : t('admin.addChapter')}
      schema={chapterSchema}
      fields={[fields.title, fields.summary]}
      storedValues={{ title: storedItem?.title ?? '', summary: storedItem?.summary ?? '' }}
      reread={reread}
      send={(chapter, revision) =>
        storedItem
          ? update({ variables: { input: { id: storedItem.id, revision, ...chapter } } })
          : create({ variables: { input: { subjectId, ...chapter } } })
      }
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
  storedItem,
  onDone,
}: DialogProps<StoredUnit> & { readonly courseId: string }) {
  const { t } = useI18n();
  const fields = useOutlineFields();
  const [create] = useCreateAcademicUnitMutation();
  const [update] = useUpdateAcademicUnitMutation();
  const reread = useOutlineReread('ACADEMIC_UNIT', storedItem?.id, ({ title, summary }) => ({
    name: title,
    description: summary,
  }));
  return (
    <FormDialog
      title={storedItem ? t('admin.editNamed', { title: storedItem.name }) : t('admin.addUnit')}
      schema={unitSchema}
      fields={[fields.name, fields.description]}
      storedValues={{ name: storedItem?.name ?? '', description: storedItem?.description ?? '' }}
      reread={reread}
      send={(unit, revision) =>
        storedItem
          ? update({ variables: { input: { id: storedItem.id, revision, courseId, ...unit } } })
          : create({ variables: { input: { courseId, ...unit } } })
      }
      onDone={onDone}
    />
  );
}
