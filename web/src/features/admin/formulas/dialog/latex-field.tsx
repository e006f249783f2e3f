/** A formula as LaTeX, with buttons for parts of formulas. */
import { Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { RichHtml } from '../../../../ui/content/rich-html.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field, TextArea } from '../../../../ui/forms/input.tsx';
import { formulaHtml } from '../rendered.ts';

interface LatexFieldProps {
  readonly latex: string;
  readonly error: string | undefined;
  readonly onChange: (latex: string) => void;
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
const previewOf = (template: string) =>
  `${/^[\^_]/.test(template) ? 'x' : ''}${template.replace('#', 'a').replace('{}', '{b}')}`.replace(
    /^(\\times|\\le|\\theta)a$/,
    '$1',
  );

export function LatexField({ latex, error, onChange }: LatexFieldProps) {
  const { t } = useI18n();
  const input = useRef<HTMLTextAreaElement>(null);

  const insert = (template: string) => {
    const { selectionStart: start = latex.length, selectionEnd: end = latex.length } =
      input.current ?? {};
    const selectedText = latex.slice(start, end);
    const insertedText = template.replace('#', () => selectedText);
    onChange(latex.slice(0, start) + insertedText + latex.slice(end));
    const cursor = start + template.indexOf('#') + selectedText.length;
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(cursor, cursor);
    });
  };

  return (
    <>
      <Field label={t('editor.latex')} hint={t('editor.latexExample')} error={error}>
        {(control) => (
          <TextArea
            {...control}
            ref={input}
            rows={3}
            value={latex}
            onChange={({ target }) => onChange(target.value)}
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
            <RichHtml as="span" html={formulaHtml(previewOf(template), false)} />
          </Button>
        ))}
      </Flex>
    </>
  );
}
