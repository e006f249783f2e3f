// The backend of the build before the newest migration, from git: what runs beside the new one
// while a site is updated.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { freePort } from '../gateway/free-port.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const MIGRATIONS = 'backend/src/db/migrations';

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/**
 * The commit before the newest change of the migrations, or the current one if that change is not
 * committed; null without a history, as in a shallow clone or an archive.
 */
export function previousCommit(): string | null {
  try {
    if (git('status', '--porcelain', '--', MIGRATIONS) !== '') return git('rev-parse', 'HEAD');
    const newest = git('log', '-1', '--first-parent', '--format=%H', '--', MIGRATIONS);
    return git('rev-parse', '--verify', `${newest}^`);
  } catch {
    return null;
  }
}

/**
 * Its sources with the packages of this checkout.
 * @returns the folder; delete it afterwards
 */
export function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'alokpath-previous-'));
  const archive = join(folder, 'sources.tar');
  git('archive', '--output', archive, commit, 'backend', 'exam-rules', 'package.json');
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@alokpath'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@alokpath') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  // Its own, since the two belong together.
  symlinkSync(join(folder, 'exam-rules'), join(packages, '@alokpath', 'exam-rules'));
  symlinkSync(join(root, 'backend/node_modules'), join(folder, 'backend/node_modules'));
  return folder;
}

/** Starts the backend of a folder; resolves when it is ready. */
export async function startIn(folder: string, variables: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/src/main.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...variables, BACKEND_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  await vi.waitFor(() => expect(output).toContain('backend ready on'), {
    timeout: 120_000,
    interval: 100,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
