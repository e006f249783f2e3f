/**
 * How long a test waits for what must happen: `vi.waitFor(check, patience)`. Vitest's own second is
 * too short for a busy machine. Milliseconds.
 */
export const patience = { timeout: 15_000 };
