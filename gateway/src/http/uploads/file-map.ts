// Places the upload at the path of the `map` field of a GraphQL multipart request. Limits are
// checked first; the work is linear.
import { refusal } from '../../upstream/errors/refusals.ts';
import type { Upload } from '../../upstream/files/upload.ts';

/** The longest path of our schema is `variables.input.image`; longer names are allowed for. */
const MAX_PATH_CHARACTERS = 200;
/** Maximum size of the map: one file with one path. */
export const MAX_MAP_BYTES = 512;

/**
 * Replaces a null in the variables of `operations` by the one file of the map. Returns the upload
 * with the name of its part; undefined if the map is empty. Errors: BAD_USER_INPUT.
 * @param map the parsed JSON of the field
 */
export function placeUpload(
  operations: unknown,
  map: unknown,
  newUpload: () => Upload,
): { part: string; upload: Upload } | undefined {
  const [entry, ...furtherEntries] = isRecord(map) ? Object.entries(map) : [];
  if (furtherEntries.length > 0) throw refusal('ONE_FILE_ONLY');
  if (!isRecord(map) || Array.isArray(map)) throw refusal('MAP_NOT_AN_OBJECT');
  if (!entry) return undefined;
  const [part, paths] = entry;
  const path: unknown = Array.isArray(paths) && paths.length === 1 ? paths[0] : undefined;
  if (typeof path !== 'string') throw refusal('MAP_ONE_PATH_PER_FILE');
  const upload = newUpload();
  setAtPath(operations, path, upload);
  return { part, upload };
}

/** Follows own properties only: a path into a prototype finds nothing. */
function setAtPath(operations: unknown, path: string, upload: Upload): void {
  const keys = path.length <= MAX_PATH_CHARACTERS ? path.split('.') : [];
  const last = keys.pop();
  let parent: unknown = operations;
  for (const key of keys)
    parent = isRecord(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined;
  if (
    keys[0] === 'variables' &&
    last !== undefined &&
    isRecord(parent) &&
    Object.hasOwn(parent, last) &&
    parent[last] === null
  ) {
    parent[last] = upload;
  } else throw refusal('MAP_PATH_NOT_NULL');
}

/** True for objects and arrays. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
