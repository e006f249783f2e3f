/** Puts pictures into the editor's document. */
import type { Editor } from '@tiptap/core';
import { endOfFigure } from '../document/picture-nodes.ts';
import type { PictureValue } from './picture-value.ts';

/** A picture to be uploaded, and where it goes: at its marker, or at the cursor. */
export interface WaitingPicture {
  readonly file: File;
  readonly marker: string | null;
}

/** @param value null: without the picture, only the marker is removed */
export function insertPicture(
  editor: Editor,
  marker: string | null,
  value: PictureValue | null,
): void {
  const range = marker === null ? null : rangeOf(editor, marker);
  const chain = editor.chain();
  if (range) chain.deleteRange(range);
  if (value) {
    const figure = { type: 'figure', attrs: value };
    const { doc, selection } = editor.state;
    const end = endOfFigure(range ? doc.resolve(range.from) : selection.$from);
    if (end !== null) chain.insertContentAt(end - (range ? range.to - range.from : 0), figure);
    else if (range) chain.insertContentAt(range.from, figure);
    else chain.insertContent(figure);
  }
  chain.run();
}

function rangeOf(editor: Editor, marker: string): { from: number; to: number } | null {
  let range: { from: number; to: number } | null = null;
  editor.state.doc.descendants((node, position) => {
    const index = node.isText ? (node.text?.indexOf(marker) ?? -1) : -1;
    if (index >= 0) range ??= { from: position + index, to: position + index + marker.length };
    return range === null;
  });
  return range;
}
