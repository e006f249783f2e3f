/** The folder of this package: the sources are in `src/`, compiled code is in `build/`. */
export const PACKAGE_FOLDER = new URL('../', import.meta.url);
