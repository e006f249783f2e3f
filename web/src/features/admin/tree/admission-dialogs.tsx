/** The dialogs for units of an admission course and for their exam years. */
import * as z from 'zod/mini';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useOutlineReread } from '../conflicts/use-outline-reread.ts';
import { requiredYear } from '../form/schemas.ts';
import {
  useCreateAdmissionUnitMutation,
  useCreateExamYearMutation,
  useUpdateAdmissionUnitMutation,
  useUpdateExamYearMutation,
} from './generated/save-admission.ts';
import { PlainItemDialog } from './item-dialog.tsx';
import { unitSchema, useOutlineFields } from './outline-dialogs.tsx';

const yearSchema = z.object({ year: requiredYear });

interface AdmissionUnitDialogProps {
  readonly courseId: string;
  /** Null for a new unit. */
  readonly stored: {
    readonly id: string;
    readonly name: string;
    readonly description: string | null;
  } | null;
  readonly onDone: (isStored: boolean) => void;
}

export function AdmissionUnitDialog({ courseId, stored, onDone }: AdmissionUnitDialogProps) {
  const { t } = useI18n();
  const fields = useOutlineFields();
  const [create] = useCreateAdmissionUnitMutation();
  const [update] = useUpdateAdmissionUnitMutation();
  const reread = useOutlineReread('ADMISSION_UNIT', stored?.id, ({ title, summary }) => ({
    name: title,
    description: summary,
  }));
  return (
    <PlainItemDialog
      title={stored ? t('admin.editNamed', { title: stored.name }) : t('admin.addUnit')}
      schema={unitSchema}
      fields={[fields.name, fields.description]}
      stored={{ name: stored?.name ?? '', description: stored?.description ?? '' }}
      reread={reread}
      send={(unit, revision) =>
        stored
          ? update({ variables: { input: { id: stored.id, revision, ...unit } } })
          : create({ variables: { input: { courseId, ...unit } } })
      }
      onDone={onDone}
    />
  );
}

interface ExamYearDialogProps {
  readonly unitId: string;
  /** Null for a new year. */
  readonly stored: { readonly id: string; readonly year: number } | null;
  readonly onDone: (isStored: boolean) => void;
}

export function ExamYearDialog({ unitId, stored, onDone }: ExamYearDialogProps) {
  const { t } = useI18n();
  const [create] = useCreateExamYearMutation();
  const [update] = useUpdateExamYearMutation();
  const reread = useOutlineReread('EXAM_YEAR', stored?.id, ({ title }) => ({ year: title }));
  return (
    <PlainItemDialog
      title={stored ? t('admin.editNamed', { title: String(stored.year) }) : t('admin.addYear')}
      schema={yearSchema}
      fields={[{ name: 'year', label: t('admin.year'), inputMode: 'numeric' }]}
      stored={{ year: stored ? String(stored.year) : '' }}
      reread={reread}
      send={({ year }, revision) =>
        stored
          ? update({ variables: { input: { id: stored.id, revision, year } } })
          : create({ variables: { input: { unitId, year } } })
      }
      onDone={onDone}
    />
  );
}
