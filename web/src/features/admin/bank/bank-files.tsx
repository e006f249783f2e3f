/**
 * Import of questions into the bank and export of those that the filter shows. Dialogs and
 * libraries are loaded when they are opened.
 */

import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError, toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorBoundary } from '../../../ui/page/error-boundary.tsx';
import { ReadAllButtons } from '../list/read-all-buttons.tsx';
import { limits, type ReadQuestion } from '../question-files/read/question.ts';
import type { ExportQuestion } from '../question-files/write/write.ts';
import { readInput } from './bank-values.ts';
import {
  type BankQuestion_QuestionFragment as BankQuestion,
  BankRouteDocument,
  type BankRouteQueryVariables,
  useAddBankQuestionsMutation,
} from './generated/bank.ts';

/** Questions per request of the export, as many as the API allows. */
const PAGE_SIZE = 100;

const loaders = {
  import: async () => (await import('../question-files/dialog/import-dialog.tsx')).default,
  place: async () => (await import('./place/place-dialog.tsx')).default,
  export: async () => (await import('../question-files/dialog/export-dialog.tsx')).default,
};
type Dialogs = {
  readonly [Name in keyof typeof loaders]: Awaited<ReturnType<(typeof loaders)[Name]>>;
};
type OpenDialog =
  | { readonly kind: 'import'; readonly Dialog: Dialogs['import'] }
  | {
      readonly kind: 'place';
      readonly Dialog: Dialogs['place'];
      readonly questions: readonly ReadQuestion[];
    }
  | {
      readonly kind: 'export';
      readonly Dialog: Dialogs['export'];
      readonly questions: readonly ExportQuestion[];
    };

interface BankFilesProps {
  /** The variables of the list's query. */
  readonly variables: BankRouteQueryVariables;
  readonly isEmpty: boolean;
  readonly reload: () => Promise<unknown>;
}

export function BankFiles({ variables, isEmpty, reload }: BankFilesProps) {
  const { t } = useI18n();
  const client = useApolloClient();
  const [add] = useAddBankQuestionsMutation();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const close = () => setOpenDialog(null);

  const openImport = async () => {
    try {
      setOpenDialog({ kind: 'import', Dialog: await loaders.import() });
    } catch {
      toastError(t('questionfiles.failed'));
    }
  };

  const openPlaceDialog = async (questions: readonly ReadQuestion[]) => {
    try {
      setOpenDialog({ kind: 'place', Dialog: await loaders.place(), questions });
    } catch {
      toastError(t('questionfiles.failed'));
    }
  };

  const read = async (after: string | null) => {
    const { data } = await client.query({
      query: BankRouteDocument,
      variables: { ...variables, first: PAGE_SIZE, after },
      fetchPolicy: 'no-cache',
    });
    return data?.bankQuestions;
  };

  const openExport = async (bankQuestions: readonly BankQuestion[], signal: AbortSignal) => {
    const Dialog = await loaders.export();
    if (signal.aborted) return;
    const questions = bankQuestions.map(({ text, options, points, explanation }) => ({
      text,
      options: [...options],
      points: String(points),
      explanation: explanation ?? '',
    }));
    setOpenDialog({ kind: 'export', Dialog, questions });
  };

  return (
    <>
      <Button variant="outline" onClick={() => void openImport()}>
        {t('questionfiles.importQuestions')}
      </Button>
      <ReadAllButtons
        read={read}
        describeProgress={(count) => t('questionbank.readingAll', { count })}
        isDisabled={isEmpty}
        buttons={[{ label: t('questionfiles.exportQuestions'), onRead: openExport }]}
      />
      {openDialog && (
        <ErrorBoundary>
          {openDialog.kind === 'import' && (
            <openDialog.Dialog
              subject=""
              isSingle={false}
              allowsWritten
              isComplete
              existing={0}
              max={limits.sourceQuestions}
              onImport={(questions) => void openPlaceDialog(questions)}
              // The dialog also closes after an import, while the next one is opening.
              onClose={() =>
                setOpenDialog((current) => (current?.kind === 'import' ? null : current))
              }
            />
          )}
          {openDialog.kind === 'place' && (
            <openDialog.Dialog
              title={t('questionbank.importTitle')}
              lead={t('questionbank.importLead', { count: openDialog.questions.length })}
              saveLabel={t('questionbank.addCount', { count: openDialog.questions.length })}
              asksBeforeClosing
              send={async (place) => {
                const questions = openDialog.questions.map((question) => ({
                  ...readInput(question),
                  place,
                }));
                let [count, existing] = [0, 0];
                // Last questions first, because the list shows the newest on top. If they are sent
                // again, questions that the bank already has are not changed.
                for (const batch of batchesOf(questions).reverse()) {
                  const { data } = await add({ variables: { input: { questions: batch } } });
                  const { ids = [], existingCount = 0 } = data?.addBankQuestions ?? {};
                  count += ids.length;
                  existing += existingCount;
                }
                toastSuccess(t('questionbank.added', { count, existing }));
                await reload().catch(() => undefined);
              }}
              onClose={close}
            />
          )}
          {openDialog.kind === 'export' && (
            <openDialog.Dialog
              title={t('questionbank.title')}
              questions={openDialog.questions}
              lead={t('questionbank.exportLead', { count: openDialog.questions.length })}
              onClose={close}
            />
          )}
        </ErrorBoundary>
      )}
    </>
  );
}

/**
 * Questions in one request: with Bengali texts 200 would be more than the gateway reads at once
 * (256 KiB).
 */
const BATCH_SIZE = 40;

function batchesOf<Question>(questions: readonly Question[]): Question[][] {
  const count = Math.ceil(questions.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, index) =>
    questions.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}
