/** LaTeX of MathLive as KaTeX reads it. A test compares all keys and shortcuts of the field. */

/** Commands of MathLive that KaTeX does not support, with the LaTeX that replaces them. */
const COMMANDS: Readonly<Record<string, string>> = {
  '\\differentialD': '\\mathrm{d}',
  '\\capitalDifferentialD': '\\mathrm{D}',
  '\\exponentialE': '\\mathrm{e}',
  '\\imaginaryI': '\\mathrm{i}',
  '\\imaginaryJ': '\\mathrm{j}',
  '\\doubleprime': '\\prime\\prime',
  '\\mleft': '\\left',
  '\\mright': '\\right',
  '\\questeq': '\\stackrel{?}{=}',
  '\\Colon': '\\dblcolon',
  '\\slash': '/',
  '\\twoheadrightarrowtail': '\\twoheadrightarrow',
};

/** A command, or a backslash with one other character. */
const COMMAND = /\\(?:[a-zA-Z]+|[\s\S])/g;
const PLACEHOLDER = /\{\\placeholder(?:\[[^\]]*\])?\{\}\}|\\placeholder(?:\[[^\]]*\])?\{\}/g;
/** Scripts of digits and signs after upright letters, such as the 2 of `\mathrm{CO}_2`. */
const SCRIPTS = /(\\mathrm\{(?:[^{}]|\{[^{}]*\})*)\}((?:[_^](?:\d|\{[\d+-]*\}))+)/g;

/**
 * Commands are replaced, empty boxes left out, and scripts put back behind the letter to which they
 * belong: behind a group KaTeX places them at another height.
 */
export const katexLatex = (latex: string): string =>
  latex
    .replace(PLACEHOLDER, '{}')
    .replace(COMMAND, (command) => COMMANDS[command] ?? command)
    .replace(SCRIPTS, '$1$2}');
