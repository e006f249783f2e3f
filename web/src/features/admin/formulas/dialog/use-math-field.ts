/** The chunk of the math field, loaded when it is first shown. */
import { type ComponentType, useEffect, useState } from 'react';
import type { MathFieldProps } from './math-field.tsx';

type MathFieldState =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly MathField: ComponentType<MathFieldProps> }
  | { readonly state: 'failed' };

/**
 * @param isNeeded whether the field is to be shown
 * @returns what has been loaded, a function that tries again after a failure, and one for a field
 *   that was loaded and does not work
 */
export function useMathField(
  isNeeded: boolean,
): [MathFieldState, retry: () => void, fail: () => void] {
  const [loading, setLoading] = useState<MathFieldState>({ state: 'loading' });

  useEffect(() => {
    if (!isNeeded || loading.state !== 'loading') return;
    let isActive = true;
    const settle = (next: MathFieldState) => isActive && setLoading(next);
    import('./math-field.tsx')
      .then((module) => settle({ state: 'loaded', MathField: module.default }))
      .catch(() => settle({ state: 'failed' }));
    return () => {
      isActive = false;
    };
  }, [isNeeded, loading.state]);

  return [loading, () => setLoading({ state: 'loading' }), () => setLoading({ state: 'failed' })];
}
