// A worker loads a module of tests/backend and tests/gateway once for all its test files
// (`isolate: false` in vitest.config.ts), while Vitest forgets hooks and settings after each file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const tests = join(import.meta.dirname, '..');
const modules = ['backend', 'gateway']
  .flatMap((folder) =>
    readdirSync(join(tests, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    ),
  )
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));

it('modules that test files share register no hook and no setting while they are loaded', () => {
  expect(modules).toContain('backend/operations-kit.ts');
  const atLoad = /^(beforeAll|beforeEach|afterAll|afterEach|vi\.\w+)\(/m;
  expect(modules.filter((path) => atLoad.test(readFileSync(join(tests, path), 'utf8')))).toEqual(
    [],
  );
});
