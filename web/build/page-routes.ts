/**
 * Part of the build: the modules and texts that each page of the URL map loads, read from the
 * router's configuration. The routes files are evaluated, in Vite's module runner; of the modules
 * that their routes import on demand only the names are recorded.
 */
import { join } from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import {
  ESModulesEvaluator,
  type ModuleRunnerContext,
  ssrDynamicImportKey,
  ssrImportKey,
} from 'vite/module-runner';
import type { LoadMetadata } from '../src/routes/page-loading.ts';

/** A page of the URL map: its URL pattern, and everything that its route and the routes around it load. A name can occur twice. */
export interface PageRoute {
  readonly pattern: string;
  /** Paths below web/: '/src/features/admission/years.route.tsx'. */
  readonly modules: readonly string[];
  /** The areas of texts that `lazyPage` names beside a module. */
  readonly areas: readonly string[];
}

/** Returns the modules that these functions import. */
type ImportsOf = (loads: readonly (() => Promise<unknown>)[]) => Promise<readonly string[]>;

/** The files with the parts of the URL map; routes.tsx imports the others on demand. */
const ROUTES_FILES = [
  '/src/routes/routes.tsx',
  '/src/routes/account-routes.tsx',
  '/src/routes/exam-routes.tsx',
  '/src/routes/admin-routes.tsx',
  '/src/routes/teaching-routes.tsx',
];

/** Whether a module is in the folder of the routes files, like page-loading.ts. */
const isBesideRoutes = (path: string) => path.startsWith('/src/routes/');

/** Evaluates routes files, and records what their functions import. */
class RoutesEvaluator extends ESModulesEvaluator {
  private imported: string[] = [];

  /**
   * Modules of other folders are replaced with an empty object, because components and the client
   * need a browser. A routes file may refer to what it imports from them, and not use it when it is
   * evaluated.
   */
  override async runInlinedModule(context: ModuleRunnerContext, code: string): Promise<void> {
    const evaluate = context[ssrImportKey];
    const replaced: ModuleRunnerContext = {
      ...context,
      [ssrImportKey]: async (path, names) => (isBesideRoutes(path) ? evaluate(path, names) : {}),
      [ssrDynamicImportKey]: async (path) => {
        this.imported.push(path);
        return {};
      },
    };
    await super.runInlinedModule(replaced, code);
  }

  readonly importsOf: ImportsOf = async (loads) => {
    this.imported = [];
    for (const load of loads) await load();
    return this.imported;
  };
}

/** @returns the pages of all routes files. The routes file of a page is one of its modules. */
export async function readPageRoutes(): Promise<PageRoute[]> {
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      root: join(import.meta.dirname, '..'),
      environments: { routes: { consumer: 'server', dev: { moduleRunnerTransform: true } } },
    },
    'serve',
  );
  const evaluator = new RoutesEvaluator();
  const environment = createRunnableDevEnvironment('routes', config, {
    hot: false,
    runnerOptions: { evaluator, hmr: false },
  });
  await environment.init();
  try {
    const pageRoutes: PageRoute[] = [];
    for (const file of ROUTES_FILES) {
      const exported = await environment.runner.import<object>(file);
      const routes: RouteObject[] = Object.values(exported).filter(Array.isArray).flat();
      const around = { pattern: '', modules: [file], areas: [] };
      pageRoutes.push(...(await pageRoutesOf(routes, evaluator.importsOf, around)));
    }
    return pageRoutes;
  } finally {
    await environment.close();
  }
}

/**
 * @param around of the routes around these
 * @returns an entry for each URL pattern that a page can have, in the order of the routes
 */
export async function pageRoutesOf(
  routes: readonly RouteObject[],
  importsOf: ImportsOf,
  around: PageRoute,
): Promise<PageRoute[]> {
  const pageRoutes: PageRoute[] = [];
  for (const { path, index, loader, lazy, children } of routes) {
    const query = loader as Partial<LoadMetadata> | undefined;
    const page = lazy as Partial<LoadMetadata> | undefined;
    const loads = [query?.load, page?.load ?? lazy].filter((load) => typeof load === 'function');
    const imported = await importsOf(loads);
    const here: PageRoute = {
      pattern: path ? `${around.pattern}/${path}` : around.pattern,
      modules: [...around.modules, ...imported],
      areas: [...around.areas, ...(page?.areas ?? [])],
    };
    if (children) pageRoutes.push(...(await pageRoutesOf(children, importsOf, here)));
    else if ((path || index) && path !== '*')
      for (const pattern of patternsOf(here.pattern || '/')) pageRoutes.push({ ...here, pattern });
  }
  return pageRoutes;
}

/** One pattern, or two if its last part is optional: '/exam/:examId/:id?'. */
const patternsOf = (pattern: string): string[] =>
  pattern.endsWith('?')
    ? [pattern.slice(0, pattern.lastIndexOf('/')), pattern.slice(0, -1)]
    : [pattern];
