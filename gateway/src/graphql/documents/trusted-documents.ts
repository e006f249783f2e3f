// The operations that every client may run in production: those of our web (generated), and those
// of further clients (TRUSTED_DOCUMENTS).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import { type GraphQLSchema, parse, validate } from 'graphql';
import { PACKAGE_FOLDER } from '../../config.ts';

const WEB = new URL('src/generated/trusted-documents.json', PACKAGE_FOLDER);

/** Operations by their SHA-256 in hexadecimal. */
export class TrustedDocuments {
  readonly #texts: ReadonlyMap<string, string>;

  constructor(texts: Iterable<readonly [hash: string, text: string]>) {
    this.#texts = new Map(texts);
  }

  /**
   * @param file documents of further clients: `{ "<sha256>": "<text>" }`. Throws with the name of
   *   the setting if one is invalid.
   */
  static read(schema: GraphQLSchema, file?: string): TrustedDocuments {
    const webDocuments = Object.entries(
      JSON.parse(readFileSync(WEB, 'utf8')) as Record<string, string>,
    );
    return new TrustedDocuments([...webDocuments, ...(file ? readFurther(file, schema) : [])]);
  }

  get hashes(): string[] {
    return [...this.#texts.keys()];
  }

  get operationNames(): Set<string> {
    const names = [...this.#texts.values()].flatMap((text) => [
      ...text.matchAll(/^\s*(?:query|mutation)\s+(\w+)/gm),
    ]);
    return new Set(names.map(([, name = '']) => name));
  }

  /** The hash of our web's operation of this name. */
  hashOfOperation(name: string): string | undefined {
    const isNamed = new RegExp(`^(query|mutation) ${name}\\b`);
    return [...this.#texts].find(([, text]) => isNamed.test(text))?.[0];
  }

  get(hash: string): string | undefined {
    return this.#texts.get(hash);
  }

  has(hash: string): boolean {
    return this.#texts.has(hash);
  }
}

/**
 * The persisted queries of Apollo Server: the trusted documents, and if any operation may run, also
 * queries that clients have registered.
 */
export function asPersistedQueries(
  documents: TrustedDocuments,
  registered?: KeyValueCache<string>,
): KeyValueCache<string> {
  return {
    get: async (key) => documents.get(key.slice('apq:'.length)) ?? registered?.get(key),
    set: async (key, text, options) => registered?.set(key, text, options),
    delete: async (key) => (await registered?.delete(key)) ?? false,
  };
}

/** The hash of a persisted query. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function readFurther(file: string, schema: GraphQLSchema): [string, string][] {
  const entries = Object.entries(parseObject(file));
  return entries.map(([hash, text]) => {
    if (typeof text !== 'string' || hashOf(text) !== hash)
      throw invalidDocuments(file, `${hash.slice(0, 80)} is not the SHA-256 of its document.`);
    const reason = reasonNotExecutable(text, schema);
    if (reason) throw invalidDocuments(file, `${hash} cannot be run: ${reason}`);
    return [hash, text];
  });
}

function parseObject(file: string): object {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw invalidDocuments(file, (error as Error).message);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidDocuments(file, 'not an object of hashes and documents.');
  return value;
}

/**
 * The reason why a document does not fit the schema. Checked at startup, because every request for
 * it would fail.
 */
function reasonNotExecutable(text: string, schema: GraphQLSchema): string | undefined {
  try {
    return validate(schema, parse(text))[0]?.message;
  } catch (error) {
    return (error as Error).message;
  }
}

function invalidDocuments(file: string, reason: string): Error {
  return new Error(`TRUSTED_DOCUMENTS cannot be used (${file}): ${reason}`);
}
