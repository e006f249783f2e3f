/** The dialog that writes a formula as LaTeX, with a preview. */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useDeferredValue, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field, TextArea } from '../../../ui/forms/input.tsx';
import { formulaHtml, isBrokenFormula } from '../formulas/rendered.ts';
import { MAX_FORMULA_LENGTH } from './document/formulas.ts';

export interface FormulaValue {
  readonly latex: string;
  /** On a line of its own. */
  readonly isDisplay: boolean;
}

interface FormulaDialogProps {
  /** Null for a new formula. */
  readonly stored: FormulaValue | null;
  readonly onSave: (formula: FormulaValue) => void;
  readonly onClose: () => void;
}

/** Parts of formulas that can be inserted: LaTeX with `#` for the place of the cursor. */
const TEMPLATES = [
  '\\frac{#}{}',
  '\\sqrt{#}',
  '^{#}',
  '_{#}',
  '\\vec{#}',
  '\\sum_{#}^{}',
  '\\int_{#}^{}',
  '\\times#',
  '\\le#',
  '\\theta#',
];
const withoutPlace = (template: string) => template.replace('#', '');
const shown = (template: string) =>
  `${/^[\^_]/.test(template) ? 'x' : ''}${template.replace('#', 'a').replace('{}', '{b}')}`.replace(
    /^(\\times|\\le|\\theta)a$/,
    '$1',
  );

export function FormulaDialog({ stored, onSave, onClose }: FormulaDialogProps) {
  const { t } = useI18n();
  const [latex, setLatex] = useState(stored?.latex ?? '');
  const [isDisplay, setDisplay] = useState(stored?.isDisplay ?? false);
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const preview = useDeferredValue(latex.trim());

  const problem = () => {
    if (latex.trim() === '') return t('editor.formulaEmpty');
    if (latex.length > MAX_FORMULA_LENGTH)
      return t('editor.formulaTooLong', { max: MAX_FORMULA_LENGTH });
    if (/(?<!\\)\$|\\$/.test(latex.trim())) return t('editor.formulaDollar');
    return undefined;
  };
  const isBroken = preview !== '' && isBrokenFormula(preview);

  const insert = (template: string) => {
    const { selectionStart: start = latex.length, selectionEnd: end = latex.length } =
      input.current ?? {};
    const chosen = latex.slice(start, end);
    const added = template.replace('#', () => chosen);
    setLatex(latex.slice(0, start) + added + latex.slice(end));
    const cursor = start + template.indexOf('#') + chosen.length;
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(cursor, cursor);
    });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form of the lesson is around this one in React's tree.
    event.stopPropagation();
    setTried(true);
    if (problem() === undefined) onSave({ latex: latex.trim(), isDisplay });
  };

  return (
    <Modal title={t(stored ? 'editor.editFormula' : 'editor.addFormula')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          <Field
            label={t('editor.latex')}
            hint={t('editor.latexExample')}
            error={isTried ? problem() : undefined}
          >
            {(control) => (
              <TextArea
                {...control}
                ref={input}
                rows={3}
                value={latex}
                onChange={({ target }) => setLatex(target.value)}
                data-first-focus
                fontFamily="mono"
                spellCheck={false}
                autoCapitalize="off"
                autoCorrect="off"
                dir="ltr"
              />
            )}
          </Field>
          <Flex wrap="wrap" gap="1" role="group" aria-label={t('editor.parts')}>
            {TEMPLATES.map((template) => (
              <Button
                key={template}
                variant="outline"
                size="icon"
                aria-label={t('editor.insertPart', { latex: withoutPlace(template) })}
                onClick={() => insert(template)}
              >
                <RichHtml as="span" html={formulaHtml(shown(template), false)} />
              </Button>
            ))}
          </Flex>
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
              <Text mt="2" color="fg.error" role="status">
                {t('editor.formulaInvalid')}
              </Text>
            )}
          </Box>
          <Flex wrap="wrap" gap="3" justify="flex-end">
            <Button variant="outline" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit">{t(stored ? 'editor.change' : 'editor.insert')}</Button>
          </Flex>
        </Stack>
      </form>
    </Modal>
  );
}
