/**
 * The editor of a lesson's or note's text, as in a word processor: toolbar, text, and dialogs for
 * formulas, links and pictures.
 */
import { Box, chakra } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Prose } from '../../../ui/content/rich-html.tsx';
import { FormulaDialog, type FormulaValue } from '../formulas/dialog/formula-dialog.tsx';
import { markerOf } from './document/pasted-pictures.ts';
import { insertPicture, type WaitingPicture } from './pictures/insert-picture.ts';
import { PictureDialog } from './pictures/picture-dialog.tsx';
import type { PictureValue } from './pictures/picture-value.ts';
import { UploadDialog } from './pictures/upload-dialog.tsx';
import { LinkDialog } from './toolbar/link-dialog.tsx';
import { isShortcut } from './toolbar/shortcuts.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import type { Tool } from './toolbar/tools.ts';
import { useTextEditor } from './use-text-editor.ts';

interface RichEditorProps {
  /** The id of the label. */
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  /** The stored text; read once. */
  readonly source: string;
  readonly onChange: (source: string) => void;
}

type OpenDialog =
  | {
      readonly dialog: 'formula';
      readonly position: number | null;
      readonly storedFormula: FormulaValue | null;
    }
  | { readonly dialog: 'link'; readonly storedLink: string | null }
  | { readonly dialog: 'picture' };

