// The manifests of deploy/kubernetes as kustomize composes them: the resources of the base, and
// those with the patches of an overlay.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';

const folder = fileURLToPath(new URL('../../../deploy/kubernetes/', import.meta.url));

export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: unknown;
};

type ConfigMap = { name: string; literals?: string[]; files?: string[] };
export type Kustomization = {
  resources: string[];
  configMapGenerator: ConfigMap[];
  images?: { name: string }[];
  patches?: { path: string }[];
};

export const kustomizationOf = (part: string): Kustomization =>
  parse(readFileSync(join(folder, part, 'kustomization.yaml'), 'utf8'));

export function manifestsIn(part: string, file: string): Manifest[] {
  return parseAllDocuments(readFileSync(join(folder, part, file), 'utf8')).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS() as Manifest;
  });
}

export const filesIn = (part: string): string[] => readdirSync(join(folder, part));
export const hasFile = (part: string, file: string): boolean =>
  existsSync(join(folder, part, file));

export const base = (): Manifest[] =>
  kustomizationOf('base').resources.flatMap((file) => manifestsIn('base', file));

/** The base with the patches of an overlay. A patch without a target throws. */
export function overlay(part: string): Manifest[] {
  const manifests = base();
  for (const { path } of kustomizationOf(part).patches ?? []) {
    for (const patch of manifestsIn(part, path)) {
      const at = manifests.findIndex((manifest) => keyOf(manifest) === keyOf(patch));
      const target = manifests[at];
      if (!target) throw new Error(`${path} patches ${keyOf(patch)}, which is not there`);
      manifests[at] = merged(target, patch) as Manifest;
    }
  }
  return manifests;
}

const keyOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;

/** Lists are replaced: none of the patched ones has a merge key. */
function merged(target: unknown, patch: unknown): unknown {
  if (!isMap(target) || !isMap(patch)) return patch;
  const result = { ...target };
  for (const [name, value] of Object.entries(patch)) {
    if (name === 'containers') throw new Error('Lists with a merge key are not merged here.');
    result[name] = merged(target[name], value);
  }
  return result;
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The settings of gateway, backend and worker in the base. */
export function settings(): Record<string, string> {
  const generated = kustomizationOf('base').configMapGenerator;
  const literals = generated.find(({ name }) => name === 'settings')?.literals ?? [];
  return Object.fromEntries(
    literals.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
