/**
 * The editor's document: what a lesson's or note's HTML can contain, with the editor's shortcuts
 * (docs/decisions/048-rich-text-editor.md).
 */
import { type AnyExtension, getSchema } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { Formula } from './formula-node.ts';
import { Figure, Picture } from './picture-nodes.ts';

/** URLs that the server stores for a link. */
export const LINK = /^(https:\/\/|mailto:|tel:)[^\s<>"']+$/i;

const HeaderCell = TableHeader.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      scope: { default: null, parseHTML: (cell) => cell.getAttribute('scope') },
    };
  },
});

/** Without the column widths that Tiptap writes into the HTML. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({
  resizable: false,
});

/** @param onOpenFormula opens the dialog for the formula at a position of the document */
export function documentExtensions(
  onOpenFormula: (position: number) => void = () => undefined,
): AnyExtension[] {
  return [
    Document,
    Paragraph,
    Text,
    HardBreak,
    HorizontalRule,
    Blockquote,
    BulletList,
    OrderedList,
    ListItem,
    ListKeymap,
    Heading.configure({ levels: [2, 3, 4] }),
    Bold,
    Italic,
    Underline,
    Code,
    Subscript,
    Superscript,
    Link.configure({
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => LINK.test(url),
    }),
    PlainTable,
    TableRow,
    HeaderCell,
    TableCell,
    Figure,
    Picture,
    Formula.configure({ onOpen: onOpenFormula }),
    UndoRedo,
    Dropcursor,
    Gapcursor,
  ];
}

/** The schema of the document, without an editor. */
export const documentSchema = getSchema(documentExtensions());