const Paper = chakra(Prose, {
  base: {
    '& .ProseMirror': {
      minH: '16rem',
      px: '4',
      py: '3',
      outline: 'none',
      overflowX: 'auto',
      whiteSpace: 'break-spaces',
      wordWrap: 'break-word',
    },
    '& .ProseMirror > :first-child': { mt: '0' },
    '& .formula': { cursor: 'pointer', borderRadius: 'sm', px: '0.5' },
    '& .formula[data-broken]': { outline: '1px dashed', outlineColor: 'error' },
    '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'focus' },
    '& .selectedCell': { bg: 'bg.muted' },
    '& :is(th, td)': {
      minW: '4rem',
      px: '3',
      py: '2',
      borderWidth: '1px',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    // Wide tables and formulas scroll with the text box, which the keyboard reaches.
    '& .ProseMirror :is(table, .tableWrapper, .katex-display)': { overflow: 'visible' },
    '& .ProseMirror table': { display: 'table' },
    '& figure': { borderWidth: '1px', borderStyle: 'dashed', p: '2' },
    '& figcaption': { minH: '1.5em' },
  },
});

export function RichEditor({ labelledBy, describedBy, source, onChange }: RichEditorProps) {
  const { t } = useI18n();
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [notice, setNotice] = useState('');
  const [waiting, setWaiting] = useState<readonly WaitingPicture[]>([]);
  const [total, setTotal] = useState(0);
  const upload = (pictures: readonly WaitingPicture[]) => {
    setWaiting(pictures);
    setTotal(pictures.length);
  };

  const editor = useTextEditor({
    container,
    source,
    onChange,
    attributes: {
      id,
      'aria-labelledby': labelledBy,
      ...(describedBy && { 'aria-describedby': describedBy }),
    },
    onOpenFormula: (position) => {
      const attributes = editor?.state.doc.nodeAt(position)?.attrs;
      if (!attributes) return;
      setOpenDialog({
        dialog: 'formula',
        position,
        storedFormula: {
          latex: String(attributes.latex),
          isDisplay: attributes.isDisplay === true,
        },
      });
    },
    onPasted: (pasted) => {
      if (pasted === null) return setNotice(t('editor.pastedTooLong'));
      const { lostFormulas, lostPictures, pictures } = pasted;
      // The dialog opens when the text is in the document.
      upload(pictures.map((file, index) => ({ file, marker: markerOf(index) })));
      const sentences = [
        ...(lostFormulas > 0 ? [t('editor.lostFormulas', { count: lostFormulas })] : []),
        ...(lostPictures > 0 ? [t('editor.lostPictures', { count: lostPictures })] : []),
      ];
      setNotice(sentences.join(' '));
    },
    onPictures: (files) => upload(files.map((file) => ({ file, marker: null }))),
    onOtherFiles: () => setNotice(t('editor.onlyPictures')),
  });

  const close = () => {
    setOpenDialog(null);
    editor?.commands.focus();
  };

  const [next] = waiting;
  const settle = ({ marker }: WaitingPicture, value: PictureValue | null) => {
    if (editor) insertPicture(editor, marker, value);
    setWaiting(waiting.slice(1));
    if (waiting.length === 1) close();
  };

  const saveFormula = (attrs: FormulaValue) => {
    const position = openDialog?.dialog === 'formula' ? openDialog.position : null;
    const chain = editor?.chain();
    if (position === null) chain?.insertContent({ type: 'formula', attrs }).run();
    else chain?.command(({ tr }) => Boolean(tr.setNodeMarkup(position, undefined, attrs))).run();
    close();
  };

  const saveLink = (href: string | null) => {
    const chain = editor?.chain().extendMarkRange('link');
    if (href === null) chain?.unsetLink().run();
    else if (editor?.state.selection.empty && !editor.isActive('link')) {
      chain
        ?.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else chain?.setLink({ href }).run();
    close();
  };

  const dialogTools: readonly Tool[] = [
    {
      name: 'link',
      run: (currentEditor) =>
        setOpenDialog({
          dialog: 'link',
          storedLink: currentEditor.isActive('link')
            ? String(currentEditor.getAttributes('link').href)
            : null,
        }),
      isPressed: (currentEditor) => currentEditor.isActive('link'),
    },
    {
      name: 'formula',
      keys: 'Control+M',
      run: (currentEditor) => {
        const selected = currentEditor.isActive('formula')
          ? currentEditor.state.selection.from
          : null;
        const attributes = currentEditor.getAttributes('formula');
        const storedFormula =
          selected === null
            ? null
            : { latex: String(attributes.latex), isDisplay: attributes.isDisplay === true };
        setOpenDialog({ dialog: 'formula', position: selected, storedFormula });
      },
      isPressed: (currentEditor) => currentEditor.isActive('formula'),
    },
    { name: 'picture', run: () => setOpenDialog({ dialog: 'picture' }) },
  ];

  // Outside the form of the lesson: forms cannot be nested.
  const dialogs = (
    <>
      {openDialog?.dialog === 'formula' && (
        <FormulaDialog
          storedFormula={openDialog.storedFormula}
          onSave={saveFormula}
          onClose={close}
        />
      )}
      {openDialog?.dialog === 'link' && (
        <LinkDialog storedUrl={openDialog.storedLink} onSave={saveLink} onClose={close} />
      )}
      {openDialog?.dialog === 'picture' && (
        <PictureDialog
          onSave={(attrs) => {
            if (editor) insertPicture(editor, null, attrs);
            close();
          }}
          onPick={(files) => {
            close();
            upload(files.map((file) => ({ file, marker: null })));
          }}
          onClose={close}
        />
      )}
      {editor && next && (
        <UploadDialog
          key={total - waiting.length}
          file={next.file}
          position={total - waiting.length + 1}
          total={total}
          onSave={(value) => settle(next, value)}
          onSkip={() => settle(next, null)}
        />
      )}
    </>
  );

  return (
    <Box
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="md"
      bg="bg.panel"
      _focusWithin={{ borderColor: 'focus' }}
      onKeyDown={(event) => {
        if (!editor || !isShortcut(event, 'm')) return;
        event.preventDefault();
        dialogTools.find(({ name }) => name === 'formula')?.run(editor);
      }}
    >
      {editor && <Toolbar editor={editor} controls={id} dialogTools={dialogTools} />}
      <Box role="status" px={notice ? '4' : '0'} py={notice ? '2' : '0'} bg="bg.muted">
        {notice}
      </Box>
      <Paper ref={container} />
      {createPortal(dialogs, document.body)}
    </Box>
  );
}
