/** The dialogs for units of an admission course and for their exam years. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { useOutlineReread } from '../conflicts/use-outline-reread.ts';
import { readNumber, textOrNull } from '../form/numbers.ts';
import { useRules } from '../form/use-rules.ts';
import {
  useCreateAdmissionUnitMutation,
  useCreateExamYearMutation,
  useUpdateAdmissionUnitMutation,
  useUpdateExamYearMutation,
} from './generated/save-admission.ts';
import { PlainItemDialog } from './item-dialog.tsx';
import { useOutlineFields } from './outline-dialogs.tsx';

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
      fields={[fields.name, fields.description]}
      stored={{ name: stored?.name ?? '', description: stored?.description ?? '' }}
      reread={reread}
      send={({ name = '', description = '' }, revision) => {
        const input = { name: name.trim(), description: textOrNull(description) };
        return stored
          ? update({ variables: { input: { id: stored.id, revision, ...input } } })
          : create({ variables: { input: { courseId, ...input } } });
      }}
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
  const rules = useRules();
  const [create] = useCreateExamYearMutation();
  const [update] = useUpdateExamYearMutation();
  const reread = useOutlineReread('EXAM_YEAR', stored?.id, ({ title }) => ({ year: title }));
  return (
    <PlainItemDialog
      title={stored ? t('admin.editNamed', { title: String(stored.year) }) : t('admin.addYear')}
      fields={[
        { name: 'year', label: t('admin.year'), check: rules.year(true), inputMode: 'numeric' },
      ]}
      stored={{ year: stored ? String(stored.year) : '' }}
      reread={reread}
      send={({ year: typed = '' }, revision) => {
        const year = readNumber(typed) ?? 0;
        return stored
          ? update({ variables: { input: { id: stored.id, revision, year } } })
          : create({ variables: { input: { unitId, year } } });
      }}
      onDone={onDone}
    />
  );
}
