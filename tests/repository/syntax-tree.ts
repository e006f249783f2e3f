// Source files as syntax trees, for tests that search them for texts.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The files below a folder of the repository, with their relative paths. */
export function sourceFiles(folder: string, isWanted: (file: string) => boolean): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => relative(root, join(root, folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated/') && isWanted(file));
}

/** Called for every node, with its ancestors, the nearest first. */
export type Visit = (node: Node, around: readonly Node[]) => void;

export function walkCode(code: string, visit: Visit): void {
  const tree: unknown = parseAst(code, { lang: 'tsx' });
  const go = (node: Node, around: readonly Node[]) => {
    visit(node, around);
    for (const part of Object.values(node)) {
      for (const child of Array.isArray(part) ? part : [part])
        if (isNode(child)) go(child, [node, ...around]);
    }
  };
  if (isNode(tree)) go(tree, []);
}

export const codeOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/**
 * The value of a string; of a template its fixed parts, with `…` for each expression. Null for any
 * other node.
 */
export function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map((part: { value: { cooked: string } }) => part.value.cooked).join('…');
}

/** The name of a property, an attribute, a variable or a called function. */
export function nameOf(node: Node | undefined): string {
  const named = node?.key ?? node?.callee ?? node?.property ?? node?.id ?? node?.name ?? '';
  if (typeof named === 'string') return named;
  return isNode(named) ? (textOf(named) ?? nameOf(named)) : '';
}
