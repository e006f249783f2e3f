/**
 * For `vi.waitFor(check, waitOptions)`: one second, the default, is too short for a busy machine.
 * Milliseconds.
 */
export const waitOptions = { timeout: 15_000 };
