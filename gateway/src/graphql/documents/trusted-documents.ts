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
  readonly texts: ReadonlyMap<string, string>;
  /** By the names of the operations; if several have the same name, that of our web. */
  readonly hashesByName = new Map<string, string>();

  constructor(texts: Iterable<readonly [hash: string, text: string]>) {
    this.texts = new Map(texts);
    for (const [hash, text] of this.texts)
      for (const [, name = ''] of text.matchAll(/^\s*(?:query|mutation)\s+(\w+)/gm))
        if (!this.hashesByName.has(name)) this.hashesByName.set(name, hash);
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
    get: async (key) => documents.texts.get(key.slice('apq:'.length)) ?? registered?.get(key),
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
