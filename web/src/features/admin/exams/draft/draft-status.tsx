/**
 * Stores the draft of an exam while it is edited, and shows where unsaved changes are kept. A
 * component of its own, so that a change does not re-render a hundred questions.
 */
import { Text } from '@chakra-ui/react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useI18n } from '../../../../i18n/i18n.tsx';
import {
  type UnsavedChanges,
  useReportUnsaved,
} from '../../../../unsaved-changes/use-unsaved-changes.tsx';
import type { Draft } from '../../drafts/stored-draft.ts';
import { useDelayedWriting } from '../../drafts/use-delayed-writing.ts';
import { isSameExam } from '../exam-schema.ts';
import type { ExamValues } from '../exam-values.ts';

interface DraftStatusProps {
  readonly form: UseFormReturn<ExamValues>;
  readonly kind: 'exam' | 'paper';
  /** The values on the server that the changes are based on. */
  readonly opened: ExamValues;
  /** The form began with the values of a draft. */
  readonly isRestored: boolean;
  readonly draft: Draft<ExamValues>;
  readonly report: UnsavedChanges['report'];
}

export function DraftStatus({ form, kind, opened, isRestored, draft, report }: DraftStatusProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const { isDirty } = useFormState({ control: form.control });
  const isUnsaved = isDirty || isRestored;
  useReportUnsaved(report, isUnsaved);
  useWatch({ control: form.control });
  useDelayedWriting(() => {
    const values = form.getValues();
    draft.store(isSameExam(kind, values, opened) ? null : values, opened);
  });
  return (
    <Text role="status" fontSize="sm" color="fg.muted">
      {isUnsaved && t(draft.isStoredOnDevice ? 'editor.draftKept' : 'editor.draftNotKept')}
    </Text>
  );
}
