/** The dialogs for units of an admission course and for their exam years. */
import * as z from 'zod/mini';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useOutlineReread } from '../conflicts/use-outline-reread.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { requiredYear } from '../form/schemas.ts';
import {
  useCreateAdmissionUnitMutation,
  useCreateExamYearMutation,
  useUpdateAdmissionUnitMutation,
  useUpdateExamYearMutation,
} from './generated/save-admission.ts';
import { unitSchema, useOutlineFields } from './outline-dialogs.tsx';

const yearSchema = z.object({ year: requiredYear });

interface AdmissionUnitDialogProps {
  readonly courseId: string;
  /** Null for a new unit. */
  readonly unit: {
    readonly id: string;
    readonly name: string;
    readonly description: string | null;
  } | null;
  readonly onDone: (isSaved: boolean) => void;
}

export function AdmissionUnitDialog({ courseId, unit, onDone }: AdmissionUnitDialogProps) {
  const { t } = useI18n();
  const fields = useOutlineFields();
  const [create] = useCreateAdmissionUnitMutation();
  const [update] = useUpdateAdmissionUnitMutation();
  const reread = useOutlineReread('ADMISSION_UNIT', unit?.id, ({ title, summary }) => ({
    name: title,
    description: summary,
  }));
  return (
    <FormDialog
      title={unit ? t('admin.editNamed', { title: unit.name }) : t('admin.addUnit')}
      schema={unitSchema}
      fields={[fields.name, fields.description]}
      storedValues={{ name: unit?.name ?? '', description: unit?.description ?? '' }}
      reread={reread}
      send={(values, revision) =>
        unit
          ? update({ variables: { input: { id: unit.id, revision, ...values } } })
          : create({ variables: { input: { courseId, ...values } } })
      }
      onDone={onDone}
    />
  );
}

interface ExamYearDialogProps {
  readonly unitId: string;
  /** Null for a new year. */
  readonly examYear: { readonly id: string; readonly year: number } | null;
  readonly onDone: (isSaved: boolean) => void;
}

export function ExamYearDialog({ unitId, examYear, onDone }: ExamYearDialogProps) {
  const { t } = useI18n();
  const [create] = useCreateExamYearMutation();
  const [update] = useUpdateExamYearMutation();
  const reread = useOutlineReread('EXAM_YEAR', examYear?.id, ({ title }) => ({ year: title }));
  return (
    <FormDialog
      title={examYear ? t('admin.editNamed', { title: String(examYear.year) }) : t('admin.addYear')}
      schema={yearSchema}
      fields={[{ name: 'year', label: t('admin.year'), inputMode: 'numeric' }]}
      storedValues={{ year: examYear ? String(examYear.year) : '' }}
      reread={reread}
      send={({ year }, revision) =>
        examYear
          ? update({ variables: { input: { id: examYear.id, revision, year } } })
          : create({ variables: { input: { unitId, year } } })
      }
      onDone={onDone}
    />
  );
}
