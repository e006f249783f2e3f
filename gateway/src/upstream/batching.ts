// DataLoaders for all modules: one /ext/batch call for many keys if the backend supports it,
// otherwise one call per key with bounded concurrency. Results are in the order of the keys; null
// or an empty list for a key without data.
import DataLoader from 'dataloader';
import type { Capabilities } from './capabilities.ts';
import { refusal } from './errors/refusals.ts';
import { isSegment, path, withQuery } from './http/path.ts';
import type { CallOptions } from './request-calls.ts';
import type { Upstream } from './upstream.ts';

/** A document with its id in either spelling of upstream. */
export type RestDocument = { _id?: string | undefined; id?: string | undefined };

/** The part of the request's context that loaders need. */
export type BatchingContext = { upstream: Upstream; capabilities: Capabilities };

/** Maximum keys of one call to an extension (docs/rest-contract.md). */
export const MAX_KEYS_PER_CALL = 200;
/** Maximum exams with questions per call. Exams rarely have more than 200 questions. */
const MAX_WHOLE_EXAMS_PER_CALL = 20;
/** As the default of UPSTREAM_MAX_IN_FLIGHT; less concurrency would delay wide trees. */
const MAX_IN_FLIGHT = 64;

/**
 * A DataLoader that returns the same promise for the same key within a batch; DataLoader itself
 * creates one per `load`.
 */
class Loader<V> extends DataLoader<string, V> {
  /** Keys of the current batch. */
  readonly #loading = new Map<string, Promise<V>>();

  constructor(
    load: (keys: readonly string[]) => Promise<(V | Error)[]>,
    options?: DataLoader.Options<string, V>,
  ) {
    super((keys) => {
      this.#loading.clear();
      return load(keys);
    }, options);
  }

  override load(key: string): Promise<V> {
    const pending = this.#loading.get(key);
    if (pending) return pending;
    const loading = super.load(key);
    this.#loading.set(key, loading);
    return loading;
  }

  override clear(key: string): this {
    this.#loading.delete(key);
    return super.clear(key);
  }

  override clearAll(): this {
    this.#loading.clear();
    return super.clearAll();
  }
}

/**
 * The id of a document, in either spelling. Error UPSTREAM_BAD_RESPONSE without one, because caches
 * would confuse such documents.
 */
export function idOf(document: RestDocument): string {
  const id = document._id ?? document.id;
  if (typeof id === 'string' && id !== '') return id;
  throw refusal('UPSTREAM_INVALID');
}

/** The ids of referenced documents: hosts send ids or whole documents. */
export function idsOf(references: readonly unknown[] | undefined): string[] {
  return (references ?? []).flatMap((reference) => {
    if (typeof reference === 'string') return [reference];
    const isDocument =
      typeof reference === 'object' &&
      reference !== null &&
      ('_id' in reference || 'id' in reference);
    return isDocument ? [idOf(reference as RestDocument)] : [];
  });
}

type ByIdOptions = {
  /**
   * Of exams: `not-in-batches`: a single exam has its questions, batches of several have none;
   * `never`: a single exam has none either. Both only if the backend supports it (extension
   * `outlines`). An exam with its questions is a hundred times as large.
   */
  questions?: 'always' | 'not-in-batches' | 'never';
  /** Options of the batch call. */
  call?: CallOptions;
};

/**
 * Loads documents by id. A single key uses the call for one document, because its errors (401, 403)
 * are more specific than a missing entry of a batch.
 */
