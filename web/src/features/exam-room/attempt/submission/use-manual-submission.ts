/**
 * Manual submission: first checks mandatory subjects with the specification's messages, then asks
 * once about open questions.
 */
import { useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { useAlert } from '../../../../ui/dialogs/alert-dialog.tsx';
import type { ExamPosition } from '../../questions/use-exam-position.ts';
import type { AnswerSheet } from '../../storage/attempt-store.ts';
import { type Section, summarize } from '../paper/sections.ts';

interface ManualSubmission {
  readonly sheet: AnswerSheet;
  readonly sections: readonly Section[];
  readonly position: ExamPosition;
  readonly onSubmit: () => void;
}

export function useManualSubmission({ sheet, sections, position, onSubmit }: ManualSubmission) {
  'use memo';
  const { t } = useI18n();
  const alert = useAlert();
  const [isConfirmationOpen, setConfirmationOpen] = useState(false);
  const { missing, blank, unsure, firstOpen } = summarize(sheet, sections);

  return {
    isConfirmationOpen,
    submit: async () => {
      const [subject] = missing;
      if (subject) {
        await alert(t('exams.mandatoryMissing', { subject: subject.name ?? '' }));
        position.go(subject.questionIds[0] ?? '');
      } else if (blank + unsure > 0) setConfirmationOpen(true);
      else onSubmit();
    },
    confirm: () => {
      setConfirmationOpen(false);
      onSubmit();
    },
    goBack: () => {
      setConfirmationOpen(false);
      if (firstOpen) position.go(firstOpen);
    },
    close: () => setConfirmationOpen(false),
  };
}
