// Manifests against the schemas that the Kubernetes project publishes: types, required fields and
// formats by kubernetes-models, names of fields by @kubernetes/client-node. (Both are generated
// from the OpenAPI document; the first accepts fields that do not exist.)
import * as client from '@kubernetes/client-node';
import * as models from 'kubernetes-models';
import { isMap, type Manifest } from './manifests.ts';

type Model = new (manifest: Manifest) => { validate(): void };
type Field = { name: string; baseName: string; type: string };
type Described = { getAttributeTypeMap(): Field[] };

/** The problems of a manifest. */
export function problemsOf(manifest: Manifest): string[] {
  const { apiVersion, kind, metadata } = manifest;
  const name = `${kind} ${metadata.name}`;
  const version = apiVersion.split('/').at(-1) ?? '';
  const Model = modelOf(apiVersion, kind);
  const type = `${version.charAt(0).toUpperCase()}${version.slice(1)}${kind}`;
  if (!Model || !describedBy(type)) return [`${name}: no schema for ${apiVersion}`];
  const problems = unknownFields(type, manifest).map((field) => `${name}: unknown field ${field}`);
  try {
    new Model(manifest).validate();
  } catch (error) {
    problems.push(`${name}: ${error instanceof Error ? error.message : error}`);
  }
  return problems;
}

/** `networking.k8s.io/v1` is `networkingK8sIo.v1` in the package, and the core `v1` is `v1`. */
function modelOf(apiVersion: string, kind: string): Model | undefined {
  const path = apiVersion
    .replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())
    .split('/');
  const found = [...path, kind].reduce<unknown>(
    (group, name) => (isMap(group) ? group[name] : undefined),
    { ...models },
  );
  return typeof found === 'function' ? (found as Model) : undefined;
}

function describedBy(type: string): Described | undefined {
  const types: Record<string, unknown> = { ...client };
  const found = types[type];
  return typeof found === 'function' && 'getAttributeTypeMap' in found
    ? (found as unknown as Described)
    : undefined;
}

function unknownFields(type: string, value: unknown, path = ''): string[] {
  const list = /^Array<(.*)>$/.exec(type)?.[1];
  if (list && Array.isArray(value))
    return value.flatMap((item, index) => unknownFields(list, item, `${path}[${index}]`));
  const described = describedBy(type);
  if (!described || !isMap(value)) return [];
  const fields = new Map(described.getAttributeTypeMap().map((field) => [field.baseName, field]));
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.get(name);
    return field ? unknownFields(field.type, inner, `${path}.${name}`) : [`${path}.${name}`];
  });
}
