// `npm run data` from sources; the tests of its commands start the build.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

it('migrates a new data folder', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alokpath-data-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'data', '--', 'migrate'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...env, DATA_DIR: dataDir },
    },
  );
  rmSync(dataDir, { recursive: true, force: true });
  expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^\d+ migrations applied \(\d+\.\d s\)\n$/);
});
