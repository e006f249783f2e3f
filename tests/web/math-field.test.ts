// The math field with MathLive itself: KaTeX renders its output, and formulas that it cannot write
// are not changed.
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { katexLatex } from '../../web/src/features/admin/formulas/dialog/katex-latex.ts';
import { keyboardLayouts } from '../../web/src/features/admin/formulas/dialog/keyboard-layouts.ts';
import MathField from '../../web/src/features/admin/formulas/dialog/math-field.tsx';
import { formulaOfField } from '../../web/src/features/admin/formulas/dialog/math-field-element.ts';
import { isSameFormula } from '../../web/src/features/admin/formulas/dialog/same-formula.ts';
import { isBrokenFormula } from '../../web/src/features/admin/formulas/rendered.ts';
import { system } from '../../web/src/ui/theme/theme.ts';
import { type MathField as Field, prepareBrowser, reread, withField } from './math-field-kit.ts';

beforeAll(prepareBrowser);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** MathLive moves the sign out of the group, and KaTeX then sets it higher. */
const UNKNOWN = '\\mathrm{Cl^\\bullet}';

describe('LaTeX of MathLive becomes LaTeX of KaTeX', () => {
  it.each([
    ['\\int x\\differentialD x', '\\int x\\mathrm{d} x'],
    ['\\exponentialE^{\\imaginaryI\\pi}', '\\mathrm{e}^{\\mathrm{i}\\pi}'],
    ['\\capitalDifferentialD', '\\mathrm{D}'],
    ['f^{\\doubleprime}', 'f^{\\prime\\prime}'],
    ['\\mleft(x\\mright)', '\\left(x\\right)'],
    ['\\pmod{\\placeholder{}}', '\\pmod{}'],
    ['\\frac{\\placeholder[a]{}}{2}', '\\frac{}{2}'],
    ['x\\questeq y', 'x\\stackrel{?}{=} y'],
    // A line break before letters is no command.
    ['a\\\\differentialD', 'a\\\\differentialD'],
    ['\\mathrm{H_2SO}_4', '\\mathrm{H_2SO_4}'],
    ['\\mathrm{m\\,s}^{-2}', '\\mathrm{m\\,s^{-2}}'],
    ['\\mathrm{NH}_4^{+}', '\\mathrm{NH_4^{+}}'],
    ['\\mathrm{x}^{n}', '\\mathrm{x}^{n}'],
  ])('%s', (written, stored) => {
    expect(katexLatex(written)).toBe(stored);
    expect(isBrokenFormula(stored)).toBe(false);
  });
});

it('has no key and no typed shortcut that KaTeX cannot draw', () => {
  const keys = keyboardLayouts.flatMap((layout) => ('rows' in layout ? layout.rows.flat() : []));
  const inserted = keys.flatMap((key) => {
    const keycap = typeof key === 'string' ? { latex: key } : key;
    const shifted = typeof keycap.shift === 'object' ? keycap.shift.latex : keycap.shift;
    return [keycap.insert ?? keycap.latex, shifted].filter((latex) => latex !== undefined);
  });
  const broken = withField((field) => {
    const shortcuts = Object.values(field.inlineShortcuts).map((shortcut) =>
      typeof shortcut === 'string' ? shortcut : shortcut.value,
    );
    expect(inserted.length).toBeGreaterThan(150);
    expect(shortcuts.length).toBeGreaterThan(200);
    return [...inserted, ...shortcuts].filter((latex) => {
      field.setValue('a', { silenceNotifications: true });
      field.insert(latex, { silenceNotifications: true });
      return isBrokenFormula(formulaOfField(field)[0]);
    });
  });
  expect(broken).toEqual([]);
});

describe('a stored formula looks the same after the field has read it', () => {
  const known = [
    ...['\\frac12', '\\dfrac{a+b}{c}', 'x^2+y_1^{n}', '\\sqrt[3]{x}', "f''(x)", '100^\\circ'],
    '\\left(\\frac{a}{b}\\right)^2',
    '|x|\\le 5',
    '\\vec{AB}\\cdot\\hat{n}',
    'x=5\\%',
    '\\lim_{x\\to 0}\\frac{\\sin x}{x}',
    '\\int_0^1 x\\,dx',
    '\\sum_{i=1}^{n} i',
    '\\text{গতি} = ৫',
    '\\mathrm{CO_2}',
    '\\mathrm{Al^{3+}}',
    '9.8\\,\\mathrm{m\\,s^{-2}}',
    '{}^{2}_{1}\\mathrm{H}',
    '\\begin{vmatrix}1&2\\\\3&4\\end{vmatrix}',
    '\\begin{cases}x\\\\y\\end{cases}',
    'a<b\\ne c',
    'A\\cup B\\subseteq\\mathbb{R}',
    '\\overline{AB}\\parallel CD',
    'x \\gt 1',
    '\\$5',
  ];
  it.each(known)('%s', (latex) => {
    expect(withField((field) => isSameFormula(latex, reread(field, latex)))).toBe(true);
  });

  it('is distinguished from one that would look different', () => {
    expect(withField((field) => isSameFormula(UNKNOWN, reread(field, UNKNOWN)))).toBe(false);
    expect(isSameFormula('\\mathrm{x}', 'x')).toBe(false);
    expect(isSameFormula('x^2', 'x_2')).toBe(false);
  });
});

function renderField(latex: string) {
  const calls = { onChange: vi.fn(), onUnknown: vi.fn(), onEnter: vi.fn() };
  const { container } = render(
    createElement(ChakraProvider, {
      value: system,
      children: createElement(MathField, { latex, labelledBy: 'name', ...calls }),
    }),
  );
  const field = container.querySelector<Field>('math-field');
  if (!field) throw new Error('no field');
  return { ...calls, container, field };
}

it('returns the written formula, and whether a box is empty', async () => {
  const { field, onChange, onUnknown } = renderField('x^2');
  expect(onChange).not.toHaveBeenCalled();
  expect(onUnknown).not.toHaveBeenCalled();
  field.insert('+\\frac{1}{#?}');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('x^2+\\frac{1}{}', false));
  field.insert('2');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('x^2+\\frac12', true));
});

it('reports when it opens a formula that it cannot show', () => {
  expect(renderField(UNKNOWN).onUnknown).toHaveBeenCalledOnce();
});

it('passes Enter on, except in a matrix, whose rows Enter adds', () => {
  const { field, onEnter } = renderField('x');
  const enter = () =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
  enter();
  expect(onEnter).toHaveBeenCalledOnce();
  field.setValue('\\begin{cases}x\\\\y\\end{cases}');
  enter();
  expect(onEnter).toHaveBeenCalledOnce();
});

it('rebuilds its keyboard while two keys have the same id, and removes it at the end', () => {
  const random = vi.spyOn(Math, 'random');
  for (let call = 0; call < 100; call += 1) random.mockReturnValueOnce(0.5);
  const { container } = renderField('x');
  const ids = Array.from(container.querySelectorAll('.MLK__row > [id]'), ({ id }) => id);
  expect(ids.length).toBeGreaterThan(150);
  expect(new Set(ids).size).toBe(ids.length);
  expect(container.querySelector('.ML__keyboard')?.closest('[aria-hidden=true]')).toBeTruthy();
  cleanup();
  expect(window.mathVirtualKeyboard.visible).toBe(false);
});
