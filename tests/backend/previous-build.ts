// The backend of the build before the newest migration, from git, which runs with the new one
// during an update.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const MIGRATIONS = 'backend/src/db/migrations';

function git(...args: string[]): string {
  const output = execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.trim();
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
  // Its own exam-rules, because the two belong together.
  symlinkSync(join(folder, 'exam-rules'), join(packages, '@alokpath', 'exam-rules'));
  symlinkSync(join(root, 'backend/node_modules'), join(folder, 'backend/node_modules'));
  return folder;
}
