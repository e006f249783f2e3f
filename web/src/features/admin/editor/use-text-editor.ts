/**
 * Creates the Tiptap editor of a text, and renders its component again after each change of
 * document or selection.
 */
import { Editor } from '@tiptap/core';
import { DOMParser as DocumentParser, Slice } from '@tiptap/pm/model';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { markFormulas, PASTED_FORMULA } from './document/formulas.ts';
import { cleanPasted, MAX_PASTED_LENGTH, type PastedHtml } from './document/paste.ts';
import { documentExtensions } from './document/schema.ts';
import { fromSource, toSource } from './document/source.ts';

interface EditorOptions {
  /** The element that the editor is put into. */
  readonly container: RefObject<HTMLElement | null>;
  /** The stored text; read once. */
  readonly source: string;
  /** The attributes of the text box: its label and description. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Called with the text to store after each change. */
  readonly onChange: (source: string) => void;
  /** Called to edit the formula at a position of the document. */
  readonly onOpenFormula: (position: number) => void;
  /** Called after HTML was pasted; null: it was too long. */
  readonly onPasted: (pasted: PastedHtml | null) => void;
  /** Called with pictures that were pasted or dropped. */
  readonly onPictures: (files: readonly File[]) => void;
  /** Called instead if none of the files is a picture. */
  readonly onOtherFiles: () => void;
}

/** HTML that was copied in an editor like this one. */
const isOwnHtml = (html: string) => html.includes('data-pm-slice');

export function useTextEditor(options: EditorOptions): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const { container, source, attributes } = latest.current;
    const opened = fromSource(source);
    /** The RTF of the current paste. */
    let rtf = '';
    const created = new Editor({
      element: container.current,
      extensions: documentExtensions((position) => latest.current.onOpenFormula(position)),
      content: opened.toJSON(),
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', ...attributes },
        transformPastedHTML: (html) => {
          if (isOwnHtml(html)) return html;
          if (html.length > MAX_PASTED_LENGTH) {
            latest.current.onPasted(null);
            return '';
          }
          const pasted = cleanPasted(html, rtf);
          latest.current.onPasted(pasted);
          return pasted.html;
        },
        clipboardTextParser: (text, _, __, { state }) => {
          const body = new DOMParser().parseFromString('', 'text/html').body;
          for (const line of text.split(/\r?\n/))
            body.append(Object.assign(document.createElement('p'), { textContent: line }));
          markFormulas(body, PASTED_FORMULA);
          return Slice.maxOpen(
            DocumentParser.fromSchema(state.schema).parse(body, { preserveWhitespace: true })
              .content,
          );
        },
        // Runs before the HTML is read.
        handleDOMEvents: {
          paste: (_, event) => {
            rtf = event.clipboardData?.getData('text/rtf') ?? '';
            return false;
          },
        },
        handlePaste: (_, event) => handlePictures(event.clipboardData),
        handleDrop: (view, event, __, isMoved) => {
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (isMoved || !handlePictures(event.dataTransfer)) return false;
          if (at) created.commands.setTextSelection(at.pos);
          return true;
        },
      },
      onUpdate: ({ editor: { state } }) => {
        // Without changes, the text stays exactly as it was stored.
        latest.current.onChange(state.doc.eq(first) ? source : toSource(state.doc));
      },
      onTransaction: render,
    });
    const first = created.state.doc;

    /** Word puts a picture of the copied text beside its HTML, which is preferred. */
    function handlePictures(data: DataTransfer | null): boolean {
      const files = [...(data?.files ?? [])];
      if (files.length === 0 || data?.getData('text/html')) return false;
      const pictures = files.filter(({ type }) => type.startsWith('image/'));
      if (pictures.length > 0) latest.current.onPictures(pictures);
      // The browser would open a file that was dropped.
      else latest.current.onOtherFiles();
      return true;
    }

    setEditor(created);
    return () => created.destroy();
  }, []);

  return editor;
}