export function byId<T extends RestDocument>(
  { upstream, capabilities }: BatchingContext,
  collection: string,
  findOne: (id: string) => Promise<T | null>,
  { questions, call }: ByIdOptions = {},
): DataLoader<string, T | null> {
  const mayOmit = questions === 'not-in-batches' || questions === 'never';
  const hasOutlines = async () => mayOmit && (await capabilities.has('outlines'));
  return new Loader<T | null>(
    async (ids) => {
      const validIds = ids.filter(isSegment);
      const isBatch = validIds.length > 1 || (questions === 'never' && (await hasOutlines()));
      if (validIds.length === 0 || !isBatch || !(await capabilities.has('batch'))) {
        return settleEach(ids, (id) => (isSegment(id) ? findOne(id) : Promise.resolve(null)));
      }
      const outline = (await hasOutlines()) ? 'true' : undefined;
      const documents = await upstream.list<T>(
        withQuery(path`/ext/batch/${collection}`, { ids: validIds, outline }),
        call,
      );
      const documentsById = new Map(documents.map((document) => [idOf(document), document]));
      const missingIds = validIds.filter((id) => !documentsById.has(id));
      if (missingIds.length > 0) {
        const withheldDocuments = await upstream.listWithheld<T>(
          withQuery(path`/ext/batch/${collection}`, { ids: missingIds }),
        );
        for (const document of withheldDocuments) documentsById.set(idOf(document), document);
      }
      return ids.map((id) => documentsById.get(id) ?? null);
    },
    { maxBatchSize: questions === 'always' ? MAX_WHOLE_EXAMS_PER_CALL : MAX_KEYS_PER_CALL },
  );
}

/** Loads the children of parents, in upstream's order. */
export function byParent<T extends RestDocument>(
  { upstream, capabilities }: BatchingContext,
  collection: string,
  listChildren: (parentId: string) => Promise<T[]>,
): DataLoader<string, T[]> {
  return new Loader<T[]>(
    async (parents) => {
      const validParents = parents.filter(isSegment);
      if (validParents.length < 2 || !(await capabilities.has('batch'))) {
        return settleEach(parents, (parent) =>
          isSegment(parent) ? listChildren(parent) : Promise.resolve([]),
        );
      }
      const children = await upstream.get<Record<string, T[]>>(
        withQuery(path`/ext/batch/${collection}`, { parents: validParents }),
      );
      return parents.map((parent) =>
        Object.hasOwn(children, parent) ? (children[parent] ?? []) : [],
      );
    },
    { maxBatchSize: MAX_KEYS_PER_CALL },
  );
}

/** For keys without a batch call: one call per key. */
export function oneByOne<T extends object>(
  findOne: (key: string) => Promise<T | null>,
): DataLoader<string, T | null> {
  return new Loader<T | null>((keys) =>
    settleEach(keys, (key) => (isSegment(key) ? findOne(key) : Promise.resolve(null))),
  );
}

/**
 * One call per key, at most MAX_IN_FLIGHT at a time; a failed call is the error of its own key
 * only.
 */
export function settleEach<K, V>(
  keys: readonly K[],
  read: (key: K) => Promise<V>,
): Promise<(V | Error)[]> {
  return new Promise((resolve) => {
    const results: (V | Error)[] = new Array(keys.length);
    const queue = keys.entries();
    let unsettled = keys.length;
    const settle = (index: number, result: V | Error) => {
      results[index] = result;
      unsettled -= 1;
      if (unsettled === 0) resolve(results);
      else readNext();
    };
    const readNext = () => {
      const next = queue.next();
      if (next.done) return;
      const [index, key] = next.value;
      const fail = (error: unknown) =>
        settle(index, error instanceof Error ? error : new Error(String(error)));
      try {
        read(key).then((value) => settle(index, value), fail);
      } catch (error) {
        // An invalid id throws synchronously; upstream is not called.
        fail(error);
      }
    };
    if (unsettled === 0) resolve(results);
    for (let i = 0; i < Math.min(MAX_IN_FLIGHT, keys.length); i += 1) readNext();
  });
}

/** Clears loaders after a write that changed their data. */
export function clearAll(...types: Record<string, { clearAll: () => unknown }>[]): void {
  for (const loaders of types) for (const loader of Object.values(loaders)) loader.clearAll();
}
