// The calls of the extension `notes`, in upstream's spelling.
import { path, withQuery } from '../../../upstream/http/path.ts';
import type { Upstream } from '../../../upstream/upstream.ts';

/** Backs `StudentNote`. */
export type RestNote = {
  _id?: string;
  id?: string;
  lessonId?: string | null;
  contentId?: string | null;
  text?: string;
  videoSeconds?: number | null;
  version?: number;
  createdAt?: string | null;
  updatedAt?: string | null;
};

/**
 * A page of the notes of the session's account: on one lesson, on one note of the course, or all.
 */
export type NotesFilter = { lessonId?: string; contentId?: string; offset: number; limit: number };

export const notesApi = (upstream: Upstream) => ({
  /** GET /ext/notes */
  listMyNotes: (filter: NotesFilter) =>
    upstream.page<RestNote>(withQuery(path`/ext/notes`, filter)),
  /** POST /ext/notes */
  postNote: (note: RestNote) => upstream.write<RestNote>('POST', path`/ext/notes`, note),
  /** PUT /ext/notes/{id} */
  putNote: (
    id: string,
    changes: { text?: string | null; videoSeconds?: number | null; version: number },
  ) => upstream.write<RestNote>('PUT', path`/ext/notes/${id}`, changes),
  /** DELETE /ext/notes/{id} */
  deleteNote: (id: string) =>
    upstream.write<{ message?: string }>('DELETE', path`/ext/notes/${id}`),
});
