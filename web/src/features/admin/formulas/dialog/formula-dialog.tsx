/**
 * The dialog that writes a formula: with a keyboard of formulas, or as LaTeX; below it the formula
 * as students will see it.
 */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { RichHtml } from '../../../../ui/content/rich-html.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { ErrorBoundary } from '../../../../ui/page/error-boundary.tsx';
import { Spinner } from '../../../../ui/page/spinner.tsx';
import { MAX_FORMULA_LENGTH } from '../../editor/document/formulas.ts';
import { formulaHtml, isBrokenFormula } from '../rendered.ts';
import { type FormulaView, formulaViews, useFormulaView } from './formula-view.ts';
import { LatexField } from './latex-field.tsx';
import { useMathField } from './use-math-field.ts';

export interface FormulaValue {
  readonly latex: string;
  /** On a line of its own. */
  readonly isDisplay: boolean;
}

interface FormulaDialogProps {
  /** Null for a new formula. */
  readonly storedFormula: FormulaValue | null;
  readonly onSave: (formula: FormulaValue) => void;
  readonly onClose: () => void;
}

export function FormulaDialog({ storedFormula, onSave, onClose }: FormulaDialogProps) {
  const { t } = useI18n();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [latex, setLatex] = useState(storedFormula?.latex ?? '');
  const [isDisplay, setDisplay] = useState(storedFormula?.isDisplay ?? false);
  /** False while a box of the keyboard's formula is empty; LaTeX has no boxes. */
  const [isComplete, setComplete] = useState(true);
  /** Whether the keyboard cannot show this formula. */
  const [isUnknown, setUnknown] = useState(false);
  const [hasTriedToSave, setTriedToSave] = useState(false);
  const [chosenView, choose] = useFormulaView();
  const wanted = isUnknown ? 'latex' : chosenView;
  const [loading, retry, fail] = useMathField(wanted === 'keyboard');
  const view = loading.state === 'failed' ? 'latex' : wanted;
  const preview = useDeferredValue(latex.trim());

  const problem = () => {
    if (latex.trim() === '') return t('editor.formulaEmpty');
    if (latex.length > MAX_FORMULA_LENGTH)
      return t('editor.formulaTooLong', { max: MAX_FORMULA_LENGTH });
    if (/(?<!\\)\$|\\$/.test(latex.trim())) return t('editor.formulaDollar');
    if (view === 'keyboard' && !isComplete) return t('editor.formulaBoxes');
    return undefined;
  };
  const error = hasTriedToSave ? problem() : undefined;
  const hasNotice = isUnknown || loading.state === 'failed';
  const isBroken = preview !== '' && isBrokenFormula(preview);

  const open = (next: FormulaView) => {
    setUnknown(false);
    setComplete(true);
    choose(next);
    if (loading.state === 'failed') retry();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form of the lesson is around this one in React's tree.
    event.stopPropagation();
    setTriedToSave(true);
    if (problem() === undefined) onSave({ latex: latex.trim(), isDisplay });
  };

  return (
    <Modal title={t(storedFormula ? 'editor.editFormula' : 'editor.addFormula')} onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="4">
          <Flex role="group" aria-label={t('editor.formulaViews')} wrap="wrap" gap="1">
            {formulaViews.map((option) => (
              <Button
                key={option}
                variant={view === option ? 'solid' : 'outline'}
                aria-pressed={view === option}
                onClick={() => open(option)}
              >
                {t(option === 'keyboard' ? 'editor.formulaKeyboard' : 'editor.formulaLatex')}
              </Button>
            ))}
          </Flex>
          {/* Without a notice it takes no gap. */}
          <Box role="status" mt={hasNotice ? '0' : '-4'}>
            {hasNotice && (
              <Flex gap="3" p="3" bg="bg.muted" borderRadius="md">
                <Icon name="alert" />
                <Stack gap="2" align="flex-start">
                  <Text>{t(isUnknown ? 'editor.formulaUnknown' : 'editor.keyboardFailed')}</Text>
                  {!isUnknown && (
                    <Button variant="outline" onClick={retry}>
                      {t('ui.retry')}
                    </Button>
                  )}
                </Stack>
              </Flex>
            )}
          </Box>
          {view === 'latex' ? (
            <LatexField latex={latex} error={error} onChange={setLatex} />
          ) : (
            <Box>
              <chakra.span id={`${id}-label`} display="block" fontWeight="semibold" mb="1">
                {t('editor.formula')}
              </chakra.span>
              {loading.state === 'loaded' ? (
                <ErrorBoundary onError={fail}>
                  <loading.MathField
                    latex={latex}
                    labelledBy={`${id}-label`}
                    onChange={(written, hasNoBox) => {
                      setLatex(written);
                      setComplete(hasNoBox);
                    }}
                    onUnknown={() => setUnknown(true)}
                    onEnter={() => form.current?.requestSubmit()}
                  />
                </ErrorBoundary>
              ) : (
                <Flex minH="4rem" align="center" justify="center">
                  <Spinner />
                </Flex>
              )}
              <Text mt="1" fontSize="sm" color="fg.muted">
                {t('editor.formulaHint')}
              </Text>
              <Box aria-live="polite" fontSize="sm" color="error.fg">
                {error}
              </Box>
            </Box>
          )}
          <chakra.label
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="target"
            cursor="pointer"
          >
            <input
              type="checkbox"
              checked={isDisplay}
              onChange={({ target }) => setDisplay(target.checked)}
            />
            {t('editor.ownLine')}
          </chakra.label>
          <Box
            role="group"
            aria-label={t('editor.formulaPreview')}
            minH="4rem"
            px="3"
            py="2"
            bg="bg.muted"
            borderRadius="md"
          >
            {preview !== '' && <RichHtml html={formulaHtml(preview, isDisplay)} />}
            {isBroken && (
              <Text mt="2" color="error.fg" role="status">
                {t('editor.formulaInvalid')}
              </Text>
            )}
          </Box>
          <Flex wrap="wrap" gap="3" justify="flex-end">
            <Button variant="outline" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit">{t(storedFormula ? 'editor.change' : 'editor.insert')}</Button>
          </Flex>
        </Stack>
      </form>
    </Modal>
  );
}
