/** Components that a page can do without, loaded when they are first rendered. */
import { type ComponentType, lazy } from 'react';

/**
 * Needs a Suspense boundary.
 * @param instead rendered if the chunk cannot be loaded; by default nothing
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: instead }),
    ),
  );
