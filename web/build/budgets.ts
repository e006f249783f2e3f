/**
 * Part of the build: fails it when a page would load more script than budgets.json allows, and
 * names what grew since its `sizes` were written (`npm run budgets` writes them anew).
 * tests/journeys/weight.long.journey.ts measures the same in a browser.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import { chunksWith, commonChunks, textModules, withImports } from './graph.ts';
import { type PageRoute, readPageRoutes } from './page-routes.ts';

interface Budgets {
  /**
   * Script on the first visit, gzip, in units of 1000 bytes; `page` is a URL pattern as in the routes
   * files.
   */
  readonly pages: readonly { readonly page: string; readonly limit: number }[];
  /** The sizes in bytes of those pages' files by name, when this file was last written. */
  readonly sizes: Readonly<Record<string, number>>;
}

export interface Weight {
  readonly page: string;
  readonly lang: string;
  readonly limit: number;
  /** Bytes by file. */
  readonly files: ReadonlyMap<string, number>;
}

const KB = 1000;
const kb = (bytes: number) => (bytes / KB).toFixed(1);
export const sumOf = ({ files }: Weight) =>
  [...files.values()].reduce((sum, bytes) => sum + bytes, 0);

/** @param file the path of budgets.json */
export function budgets(file: string): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    generateBundle: {
      // After Vite has written its lists of preloads into the files.
      order: 'post',
      async handler(_, bundle) {
        const { pages, sizes } = JSON.parse(await readFile(file, 'utf8')) as Budgets;
        const pageRoutes = await readPageRoutes();
        const weights = pages.flatMap(({ page, limit }) =>
          ['en', 'bn'].map((lang) => ({
            page,
            lang,
            limit,
            files: filesOf(routeWithPattern(page, pageRoutes), lang, bundle),
          })),
        );
        if (process.env.WRITE_BUDGETS) {
          const now = new Map(weights.flatMap(({ files }) => [...files]));
          const sorted = Object.fromEntries([...now].sort(([a], [b]) => a.localeCompare(b)));
          await writeFile(file, `${JSON.stringify({ pages, sizes: sorted }, null, 2)}\n`);
        }
        const error = budgetError(weights, sizes);
        if (error) this.error(error);
      },
    },
  };
}

/** The message about the pages that exceed their budget; null if there are none. */
export function budgetError(
  weights: readonly Weight[],
  sizes: Readonly<Record<string, number>>,
): string | null {
  const tooHeavy = weights.filter((weight) => sumOf(weight) > weight.limit * KB);
  if (tooHeavy.length === 0) return null;
  const lines = tooHeavy.map(
    (weight) =>
      `${weight.page} in ${weight.lang} loads ${kb(sumOf(weight))} kB of script; its budget is ${weight.limit} kB.`,
  );
  const grown = [...new Map(tooHeavy.flatMap(({ files }) => [...files]))]
    .map(([name, bytes]) => ({ name, bytes, more: bytes - (sizes[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .map(
      ({ name, bytes, more }) =>
        `  ${name}: ${kb(bytes)} kB, ${more === bytes ? 'new' : `${(more / KB).toFixed(2)} more`}`,
    );
  return [
    'Too heavy:',
    ...lines,
    'What grew since web/budgets.json was written:',
    ...(grown.length > 0 ? grown : ['  nothing']),
  ].join('\n');
}

/** The page with this pattern; throws if no route has it. */
export function routeWithPattern(pattern: string, pageRoutes: readonly PageRoute[]): PageRoute {
  const pageRoute = pageRoutes.find((one) => one.pattern === pattern);
  if (!pageRoute)
    throw new Error(`web/budgets.json names a URL pattern that no route has: ${pattern}`);
  return pageRoute;
}

function filesOf(
  { pattern, modules, areas }: PageRoute,
  lang: string,
  bundle: Rollup.OutputBundle,
): Map<string, number> {
  const wanted = [...modules, ...textModules(lang, areas)];
  const missing = wanted.filter((module) => chunksWith(module, bundle).length === 0);
  if (missing.length > 0)
    throw new Error(`The route ${pattern} names what is not there: ${missing.join(', ')}`);
  const chunks = wanted
    .flatMap((module) => chunksWith(module, bundle))
    .flatMap((chunk) => [...withImports(chunk, bundle)]);
  return new Map(
    [...commonChunks(bundle), ...chunks].map((chunk) => [
      nameOf(chunk),
      gzipSync(chunk.code).byteLength,
    ]),
  );
}

/**
 * A name that is stable between builds: the module that a file was made for, else the file's name
 * without the hash.
 */
function nameOf({ fileName, facadeModuleId }: Rollup.OutputChunk): string {
  return (
    facadeModuleId?.split('/web/src/')[1] ??
    fileName.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '')
  );
}
