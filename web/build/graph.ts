/** Part of the build: which files a module of the bundle brings with it. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Rollup } from 'vite';

export const chunksOf = (bundle: Rollup.OutputBundle): Rollup.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** @param path of a module, below web/: '/src/layout/home/home.route.tsx' */
export function chunksWith(path: string, bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  return chunksOf(bundle).filter(
    ({ facadeModuleId, moduleIds }) =>
      facadeModuleId?.endsWith(path) || moduleIds.some((id) => id.endsWith(path)),
  );
}

/**
 * The modules with these areas of texts, and with those of every page. The English texts of every
 * page are in the common chunks.
 */
export const textModules = (lang: string, areas: readonly string[]): string[] =>
  [...(lang === 'bn' ? ['shell', 'ui'] : []), ...areas].map(
    (area) => `/src/i18n/${lang}/${textFiles(lang).get(area) ?? `${area}.ts`}`,
  );

const dictionaries = join(import.meta.dirname, '../src/i18n');

/** The files with the texts of a language by area, as paths below the folder of the language. */
const textFiles = (lang: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(dictionaries, lang), { recursive: true, encoding: 'utf8' }).map((file) => [
      basename(file, '.ts'),
      file,
    ]),
  );

/** A chunk with all of its imports; `lazily`: with its dynamic imports as well. */
export function withImports(
  chunk: Rollup.OutputChunk,
  bundle: Rollup.OutputBundle,
  lazily = false,
  seen = new Set<Rollup.OutputChunk>(),
): Set<Rollup.OutputChunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of lazily ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(imported, bundle, lazily, seen);
  }
  return seen;
}

/** The chunks that every page loads. */
export function commonChunks(bundle: Rollup.OutputBundle): Set<Rollup.OutputChunk> {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  return entry ? withImports(entry, bundle) : new Set();
}
