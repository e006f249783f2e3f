/**
 * Builds the backend before each run, for tests that start its processes: they start twice as fast
 * as from sources, and the build is what production runs.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const root = fileURLToPath(new URL('../../', import.meta.url));

export default function setUp(project: TestProject): void {
  buildBackend();
  project.onTestsRerun(buildBackend);
}

function buildBackend(): void {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'build', '-w', 'backend'],
    { cwd: root, encoding: 'utf8' },
  );
  const output = stdout + stderr;
  if (status !== 0 || output !== '') throw new Error(`The build of the backend: ${output}`);
}
