// SQL of drafts. Every statement has the account's id, so that drafts of others are inaccessible.

import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { lockUser } from '../auth/queries.ts';
import type { DraftSent, TextDraftDocument } from './documents.ts';
import { type DRAFT_KINDS, textDrafts as drafts } from './tables.ts';

/** A draft of an account. */
export type DraftKey = { userId: string; kind: (typeof DRAFT_KINDS)[number]; itemId: string };

const isOwn = ({ userId, kind, itemId }: DraftKey) =>
  and(eq(drafts.userId, userId), eq(drafts.kind, kind), eq(drafts.itemId, itemId));

const toDraft = ({
  kind,
  itemId,
  values,
  baseRevision,
  savedAt,
}: typeof drafts.$inferSelect): TextDraftDocument => ({
  kind,
  itemId,
  values,
  savedAt: savedAt.toISOString(),
  ...withoutNulls({ baseRevision }),
});

export async function findDraft(db: Db, key: DraftKey): Promise<TextDraftDocument | undefined> {
  return (await db.select().from(drafts).where(isOwn(key))).map(toDraft)[0];
}

/**
 * Stores the draft, replacing the previous one; undefined if the account already has `max` others.
 * The lock on the account serializes concurrent requests.
 */
export function saveDraft(
  db: Db,
  key: DraftKey,
  { values, baseRevision }: DraftSent,
  at: Date,
  max: number,
): Promise<TextDraftDocument | undefined> {
  return db.transaction(async (tx) => {
    await lockUser(tx, key.userId);
    const others = and(eq(drafts.userId, key.userId), sql`not (${isOwn(key)})`);
    if ((await tx.$count(drafts, others)) >= max) return undefined;
    const row = { values, baseRevision: baseRevision ?? null, savedAt: at };
    const [storedDraft] = await tx
      .insert(drafts)
      .values({ ...key, ...row })
      .onConflictDoUpdate({ target: [drafts.userId, drafts.kind, drafts.itemId], set: row })
      .returning();
    return storedDraft && toDraft(storedDraft);
  });
}

export async function deleteDraft(db: Db, key: DraftKey): Promise<void> {
  await db.delete(drafts).where(isOwn(key));
}

/** Deletes a batch of drafts older than `before`. @returns the number of deleted drafts */
export async function deleteOldDrafts(db: Db, before: Date, limit: number): Promise<number> {
  const { userId, kind, itemId, savedAt } = drafts;
  const row = sql`(${userId}, ${kind}, ${itemId})`;
  const oldDrafts = db
    .select({ userId, kind, itemId })
    .from(drafts)
    .where(lt(savedAt, before))
    .orderBy(savedAt)
    .limit(limit);
  return (await db.delete(drafts).where(inArray(row, oldDrafts)).returning({ kind })).length;
}
