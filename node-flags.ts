/**
 * The flags that gateway and backend run with in production: stack traces of the sources, and a
 * garbage collector that pauses little (docs/decisions/010, 095). The images and the `start`
 * scripts of both have them too (tests/repository/node-flags.test.ts).
 */
export const nodeFlags: readonly string[] = [
  '--enable-source-maps',
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--no-allocation-site-pretenuring',
];
