/**
 * Pictures and formulas in the texts of a question. Pictures are pasted or dropped into a field, or
 * chosen for the field that had the focus last, and uploaded in a dialog that asks for their
 * description; formulas are written in a dialog for that field.
 */
import { writePicture } from '@alokpath/exam-rules/question-pictures';
import { Box, Flex, Text } from '@chakra-ui/react';
import {
  type ClipboardEvent,
  type DragEvent,
  type FocusEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { PickButton } from '../../../../uploads/pick-button.tsx';
import type { PictureValue } from '../../editor/pictures/picture-value.ts';
import { UploadDialog } from '../../editor/pictures/upload-dialog.tsx';
import { AddFormula } from '../../formulas/add-formula.tsx';
import { insertText, type TextField } from '../../formulas/insert-text.ts';

/** Single-line fields accept pictures only if they are marked: others hold points, for example. */
const FIELDS = 'textarea, input[data-pictures]';

const picturesIn = (files: FileList): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'));

interface WaitingFiles {
  readonly files: readonly File[];
  readonly position: number;
}

interface QuestionPicturesProps {
  /** True to explain how pictures are added; once on a page. */
  readonly hasHint: boolean;
  readonly children: ReactNode;
}

export function QuestionPictures({ hasHint, children }: QuestionPicturesProps) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<TextField | null>(null);
  const [waiting, setWaiting] = useState<WaitingFiles | null>(null);

  /**
   * Events of the dialogs also bubble up to here, but their fields are not fields of the question.
   */
  const fieldOf = (target: EventTarget): TextField | null => {
    const field = target instanceof Element ? target.closest<TextField>(FIELDS) : null;
    return box.current?.contains(field) ? field : null;
  };

  const storeFocusedField = ({ target }: FocusEvent) => {
    last.current = fieldOf(target) ?? last.current;
  };

  const add = (files: readonly File[]) => {
    if (files.length > 0) setWaiting({ files, position: 0 });
  };

  const paste = (event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const field = fieldOf(target);
    const files = picturesIn(clipboardData.files);
    // Office programs put a picture of copied text beside the text.
    if (!field || files.length === 0 || clipboardData.getData('text').trim() !== '') return;
    event.preventDefault();
    last.current = field;
    add(files);
  };

  const drop = (event: DragEvent) => {
    const field = fieldOf(event.target);
    const files = picturesIn(event.dataTransfer.files);
    if (!field || files.length === 0) return;
    event.preventDefault();
    last.current = field;
    add(files);
  };

  const getField = () => {
    const focusedField = last.current?.isConnected ? last.current : null;
    return focusedField ?? box.current?.querySelector<TextField>(FIELDS) ?? null;
  };

  const next = (value: PictureValue | null) => {
    const field = getField();
    if (value && field) insertText(field, writePicture(value));
    if (!waiting) return;
    const position = waiting.position + 1;
    setWaiting(position < waiting.files.length ? { ...waiting, position } : null);
  };

  const file = waiting?.files[waiting.position];
  return (
    <Box
      ref={box}
      onFocus={storeFocusedField}
      onPaste={paste}
      onDrop={drop}
      onDragOver={(event) => {
        if (fieldOf(event.target) && event.dataTransfer.types.includes('Files'))
          event.preventDefault();
      }}
    >
      {children}
      <Box mt="3">
        <Flex wrap="wrap" gap="2">
          <PickButton icon="plus" accept="image/*" isDisabled={false} isMany onPick={add}>
            {t('boardforms.addPicture')}
          </PickButton>
          <AddFormula getField={getField} />
        </Flex>
        {hasHint && (
          <Text mt="1" fontSize="sm" color="fg.muted">
            {t('boardforms.pictureHint')}
          </Text>
        )}
      </Box>
      {/* Outside of the exam form: Enter in the dialog would submit it. */}
      {waiting &&
        file &&
        createPortal(
          <UploadDialog
            key={waiting.position}
            file={file}
            position={waiting.position + 1}
            total={waiting.files.length}
            hasCaption={false}
            onSave={next}
            onSkip={() => next(null)}
          />,
          document.body,
        )}
    </Box>
  );
}
