// Field formats of the export: empty fields are omitted, images have names, and rows are found by
// their parent.

/** Without null and empty fields. */
export function nonEmptyFields<T extends object>(
  fields: T,
): { [K in keyof T]?: Exclude<T[K], null | undefined> } {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  ) as {
    [K in keyof T]?: Exclude<T[K], null | undefined>;
  };
}

/** The status of a course; omitted if it is published, the default. */
export const statusOf = <S extends string>({ status }: { status: S }) =>
  status === 'published' ? {} : { status };

/** Converts a URL of one of our images to its name. */
export function imageField<N extends string>(name: N, url: string | null): { [K in N]?: string } {
  const drawing = /^\/media\/((?:covers|subjects)\/[a-z0-9-]+)\.svg$/.exec(url ?? '')?.[1];
  return nonEmptyFields({ [name]: drawing ?? url }) as { [K in N]?: string };
}

/** The id, unless it equals the one derived from keys. */
export const idUnless = (derived: string, id: string) => (id === derived ? {} : { id });

/** Rows of one table by the id of their parent. */
export function byParent<T>(
  rows: readonly T[],
  parentOf: (row: T) => string | null,
): Map<string | null, T[]> {
  const groups = new Map<string | null, T[]>();
  for (const row of rows) {
    const parent = parentOf(row);
    const group = groups.get(parent);
    if (group) group.push(row);
    else groups.set(parent, [row]);
  }
  return groups;
}
