import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../web/src');

/**
 * `codegen:check` sees files that are stale or missing; one whose operation is gone it does not.
 */
it('has no generated file without its operation', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /generated\/.*\.ts$/.test(file),
  );
  const orphans = files.filter(
    (file) => !existsSync(join(source, dirname(dirname(file)), `${basename(file, '.ts')}.graphql`)),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(orphans).toEqual([]);
});
