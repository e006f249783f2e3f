/**
 * The form to add or edit one of the viewer's notes: plain text with an optional video position.
 * Ctrl+Enter saves.
 */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field, TextArea } from '../../../ui/forms/input.tsx';
import { videoTime } from '../video/video-time.ts';
import { type NoteText, useDraft } from './use-draft.ts';

/** Maximum length of a note, in characters. */
const MAX_NOTE_LENGTH = 5000;

interface NoteFormProps {
  readonly label: string;
  /** The key of the draft: user and item. */
  readonly draftOf: string;
  readonly saved: NoteText;
  /** The video's position in seconds; null without a video or before it has started. */
  readonly videoNow: number | null;
  /** Rejects if the note was not saved. */
  readonly onSave: (note: NoteText) => Promise<void>;
  /** Cancels an edit; omitted for a new note. */
  readonly onCancel?: () => void;
}

export function NoteForm({ label, draftOf, saved, videoNow, onSave, onCancel }: NoteFormProps) {
  const { t, digits } = useI18n();
  const { draft, change, clear } = useDraft(draftOf, saved);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const left = MAX_NOTE_LENGTH - draft.text.length;
  const tooLong =
    left < 0 ? t('learning.noteTooLong', { limit: MAX_NOTE_LENGTH, over: -left }) : undefined;
  const seconds = draft.videoSeconds ?? videoNow;

  const write = (text: string) => {
    setError(undefined);
    // A note gets the video position at which the user started to write it.
    const begins = draft.text === '' && draft.videoSeconds === null && videoNow !== null;
    const isDiscarded = text === '' && !onCancel;
    const videoSeconds = begins ? Math.floor(videoNow) : draft.videoSeconds;
    change({ text, videoSeconds: isDiscarded ? null : videoSeconds });
  };

  const save = async () => {
    const text = draft.text.trim();
    if (isBusy || tooLong) return;
    if (!text) return setError(t('learning.noteEmpty'));
    setBusy(true);
    try {
      await onSave({ ...draft, text });
      clear();
      onCancel?.();
    } catch (failure) {
      setError(t('learning.noteFailed', { message: describeError(failure, t) }));
    }
    setBusy(false);
  };

  const cancel = () => {
    clear();
    onCancel?.();
  };

  return (
    <chakra.form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label={label}
        hint={t('learning.noteHint', { left: Math.max(0, left), limit: MAX_NOTE_LENGTH })}
        error={tooLong ?? error}
      >
        {(control) => (
          <TextArea
            {...control}
            // The user has opened the form to change the note, so its text gets the focus.
            autoFocus={onCancel !== undefined}
            minH="6rem"
            // The draft is cleared after the save, and would take what is typed meanwhile with it.
            readOnly={isBusy}
            value={draft.text}
            onChange={({ target }) => write(target.value)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              void save();
            }}
          />
        )}
      </Field>
      <Flex wrap="wrap" align="center" gap="3" mt="2">
        <Button type="submit" loading={isBusy}>
          {t('learning.addNote')}
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={cancel}>
            {t('ui.cancel')}
          </Button>
        )}
        {draft.text !== '' && seconds !== null && (
          <chakra.label
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="target"
            cursor="pointer"
          >
            <input
              type="checkbox"
              checked={draft.videoSeconds !== null}
              onChange={({ target }) =>
                change({ ...draft, videoSeconds: target.checked ? Math.floor(seconds) : null })
              }
            />
            <Box as="span">{t('learning.atTime', { time: digits(videoTime(seconds)) })}</Box>
          </chakra.label>
        )}
      </Flex>
    </chakra.form>
  );
}
