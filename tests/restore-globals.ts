// Files of a project run one after the other in the same worker: each leaves the clock, the
// environment, globals and mocked functions as it found them.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Those of `vi.mock`, which the line above leaves as they are.
  vi.resetAllMocks();
});
