/**
 * The keys of the formula keyboard: notation of Bangladesh's school books, in LaTeX that KaTeX
 * supports. `#@` is the selection or the expression before the cursor, `#0` and `#?` are
 * placeholders.
 */
import type { VirtualKeyboardKeycap, VirtualKeyboardLayout } from 'mathlive';

type Key = string | Partial<VirtualKeyboardKeycap>;

const small = (latex: string): Key => ({ latex, class: 'small' });

/** The last row of each layout. An empty tooltip replaces the English one. */
const editing: Key[] = [
  { label: '[undo]', class: 'action', tooltip: '', width: 1.5 },
  { label: '[redo]', class: 'action', tooltip: '', width: 1.5 },
  { label: '[left]', width: 1.5 },
  { label: '[right]', width: 1.5 },
  { label: '[backspace]', width: 2 },
];

const letters = (row: string): Key[] =>
  [...row].map((letter) => ({
    label: letter,
    latex: letter,
    class: 'hide-shift letter',
    shift: { label: letter.toUpperCase(), latex: letter.toUpperCase() },
  }));

const layout = (label: string, rows: readonly Key[][]): VirtualKeyboardLayout => ({
  label,
  displayEditToolbar: false,
  rows: [...rows, editing],
});

export const keyboardLayouts: readonly VirtualKeyboardLayout[] = [
  layout('123', [
    ['x', 'y', '7', '8', '9', small('\\frac{#@}{#?}'), small('#@^2'), small('#@^{#?}')],
    ['a', 'b', '4', '5', '6', '\\times', small('\\sqrt{#0}'), small('\\sqrt[#?]{#0}')],
    ['(', ')', '1', '2', '3', '-', small('#@_{#?}'), small('\\left|#0\\right|')],
    ['<', '>', '0', '.', '=', '+', '\\pm', '\\pi'],
  ]),
  layout('f(x)', [
    ['\\sin', '\\cos', '\\tan', '\\cot', '\\sec', '\\csc', '\\log', '\\ln'].map(small),
    [
      small('\\sin^{-1}'),
      small('\\cos^{-1}'),
      small('\\tan^{-1}'),
      small('\\log_{#?}'),
      small('e^{#?}'),
      small('\\lim_{#?\\to#?}'),
      '!',
      small('{}^{#?}C_{#?}'),
    ],
    [
      small('\\int'),
      small('\\int_{#?}^{#?}'),
      small('\\frac{d}{dx}'),
      small('\\frac{\\partial}{\\partial x}'),
      small('\\sum_{#?}^{#?}'),
      small('\\prod_{#?}^{#?}'),
      '\\infty',
      'f',
    ],
    [
      small('\\vec{#@}'),
      small('\\hat{#@}'),
      small('\\overline{#@}'),
      { label: '2×2', insert: '\\begin{pmatrix}#?&#?\\\\#?&#?\\end{pmatrix}', class: 'small' },
      { label: '|2×2|', insert: '\\begin{vmatrix}#?&#?\\\\#?&#?\\end{vmatrix}', class: 'small' },
      {
        label: '|3×3|',
        insert: '\\begin{vmatrix}#?&#?&#?\\\\#?&#?&#?\\\\#?&#?&#?\\end{vmatrix}',
        class: 'small',
      },
      { label: '{', insert: '\\begin{cases}#?\\\\#?\\end{cases}' },
      small('\\mathrm{#0}'),
    ],
  ]),
  layout('≤∈→', [
    ['\\le', '\\ge', '\\ne', '\\approx', '\\equiv', '\\propto', '\\therefore', '\\because'],
    ['\\in', '\\notin', '\\subset', '\\subseteq', '\\cup', '\\cap', '\\varnothing', '\\setminus'],
    [
      '\\to',
      '\\Rightarrow',
      '\\Leftrightarrow',
      '\\rightleftharpoons',
      '\\uparrow',
      '\\downarrow',
      '\\cdot',
      '\\div',
    ],
    ['\\angle', '\\triangle', '\\perp', '\\parallel', '\\cong', '\\sim', '^\\circ', '\\%'],
    [
      '\\mathbb{N}',
      '\\mathbb{Z}',
      '\\mathbb{Q}',
      '\\mathbb{R}',
      '\\mathbb{C}',
      '\\forall',
      '\\exists',
      '\\ldots',
    ],
  ]),
  layout('αβγ', [
    ['\\alpha', '\\beta', '\\gamma', '\\delta', '\\epsilon', '\\theta', '\\lambda', '\\mu'],
    ['\\pi', '\\rho', '\\sigma', '\\tau', '\\phi', '\\omega', '\\eta', '\\nu'],
    ['\\psi', '\\xi', '\\zeta', '\\kappa', '\\chi', '\\varphi', '\\ell', '\\hbar'],
    ['\\Delta', '\\Omega', '\\Sigma', '\\Phi', '\\Psi', '\\Theta', '\\Lambda', '\\Gamma'],
  ]),
  layout('abc', [
    letters('qwertyuiop'),
    letters('asdfghjkl'),
    [{ label: '[shift]', width: 1.5 }, ...letters('zxcvbnm'), ','],
  ]),
];
