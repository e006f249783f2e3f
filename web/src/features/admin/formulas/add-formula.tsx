/**
 * A button that puts a formula into a text field, at the cursor; the formula in which the cursor is
 * can be changed. The dialog is loaded when it is opened.
 */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorBoundary } from '../../../ui/page/error-boundary.tsx';
import { formulaSource } from '../editor/document/formulas.ts';
import { type FoundFormula, formulaAt } from './formula-at.ts';
import { insertText, type TextField } from './insert-text.ts';

type Dialog = Awaited<typeof import('./dialog/formula-dialog.tsx')>['FormulaDialog'];

interface OpenDialog {
  readonly Dialog: Dialog;
  readonly field: TextField;
  readonly formula: FoundFormula | null;
}

interface AddFormulaProps {
  /** The field that had the focus last; null if there is none. */
  readonly getField: () => TextField | null;
}

export function AddFormula({ getField }: AddFormulaProps) {
  const { t } = useI18n();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);

  const open = async () => {
    const field = getField();
    if (!field) return;
    const end = field.value.length;
    const formula = formulaAt(field.value, field.selectionStart ?? end, field.selectionEnd ?? end);
    try {
      const { FormulaDialog } = await import('./dialog/formula-dialog.tsx');
      setOpenDialog({ Dialog: FormulaDialog, field, formula });
    } catch {
      toastError(t('editor.dialogFailed'));
    }
  };

  return (
    <>
      <Button variant="outline" onClick={() => void open()}>
        {t('editor.formula')}
      </Button>
      {/* Outside of the form of the question: forms cannot be nested. */}
      {openDialog &&
        createPortal(
          <ErrorBoundary>
            <openDialog.Dialog
              storedFormula={openDialog.formula}
              onSave={({ latex, isDisplay }) => {
                const { field, formula } = openDialog;
                setOpenDialog(null);
                if (formula) field.setSelectionRange(formula.start, formula.end);
                insertText(field, formulaSource(latex, isDisplay));
                // When it closes, the dialog returns the focus to the button.
                requestAnimationFrame(() => field.focus());
              }}
              onClose={() => setOpenDialog(null)}
            />
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
