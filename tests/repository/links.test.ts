// Links between the documents refer to files that exist, and every decision is in the index.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = ['', 'docs', 'docs/decisions', 'docs/schema', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

const filesLinkedIn = (document: string) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target));

it.each(documents)('%s', (document) => {
  const missing = filesLinkedIn(document).filter(
    (file) => !existsSync(join(root, dirname(document), file)),
  );
  expect(missing).toEqual([]);
});

it('docs/decisions/README.md lists every decision once', () => {
  const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name));
  const rows = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8').split('\n');
  const listed = rows.flatMap((row) => /^\| \[\d{3}\]\(([^)]+)\)/.exec(row)?.[1] ?? []);
  expect(listed).toEqual(decisions.toSorted());
});
