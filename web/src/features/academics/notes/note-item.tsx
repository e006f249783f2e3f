/**
 * One of the viewer's notes: its text, a link to its video position, and buttons to edit and delete
 * it.
 */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { videoTime } from '../video/video-time.ts';
import type { NoteItem_NoteFragment } from './generated/note-item.ts';
import { NoteForm } from './note.form.tsx';
import type { NoteText } from './use-draft.ts';

interface NoteItemProps {
  readonly note: NoteItem_NoteFragment;
  readonly draftOf: string;
  readonly videoNow: number | null;
  /** Null without a video. */
  readonly onPlayFrom: ((seconds: number) => void) | null;
  /** `note`: the version that the change was made to. */
  readonly onChange: (note: NoteItem_NoteFragment, next: NoteText) => Promise<void>;
  readonly onDelete: () => Promise<void>;
}

type Mode = 'reading' | 'changing' | 'deleting';

export function NoteItem({
  note,
  draftOf,
  videoNow,
  onPlayFrom,
  onChange,
  onDelete,
}: NoteItemProps) {
  const { t, digits } = useI18n();
  const [mode, setMode] = useState<Mode>('reading');
  const [failure, setFailure] = useState<string | null>(null);
  const opener = useRef<Exclude<Mode, 'reading'> | null>(null);
  const buttons = {
    changing: useRef<HTMLButtonElement>(null),
    deleting: useRef<HTMLButtonElement>(null),
  };

  // After editing or a cancelled deletion the focus returns to the button that started it.
  useEffect(() => {
    if (mode !== 'reading') {
      opener.current = mode;
      return;
    }
    if (opener.current) buttons[opener.current].current?.focus();
    opener.current = null;
  });
  const { text, videoSeconds } = note;
  const begin = text.length > 40 ? `${text.slice(0, 40)}…` : text;

  const remove = async () => {
    setFailure(null);
    try {
      await onDelete();
    } catch (error) {
      // Not a toast: the sheet with the notes on phones would cover it.
      setFailure(t('learning.deleteFailed', { message: describeError(error, t) }));
      setMode('reading');
    }
  };

  if (mode === 'changing') {
    return (
      <NoteForm
        label={t('learning.editNote')}
        draftOf={draftOf}
        saved={{ text, videoSeconds }}
        videoNow={videoNow}
        onSave={(next) => onChange(note, next)}
        onCancel={() => setMode('reading')}
      />
    );
  }
  return (
    <>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
      <Box role="alert" mt="1" color="error.fg" css={{ '&:empty': { display: 'none' } }}>
        {failure}
      </Box>
      {mode === 'deleting' ? (
        <Flex
          role="group"
          aria-label={t('learning.deleteQuestion')}
          wrap="wrap"
          align="center"
          gap="2"
          mt="2"
        >
          <Text flex="1 1 12rem">{t('learning.deleteQuestion')}</Text>
          <Button variant="danger" onClick={() => void remove()}>
            {t('learning.deleteNow')}
          </Button>
          <Button variant="outline" autoFocus onClick={() => setMode('reading')}>
            {t('learning.keepNote')}
          </Button>
        </Flex>
      ) : (
        <Flex wrap="wrap" align="center" gap="1" mt="1">
          {videoSeconds !== null && onPlayFrom && (
            <Button
              variant="outline"
              fontVariantNumeric="tabular-nums"
              aria-label={t('learning.playAt', { time: digits(videoTime(videoSeconds)) })}
              onClick={() => onPlayFrom(videoSeconds)}
            >
              <Icon name="play" size="4" />
              {digits(videoTime(videoSeconds))}
            </Button>
          )}
          <Box flex="1" />
          <Button
            ref={buttons.changing}
            variant="ghost"
            size="icon"
            aria-label={t('learning.changeNote', { text: begin })}
            onClick={() => setMode('changing')}
          >
            <Icon name="edit" />
          </Button>
          <Button
            ref={buttons.deleting}
            variant="ghost"
            size="icon"
            aria-label={t('learning.removeNote', { text: begin })}
            onClick={() => setMode('deleting')}
          >
            <Icon name="close" />
          </Button>
        </Flex>
      )}
    </>
  );
}
