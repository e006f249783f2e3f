// The operations of the web that the gateway accepts in production.
import { readFileSync } from 'node:fs';

const documents: Record<string, string> = JSON.parse(
  readFileSync(
    new URL('../../gateway/src/generated/trusted-documents.json', import.meta.url),
    'utf8',
  ),
);

/** The hash and the text of an operation. @param start the beginning of its text: `query Name(` */
function findOperation(start: string): [hash: string, text: string] {
  const found = Object.entries(documents).find(([, text]) => text.startsWith(start));
  if (!found) throw new Error(`The web has no operation '${start}'.`);
  return found;
}

export const hashOfOperation = (start: string): string => findOperation(start)[0];

export const textOfOperation = (start: string): string => findOperation(start)[1];
