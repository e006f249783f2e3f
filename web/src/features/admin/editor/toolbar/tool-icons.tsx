/**
 * The icons of the editor's toolbar. Separate from ui/content/icons.tsx, which every visitor
 * downloads.
 */
import { chakra } from '@chakra-ui/react';
import type { ToolName } from './tools.ts';

/** Signs that are understood as text. */
const LETTERS: Readonly<Partial<Record<ToolName, string>>> = {
  bold: 'B',
  italic: 'I',
  underline: 'U',
  subscript: 'x₂',
  superscript: 'x²',
  code: '</>',
  formula: '∑',
  quote: '❝',
};

/** Paths on a square of 24 units. */
const PATHS: Readonly<Partial<Record<ToolName, string>>> = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4M4 15.5c0-2 3-2 3 0 0 1-3 2.5-3 3.5h3',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 4M15.5 9h.01',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 10v9',
  rowAfter: 'M4 4h16v8H4zM12 15v6M9 18h6',
  columnAfter: 'M4 4v16h8V4zM15 12h6M18 9v6',
  deleteRow: 'M4 4h16v8H4zM9 18h6',
  deleteColumn: 'M4 4v16h8V4zM15 12h6',
  headerRow: 'M4 5h16v14H4zM4 10h16M5 6.7h14M5 8.4h14',
  deleteTable: 'M4 5h16v14H4zM9 9l6 6M15 9l-6 6',
};

export function ToolIcon({ name }: { readonly name: ToolName }) {
  const letters = LETTERS[name];
  if (letters) {
    return (
      <chakra.span
        aria-hidden="true"
        fontWeight={name === 'bold' ? 'bold' : 'medium'}
        fontStyle={name === 'italic' ? 'italic' : undefined}
        textDecoration={name === 'underline' ? 'underline' : undefined}
      >
        {letters}
      </chakra.span>
    );
  }
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      boxSize="5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d={PATHS[name]} strokeLinejoin="round" />
    </chakra.svg>
  );
}
