// The route of an upstream path: `/course/:id/lessons` for `/course/c1/lessons`. Metrics and traces
// use routes, because paths contain ids.

/** The segments of a route; null is a parameter. */
type Route = readonly (string | null)[];

const registeredTemplates = new WeakSet<readonly string[]>();
const routes = new Map<number, Route[]>();

/** Registers the route of a template; `path` calls this when a template is first used. */
export function registerRoute(literals: readonly string[]): void {
  if (registeredTemplates.has(literals)) return;
  registeredTemplates.add(literals);
  const route = literals
    .join('\0')
    .split('/')
    .map((segment) => (segment.includes('\0') ? null : segment));
  const sameLengthRoutes = routes.get(route.length);
  if (sameLengthRoutes) sameLengthRoutes.push(route);
  else routes.set(route.length, [route]);
}

/** The route of a path made by `path`; if two match, the one with more literal segments. */
export function routeOf(path: string): string {
  const segments = (path.split('?', 1)[0] ?? '').split('/');
  let best: Route | undefined;
  for (const route of routes.get(segments.length) ?? []) {
    if (
      route.every((segment, index) => segment === null || segment === segments[index]) &&
      (!best || literalCount(route) > literalCount(best))
    )
      best = route;
  }
  if (!best) return 'unknown';
  // The collection of a batch is a literal of our code, so it has few values.
  const isBatch = segments[1] === 'ext' && segments[2] === 'batch';
  return isBatch ? segments.join('/') : best.map((segment) => segment ?? ':id').join('/');
}

function literalCount(route: Route): number {
  return route.filter((segment) => segment !== null).length;
}
