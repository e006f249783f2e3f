/**
 * Part of the build: bundles service-worker/service-worker.ts into sw.js with the lists of files of
 * the shell and of an exam. The first visit caches the page, the files that every page loads
 * anyway, and the few small files that are used without a network.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { chunksWith, commonChunks, withImports } from './graph.ts';

interface Parts {
  readonly source: string;
  /** Files without a hash in their name that the page needs, beside index.html. */
  readonly plainFiles: readonly string[];
  /** Modules that are first wanted when there is no network to fetch them. */
  readonly offline: readonly string[];
  /**
   * The pages of exams, the modules imported with them, the route map, and modules that are too
   * large to be cached for a rare case.
   */
  readonly exams: Readonly<Record<'rooms' | 'around' | 'maps' | 'without', readonly string[]>>;
}

export function serviceWorker({ source, plainFiles, offline, exams }: Parts): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const common = commonChunks(bundle);
        const heavy = new Set(exams.without.flatMap((module) => chunksWith(module, bundle)));
        const own = (chunks: Iterable<Rollup.OutputChunk>) =>
          [...chunks].filter((chunk) => !common.has(chunk) && !heavy.has(chunk)).map(urlOf);
        const spare = offline
          .flatMap((module) => chunksWith(module, bundle))
          .flatMap((chunk) => own(withImports(chunk, bundle)));
        const shell = [
          ...(await Promise.all(
            ['index.html', ...plainFiles].map(async (file) => ({
              url: `/${file}`,
              revision: hashOf(await readFile(join(dir, file))),
            })),
          )),
          ...[...new Set([...[...common].map(urlOf), ...spare])].map((url) => ({
            url,
            revision: null,
          })),
        ];
        const rooms = exams.rooms.flatMap((module) => chunksWith(module, bundle));
        const around = exams.around.flatMap((module) => chunksWith(module, bundle));
        // Not beyond what every page loads and the URL map: from there every page could be
        // imported.
        const maps = exams.maps
          .flatMap((module) => chunksWith(module, bundle))
          .flatMap((chunk) => [...withImports(chunk, bundle)]);
        const later = [
          ...own(maps),
          ...[...rooms, ...around].flatMap((chunk) =>
            own(withImports(chunk, bundle, true, new Set([...common, ...maps, ...heavy]))),
          ),
        ];
        const styles = rooms.flatMap((chunk) =>
          [...withImports(chunk, bundle)].flatMap((one) => [
            ...(one.viteMetadata?.importedCss ?? []),
          ]),
        );
        const exam = {
          rooms: rooms.map(urlOf),
          all: [...new Set([...later, ...styles.map((file) => `/${file}`)])],
        };
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { SHELL: JSON.stringify(shell), EXAM: JSON.stringify(exam) },
          build: {
            outDir: dir,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
}

const urlOf = ({ fileName }: Rollup.OutputChunk): string => `/${fileName}`;
const hashOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
