/**
 * Part of the build: writes preloads.json, the files that each page of the URL map needs beyond
 * the common ones. The gateway names them with the page (gateway/src/http/site/site.ts), so that
 * the browser fetches them together with the libraries: at once, or after the first paint of a
 * prerendered page (ssr/page.ts). Only the browser knows the language, so texts are named in
 * prerendered pages alone: a script chooses them there.
 */
import type { Plugin, Rollup } from 'vite';
import { chunksWith, commonChunks, textModules, withImports } from './graph.ts';
import { readPageRoutes } from './page-routes.ts';

export function routePreloads(): Plugin {
  return {
    name: 'route-preloads',
    apply: 'build',
    async generateBundle(_, bundle) {
      const pageRoutes = await readPageRoutes();
      const preloads = Object.fromEntries(
        pageRoutes.map(({ pattern, modules, areas }) => [
          pattern,
          {
            files: filesOf(modules, bundle),
            texts: {
              en: filesOf(textModules('en', areas), bundle),
              bn: filesOf(textModules('bn', areas), bundle),
            },
          },
        ]),
      );
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads) });
    },
  };
}

/** The files of these modules and their imports, without those that every page loads. */
function filesOf(modules: readonly string[], bundle: Rollup.OutputBundle): string[] {
  const common = commonChunks(bundle);
  const chunks = modules
    .flatMap((module) => chunksWith(module, bundle))
    .flatMap((chunk) => [...withImports(chunk, bundle)]);
  const files = chunks.filter((chunk) => !common.has(chunk)).map(({ fileName }) => fileName);
  return [...new Set(files)].map((file) => `/${file}`);
}
