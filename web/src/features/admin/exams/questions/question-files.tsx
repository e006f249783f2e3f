/**
 * Import and export of the questions of a single exam or of one subject, and the question bank.
 * Dialogs and libraries are loaded when they are opened.
 */
import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { toastError, toastSuccess } from '../../../../ui/dialogs/toast.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { ErrorBoundary } from '../../../../ui/page/error-boundary.tsx';
import { questionValues } from '../../bank/bank-values.ts';
import { limits } from '../../question-files/read/question.ts';
import { BankButtons } from '../bank-buttons.tsx';
import {
  type ExamValues,
  importedValues,
  isEmptyQuestion,
  type QuestionValues,
} from '../exam-values.ts';

const loaders = {
  import: async () =>
    ({
      kind: 'import',
      Dialog: (await import('../../question-files/dialog/import-dialog.tsx')).default,
    }) as const,
  export: async () =>
    ({
      kind: 'export',
      Dialog: (await import('../../question-files/dialog/export-dialog.tsx')).default,
    }) as const,
};
type OpenDialog = Awaited<ReturnType<(typeof loaders)[keyof typeof loaders]>>;

interface QuestionFilesProps {
  readonly form: UseFormReturn<ExamValues>;
  /** Index of the subject; 0 in a single exam. */
  readonly subject: number;
  readonly isSingle: boolean;
  readonly onImport: (questions: QuestionValues[], mode: 'add' | 'replace') => void;
}

const isFilled = (question: QuestionValues) => !isEmptyQuestion(question);

export function QuestionFiles({ form, subject, isSingle, onImport }: QuestionFilesProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const { name = '', questions = [] } = form.getValues(`subjects.${subject}`);
  const filled = questions.filter(isFilled);
  const close = () => setOpenDialog(null);
  // Loaded at each opening: after a failure, for example without connection, the next click tries
  // again.
  const open = async (kind: keyof typeof loaders) => {
    try {
      setOpenDialog(await loaders[kind]());
    } catch {
      toastError(t('questionfiles.failed'));
    }
  };
  return (
    <>
      <Flex wrap="wrap" gap="3">
        <Button variant="outline" onClick={() => void open('import')}>
          {t('questionfiles.importQuestions')}
        </Button>
        <Button variant="outline" onClick={() => void open('export')}>
          {t('questionfiles.exportQuestions')}
        </Button>
        <BankButtons
          accepts={isSingle ? 'single' : 'several'}
          getQuestions={() =>
            form.getValues('subjects').flatMap((subject) => subject.questions.filter(isFilled))
          }
          getRemaining={() =>
            limits.questions -
            form.getValues(`subjects.${subject}.questions`).filter(isFilled).length
          }
          onAdd={(addedQuestions) => onImport(addedQuestions.map(questionValues), 'add')}
        />
      </Flex>
      {/* Outside of the exam form: Enter in a radio button or checkbox of a dialog would submit it. */}
      {openDialog &&
        createPortal(
          <ErrorBoundary>
            {openDialog.kind === 'export' && (
              <openDialog.Dialog
                title={[form.getValues('title'), name].filter(Boolean).join(' - ')}
                questions={filled}
                onClose={close}
              />
            )}
            {openDialog.kind === 'import' && (
              <openDialog.Dialog
                subject={name.trim()}
                isSingle={isSingle}
                existing={filled.length}
                onImport={(read, mode) => {
                  onImport(read.map(importedValues), mode);
                  toastSuccess(t('questionfiles.taken', { count: read.length }));
                }}
                onClose={close}
              />
            )}
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
