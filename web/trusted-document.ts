/**
 * Part of codegen: an operation of the web as the gateway runs it, with the fragments that it
 * needs, and the SHA-256 by which the web requests it. Both the gateway's list and the hash beside
 * each document in the web are generated here, so they cannot differ.
 */
import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client/cache';
import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  print,
  stripIgnoredCharacters,
} from 'graphql';

const cache = new InMemoryCache();

const nameOf = (definition: DefinitionNode) =>
  'name' in definition && definition.name ? definition.name.value : '';

export function trustedDocument({ definitions }: DocumentNode): {
  readonly hash: string;
  readonly text: string;
} {
  const [operation, ...fragments] = [...definitions].sort(
    (a, b) =>
      Number(a.kind === Kind.FRAGMENT_DEFINITION) - Number(b.kind === Kind.FRAGMENT_DEFINITION) ||
      (nameOf(a) < nameOf(b) ? -1 : 1),
  );
  if (!operation) throw new Error('There is no operation in this document.');
  // Includes the `__typename` that Apollo Client adds to each selection for its cache.
  const whole = cache.transformDocument({
    kind: Kind.DOCUMENT,
    definitions: [operation, ...fragments],
  });
  const text = stripIgnoredCharacters(print(whole));
  return { hash: createHash('sha256').update(text).digest('hex'), text };
}
