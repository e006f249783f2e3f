// Checks that a backup is complete: every entry in its manifest, with its hash, and nothing else.
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { isFileName } from '../../files/files.ts';
import { svgProblem } from '../content/svg.ts';
import { type Entries, MANIFEST, type Manifest, readArchive, sha256 } from './archive.ts';

const Count = Type.Integer({ minimum: 0 });
const ManifestForm = Type.Object({
  format: Type.Literal('alokpath-backup'),
  version: Type.Integer(),
  createdAt: Type.String(),
  migration: Type.String(),
  tables: Type.Record(Type.String(), Count),
  entries: Type.Record(Type.String(), Type.Object({ size: Count, sha256: Type.String() })),
});

/**
 * The kind of an entry, by its name. Other names are never written, which prevents path traversal.
 */
export type ArchiveEntry = { kind: 'table' | 'file' | 'image'; name: string };

export function entryOfArchive(entry: string): ArchiveEntry | undefined {
  const [, table] = /^tables\/([a-z_]+)\/\d{6}\.ndjson$/.exec(entry) ?? [];
  if (table !== undefined) return { kind: 'table', name: table };
  const [, file] = /^files\/([^/]+)$/.exec(entry) ?? [];
  if (file !== undefined && isFileName(file)) return { kind: 'file', name: file };
  const [, image] = /^images\/((?:covers|subjects|diagrams)\/[a-z0-9-]+\.svg)$/.exec(entry) ?? [];
  return image === undefined ? undefined : { kind: 'image', name: image };
}

/** Reads the whole file once. Throws with a description of the problem. */
export async function checkArchive(file: string, signal: AbortSignal): Promise<Manifest> {
  const damageError = (problem: string) =>
    new Error(`${file} is damaged or not a backup: ${problem}. Nothing was changed.`);
  const foundEntries: Entries = {};
  const lines: Record<string, number> = {};
  let manifest: Manifest | undefined;
  try {
    for await (const { name, data } of readArchive(file)) {
      signal.throwIfAborted();
      if (manifest) throw new Error(`${name} comes after the manifest`);
      if (name === MANIFEST) {
        manifest = manifestOf(data);
        continue;
      }
      const part = entryOfArchive(name);
      if (!part || name in foundEntries)
        throw new Error(`${name.slice(0, 100)} is not an entry of a backup`);
      foundEntries[name] = { size: data.length, sha256: sha256(data) };
      if (part.kind === 'table')
        lines[part.name] =
          (lines[part.name] ?? 0) + data.toString('utf8').trimEnd().split('\n').length;
      const problem = part.kind === 'image' ? svgProblem(data) : undefined;
      if (problem) throw new Error(`${name} ${problem}`);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw damageError(error instanceof Error ? error.message : 'it cannot be read');
  }
  if (!manifest) throw damageError('it has no manifest, so its end is missing');
  for (const name of new Set([...Object.keys(foundEntries), ...Object.keys(manifest.entries)])) {
    if (!manifest.entries[name]) throw damageError(`${name} is not in the manifest`);
    if (!foundEntries[name]) throw damageError(`${name} is missing`);
    if (foundEntries[name].sha256 !== manifest.entries[name].sha256)
      throw damageError(`${name} has another hash`);
  }
  for (const table of new Set([...Object.keys(lines), ...Object.keys(manifest.tables)])) {
    if ((lines[table] ?? 0) !== manifest.tables[table])
      throw damageError(`${table} has not as many rows as the manifest says`);
  }
  return manifest;
}

function manifestOf(data: Buffer): Manifest {
  const value: unknown = JSON.parse(data.toString('utf8'));
  if (!Value.Check(ManifestForm, value)) throw new Error('its manifest cannot be read');
  if (value.version !== 1) throw new Error('it has a newer format than this version can read');
  return { ...value, version: 1 };
}
