// The formulas of the demo content: the math field changes how few of them look.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { isSameFormula } from '../../web/src/features/admin/formulas/dialog/same-formula.ts';
import { prepareBrowser, reread, withField } from './math-field-kit.ts';

beforeAll(prepareBrowser);

const demo = join(import.meta.dirname, '../../backend/demo');
const FORMULA = /\$\$([\s\S]+?)\$\$|\$([^$]+?)\$/g;

function formulas(): string[] {
  const files = readdirSync(demo, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join(demo, file), 'utf8').replaceAll('\\$', ''));
  const formulas = texts.flatMap((text) => [...text.matchAll(FORMULA)]);
  return [...new Set(formulas.map(([, display, inline]) => display ?? inline ?? ''))];
}

/** jsdom takes minutes for all of them on a busy machine. */
const EACH = 5;

it('99 of 100 formulas look the same; the others are detected and stay LaTeX', {
  timeout: 300_000,
}, () => {
  const all = formulas().filter((_, index) => index % EACH === 0);
  expect(all.length).toBeGreaterThan(600);
  const changed = withField((field) =>
    all.filter((latex) => !isSameFormula(latex, reread(field, latex))),
  );
  expect(changed.length / all.length, changed.join('\n')).toBeLessThan(0.01);
});
