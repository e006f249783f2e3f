/** The commands of the toolbar. */
import type { Editor } from '@tiptap/core';

/** A button of the toolbar. */
export interface Tool {
  /** The key of its label among the texts of the editor. */
  readonly name: ToolName;
  /** Format of `aria-keyshortcuts`. */
  readonly keys?: string;
  readonly run: (editor: Editor) => void;
  /** Set for tools that are on or off. */
  readonly isPressed?: (editor: Editor) => boolean;
  readonly isEnabled?: (editor: Editor) => boolean;
}

export type ToolName =
  | (
      | 'undo'
      | 'redo'
      | 'bold'
      | 'italic'
      | 'underline'
      | 'subscript'
      | 'superscript'
      | 'code'
      | 'bulletList'
      | 'orderedList'
      | 'quote'
    )
  | (
      | 'table'
      | 'rowAfter'
      | 'columnAfter'
      | 'deleteRow'
      | 'deleteColumn'
      | 'headerRow'
      | 'deleteTable'
    )
  | ('link' | 'formula' | 'picture');

const mark = (
  name: ToolName & ('bold' | 'italic' | 'underline' | 'subscript' | 'superscript' | 'code'),
  keys: string,
): Tool => ({
  name,
  keys,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isPressed: (editor) => editor.isActive(name),
  isEnabled: (editor) => editor.can().toggleMark(name),
});

export const historyTools: readonly Tool[] = [
  {
    name: 'undo',
    keys: 'Control+Z',
    run: (editor) => editor.chain().focus().undo().run(),
    isEnabled: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    keys: 'Control+Y',
    run: (editor) => editor.chain().focus().redo().run(),
    isEnabled: (editor) => editor.can().redo(),
  },
];

export const textTools: readonly Tool[] = [
  mark('bold', 'Control+B'),
  mark('italic', 'Control+I'),
  mark('underline', 'Control+U'),
  mark('subscript', 'Control+,'),
  mark('superscript', 'Control+.'),
  mark('code', 'Control+E'),
];

export const blockTools: readonly Tool[] = [
  {
    name: 'bulletList',
    keys: 'Control+Shift+8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isPressed: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    keys: 'Control+Shift+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isPressed: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    keys: 'Control+Shift+B',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isPressed: (editor) => editor.isActive('blockquote'),
  },
];

/** Size of a new table. */
const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true } as const;

export const newTable: Tool = {
  name: 'table',
  run: (editor) => editor.chain().focus().insertTable(NEW_TABLE).run(),
  isEnabled: (editor) => !editor.isActive('table'),
};

export const tableTools: readonly Tool[] = [
  { name: 'rowAfter', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'columnAfter', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'headerRow', run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { name: 'deleteTable', run: (editor) => editor.chain().focus().deleteTable().run() },
];

/** The paragraph styles that the toolbar offers. */
export const blockStyles = ['paragraph', 'heading2', 'heading3', 'heading4'] as const;
export type BlockStyle = (typeof blockStyles)[number];

const LEVELS = { heading2: 2, heading3: 3, heading4: 4 } as const;

export function blockStyleOf(editor: Editor): BlockStyle {
  return (
    blockStyles.find(
      (style) => style !== 'paragraph' && editor.isActive('heading', { level: LEVELS[style] }),
    ) ?? 'paragraph'
  );
}

export function setBlockStyle(editor: Editor, style: BlockStyle): void {
  const chain = editor.chain().focus();
  if (style === 'paragraph') chain.setParagraph().run();
  else chain.setHeading({ level: LEVELS[style] }).run();
}
