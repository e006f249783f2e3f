/** The last ten notes that were read, to read again without a network: in the browser's cache storage, emptied at logout (apollo/session.ts). */
import type { Unmasked } from '@apollo/client/masking';
import type { ContentRouteQuery } from './generated/content.route.ts';

const CACHE = 'notes';
const MOST = 10;

export interface KeptNoteHead {
  /** Of the page. */
  readonly address: string;
  readonly title: string;
}

/** With what only the components of the page see. */
export type WholeNote = Unmasked<ContentRouteQuery>;

interface KeptNote extends KeptNoteHead {
  readonly data: WholeNote;
}

const folderOf = (userId: string) => `/kept-notes/${encodeURIComponent(userId)}/`;
const nameOf = (userId: string, id: string) => folderOf(userId) + encodeURIComponent(id);

/** The newest stands last; what is above ten goes. */
export async function keepNote(userId: string, address: string, data: WholeNote): Promise<void> {
  if (!data.content?.body) return;
  const { id, title } = data.content;
  const cache = await caches.open(CACHE);
  const note: KeptNote = { address, title, data };
  await cache.delete(nameOf(userId, id));
  await cache.put(nameOf(userId, id), new Response(JSON.stringify(note)));
  const names = await cache.keys();
  await Promise.all(names.slice(0, -MOST).map((name) => cache.delete(name)));
}

export async function keptNote(userId: string, id: string): Promise<WholeNote | null> {
  const kept = await (await caches.open(CACHE)).match(nameOf(userId, id));
  return kept ? ((await kept.json()) as KeptNote).data : null;
}

/** The newest first. */
export async function keptNotes(userId: string): Promise<KeptNoteHead[]> {
  const cache = await caches.open(CACHE);
  const names = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folderOf(userId)));
  const notes = await Promise.all(names.map(async (name) => (await (await cache.match(name))?.json()) as KeptNote | undefined));
  return notes.flatMap((note) => (note ? [{ address: note.address, title: note.title }] : [])).reverse();
}
