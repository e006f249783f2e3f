// The plan of a copied branch: the copied rows, their new ids, and the target.
import { randomUUID } from 'node:crypto';
import { and, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Item } from '../content-revisions/queries.ts';
import type { ContentKind } from '../content-revisions/tables.ts';
import { branchOf, tableOf } from './branch.ts';

/** Differences between the item and its copy. */
export type Root = {
  parentId: string;
  isSameParent: boolean;
  position: number;
  /** Undefined: the item's title. */
  title: string | undefined;
  /** Exam years only. */
  year: number | undefined;
};

export class CopyPlan {
  readonly tx: Db;
  readonly item: Item;
  readonly root: Root;
  readonly #branch: Record<ContentKind, SQL | undefined>;
  readonly #ids = new Map<string, string>();

  constructor(tx: Db, item: Item, root: Root) {
    this.tx = tx;
    this.item = item;
    this.root = root;
    this.#branch = branchOf(tx, item);
  }

  /** The rows of one table that are copied. */
  rows(kind: ContentKind): SQL | undefined {
    return and(this.#branch[kind], isNull(tableOf(kind).archivedAt));
  }

  /** A new id for the copy of a row. */
  newId(id: string): string {
    const copy = randomUUID();
    this.#ids.set(id, copy);
    return copy;
  }

  /** The id of the copy; undefined if the row is not copied. */
  copyOf(id: string): string | undefined {
    return this.#ids.get(id);
  }

  isRoot(id: string): boolean {
    return id === this.item.id;
  }

  /** The parent of the copy of a row. */
  parentOf(id: string, parentId: string): string {
    return this.isRoot(id) ? this.root.parentId : (this.copyOf(parentId) ?? parentId);
  }

  /** The position of the copy of a row. */
  positionOf(id: string, position: number): number {
    return this.isRoot(id) ? this.root.position : position;
  }

  /** The title of the copy of a row. */
  titleOf(id: string, title: string): string {
    return this.isRoot(id) ? (this.root.title ?? title) : title;
  }
}
