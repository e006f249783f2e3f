// Forms of the admin pages cannot be changed while they are saved (docs/decisions/104).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const admin = join(import.meta.dirname, '../../web/src/features/admin');
const forms = readdirSync(admin, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, source: readFileSync(join(admin, path), 'utf8') }))
  .filter(({ source }) => source.includes('useSave('));

it('every form that is saved has its fields in FormFields', () => {
  expect(forms.map(({ path }) => path)).toContain('exams/exam.form.tsx');
  expect(
    forms.filter(({ source }) => !source.includes('<FormFields')).map(({ path }) => path),
  ).toEqual([]);
});
