// Content folders as written by an author, and the resulting catalogue.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Content } from '../../backend/src/db/content/read-content.ts';
import { findCatalogue } from '../../backend/src/operations/content/catalogue-queries.ts';
import { type TestEnvironment, withDb } from './operations-kit.ts';

export const catalogueOf = (environment: TestEnvironment) =>
  withDb(environment, ({ db }) => findCatalogue(db));

/** Writes the content to the files named in `file`, and the course covers of `aContent`. */
export function writeFolder(root: string, content: Content): string {
  const lists = new Map<string, unknown[]>();
  for (const [kind, sources] of Object.entries(content)) {
    for (const { file, data } of sources) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      const list = ['campaigns', 'examCampaigns', 'assignments'].includes(kind)
        ? [...(lists.get(file) ?? []), data]
        : undefined;
      if (list) lists.set(file, list);
      writeFileSync(join(root, file), stringify(list ?? data));
    }
  }
  for (const name of ['free', 'paid', 'free10', 'paid10']) draw(root, `covers/${name}`);
  return root;
}

export function draw(root: string, name: string, inner = '<path d="M0 0h9"/>'): void {
  mkdirSync(dirname(join(root, 'images', name)), { recursive: true });
  writeFileSync(
    join(root, 'images', `${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`,
  );
}
