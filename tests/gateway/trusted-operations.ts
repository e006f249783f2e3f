// The operations of the web that the gateway accepts in production.
import { readFileSync } from 'node:fs';

const documents: Record<string, string> = JSON.parse(
  readFileSync(
    new URL('../../gateway/src/generated/trusted-documents.json', import.meta.url),
    'utf8',
  ),
);

/** The hash of an operation. @param start the beginning of its text: `query Name(` */
export function hashOfOperation(start: string): string {
  const found = Object.entries(documents).find(([, text]) => text.startsWith(start));
  if (!found) throw new Error(`The web has no operation '${start}'.`);
  return found[0];
}
