/**
 * My notes: the viewer's private notes on a lesson or a note of the course, in their panel
 * (notes-panel.tsx).
 */
import { Box, Stack, Text } from '@chakra-ui/react';
import { errorCode } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import type { Account } from '../lesson/save-progress.ts';
import type { NoteItem_NoteFragment } from './generated/note-item.ts';
import { NoteForm } from './note.form.tsx';
import { NoteItem } from './note-item.tsx';
import type { NoteText } from './use-draft.ts';
import { type NoteParent, useNotes } from './use-notes.ts';

interface ListedNote extends NoteItem_NoteFragment {
  readonly id: string;
}

export interface MyNotesProps {
  readonly parent: NoteParent;
  /** Null for a visitor, if the server stores no notes, and if loading failed. */
  readonly notes: { readonly nodes: readonly ListedNote[]; readonly totalCount: number } | null;
  /** The page's error, shown if there are no notes. */
  readonly error: unknown;
  /** Refetches the page's query. */
  readonly onRetry: () => unknown;
  /** The video's position in seconds; null without a video or before it has started. */
  readonly videoNow?: number | null;
  readonly onPlayFrom?: (seconds: number) => void;
}

interface MyNotesContentProps extends MyNotesProps {
  readonly account: Account;
  /** Called after a note was deleted, when its button is gone. */
  readonly onDeleted: () => void;
}

const EMPTY_NOTE: NoteText = { text: '', videoSeconds: null };

export function MyNotes({
  account,
  parent,
  notes,
  error,
  onRetry,
  videoNow = null,
  onPlayFrom,
  onDeleted,
}: MyNotesContentProps) {
  const { t } = useI18n();
  const { add, change, remove } = useNotes(parent);
  const draftOf = `${account.userId}.${parent.kind}.${parent.id}`;
  const changeNote = async (note: NoteItem_NoteFragment, next: NoteText) => {
    try {
      await change(note, next);
    } catch (failure) {
      // Changed on another device: refetches the note, and the form keeps the typed text.
      if (errorCode(failure) === 'CONFLICT') void onRetry();
      throw failure;
    }
  };
  const removeNote = async (id: string) => {
    await remove(id);
    onDeleted();
  };

  return (
    <>
      <Text color="fg.muted" fontSize="sm" mb="4">
        {t('learning.onlyYou')}
      </Text>
      {notes ? (
        <>
          <NoteForm
            key={draftOf}
            label={t('learning.newNote')}
            draftOf={draftOf}
            saved={EMPTY_NOTE}
            videoNow={videoNow}
            onSave={add}
          />
          {notes.nodes.length === 0 && (
            <Text mt="4" color="fg.muted">
              {t('learning.noNotes')}
            </Text>
          )}
          <Stack as="ul" listStyleType="none" gap="3" mt="5">
            {notes.nodes.map((note) => (
              <Box as="li" key={note.id} p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
                <NoteItem
                  note={note}
                  draftOf={`${account.userId}.note.${note.id}`}
                  videoNow={videoNow}
                  onPlayFrom={onPlayFrom ?? null}
                  onChange={changeNote}
                  onDelete={() => removeNote(note.id)}
                />
              </Box>
            ))}
          </Stack>
          {notes.totalCount > notes.nodes.length && (
            <Text mt="3" color="fg.muted" fontSize="sm">
              {t('learning.newestNotes', { count: notes.nodes.length, total: notes.totalCount })}
            </Text>
          )}
        </>
      ) : (
        <ErrorState error={error} onRetry={onRetry} text={t('learning.notesFailed')} />
      )}
    </>
  );
}
