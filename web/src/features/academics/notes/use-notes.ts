/**
 * Creates, edits and deletes the viewer's notes on one lesson or note of a course. Updates the
 * cache instead of refetching.
 */
import type { ApolloCache, Reference } from '@apollo/client';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import {
  useCreateNoteMutation,
  useDeleteNoteMutation,
  useUpdateNoteMutation,
} from './generated/my-notes.ts';
import type { NoteItem_NoteFragment } from './generated/note-item.ts';
import type { NoteText } from './use-draft.ts';

/** The item that the notes belong to. */
export interface NoteParent {
  readonly kind: 'Lesson' | 'Content';
  readonly id: string;
}

/** A cached list of notes. */
interface StoredNotes {
  readonly nodes: readonly Reference[];
  readonly totalCount: number;
}

export function useNotes({ kind, id }: NoteParent) {
  const { t } = useI18n();
  const [create] = useCreateNoteMutation();
  const [update] = useUpdateNoteMutation();
  const [remove] = useDeleteNoteMutation();

  const changeList = (cache: ApolloCache, next: (notes: StoredNotes) => StoredNotes) =>
    cache.modify<{ myNotes: StoredNotes | null }>({
      id: `${kind}:${id}`,
      fields: {
        myNotes: (notes) =>
          notes && 'nodes' in notes ? { ...notes, ...next(notes as StoredNotes) } : notes,
      },
    });

  return {
    async add({ text, videoSeconds }: NoteText): Promise<void> {
      const parent = kind === 'Lesson' ? { lessonId: id } : { contentId: id };
      await create({
        variables: { input: { ...parent, text, ...(videoSeconds !== null && { videoSeconds }) } },
        update(cache, { data }) {
          const note = data?.createNote.note;
          if (!note) return;
          const reference: Reference = { __ref: cache.identify({ ...note }) ?? '' };
          changeList(cache, ({ nodes, totalCount }) => ({
            nodes: [reference, ...nodes],
            totalCount: totalCount + 1,
          }));
        },
      });
      toastSuccess(t('learning.noteSaved'));
    },

    async change(note: NoteItem_NoteFragment, { text, videoSeconds }: NoteText): Promise<void> {
      const positionChange = videoSeconds !== note.videoSeconds && { videoSeconds };
      await update({
        variables: { input: { id: note.id, version: note.version, text, ...positionChange } },
      });
      toastSuccess(t('learning.noteSaved'));
    },

    async remove(noteId: string): Promise<void> {
      await remove({
        variables: { input: { id: noteId } },
        update(cache) {
          const gone = `StudentNote:${noteId}`;
          changeList(cache, ({ nodes, totalCount }) => ({
            nodes: nodes.filter(({ __ref }) => __ref !== gone),
            totalCount: Math.max(0, totalCount - 1),
          }));
          cache.evict({ id: gone });
        },
      });
      toastSuccess(t('learning.noteDeleted'));
    },
  };
}
