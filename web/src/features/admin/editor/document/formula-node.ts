/** A formula in the editor's document: one inline node, shown as KaTeX renders it for students. */
import { mergeAttributes, Node, nodeInputRule } from '@tiptap/core';
import { setSanitizedHtml } from '../../../../ui/content/clean-html.ts';
import { formulaHtml, isBrokenFormula } from '../../formulas/rendered.ts';
import { DISPLAY_ATTRIBUTE, FORMULA_ATTRIBUTE, formulaSource } from './formulas.ts';

interface FormulaOptions {
  /** Opens the dialog for the formula at a position of the document. */
  readonly onOpen: (position: number) => void;
}

export const Formula = Node.create<FormulaOptions>({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ onOpen: () => undefined }),
  addAttributes: () => ({
    latex: {
      default: '',
      parseHTML: (element) => element.getAttribute(FORMULA_ATTRIBUTE),
      renderHTML: ({ latex }) => ({ [FORMULA_ATTRIBUTE]: String(latex) }),
    },
    isDisplay: {
      default: false,
      parseHTML: (element) => element.hasAttribute(DISPLAY_ATTRIBUTE),
      renderHTML: ({ isDisplay }) => (isDisplay ? { [DISPLAY_ATTRIBUTE]: '' } : {}),
    },
  }),
  parseHTML: () => [{ tag: `span[${FORMULA_ATTRIBUTE}]`, priority: 100 }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes)],
  // Copied text contains the formula in its stored form.
  renderText: ({ node }) => formulaSource(String(node.attrs.latex), node.attrs.isDisplay === true),
  addInputRules() {
    return [
      nodeInputRule({
        find: /(\$\$([^$]+)\$\$)$/,
        type: this.type,
        getAttributes: ([, , latex]) => ({ latex, isDisplay: true }),
      }),
      nodeInputRule({
        find: /(?:^|[^\\$])(\$([^$\s]|[^$\s][^$]*[^$\s])\$)$/,
        type: this.type,
        getAttributes: ([, , latex]) => ({ latex, isDisplay: false }),
      }),
    ];
  },
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { selection } = editor.state;
        if (!('node' in selection) || editor.state.doc.nodeAt(selection.from)?.type !== this.type)
          return false;
        this.options.onOpen(selection.from);
        return true;
      },
    };
  },
  addNodeView() {
    return ({ node, getPos }) => {
      const latex = String(node.attrs.latex);
      const isDisplay = node.attrs.isDisplay === true;
      const dom = document.createElement('span');
      dom.className = 'formula';
      dom.contentEditable = 'false';
      dom.toggleAttribute('data-broken', isBrokenFormula(latex));
      dom.title = formulaSource(latex, isDisplay);
      setSanitizedHtml(dom, formulaHtml(latex, isDisplay));
      dom.addEventListener('dblclick', () => {
        const position = getPos();
        if (position !== undefined) this.options.onOpen(position);
      });
      return { dom };
    };
  },
});
