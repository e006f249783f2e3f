// Renames input fields for upstream, and the fields in upstream's errors back to those of the
// input.
import { GraphQLError } from 'graphql';
import type { Params } from './errors/message-text.ts';
import type { FieldError } from './errors/refusals.ts';

/**
 * Input field -> upstream's name, at any depth; only for those that differ. For errors only: an
 * upstream name with dots is the whole path of a field in a section of upstream's body; an input
 * name with dots is a field in a section of the input that upstream's body does not have.
 */
type Names = Readonly<Record<string, string>>;

/** For lists with an argument `search`. */
export const SEARCH_NAMES: Names = { search: 'q' };

type Renamed<T, N extends Names> = T extends readonly (infer E)[]
  ? Renamed<E, N>[]
  : T extends object
    ? { [K in keyof T as K extends keyof N ? N[K] : K]: Renamed<T[K], N> }
    : T;

/**
 * The body of a write: null clears a field, a missing field is not changed. `position`: index in
 * its list.
 */
export type WriteBody<T> = { [K in keyof T]?: T[K] | null } & { position?: number | null };

/** Sends an input with upstream's names; field errors have the names of the input. */
export function sendRenamed<N extends Names, I extends object, A>(
  names: N,
  input: I,
  send: (body: Renamed<I, N>) => Promise<A>,
): Promise<A> {
  return withInputPaths(names, send(rename(input, names) as Renamed<I, N>));
}

/**
 * Renames the field errors of a call to the names of the input.
 * @param under the field of the input that was sent, if only that was sent
 */
export async function withInputPaths<A>(
  names: Names,
  sending: Promise<A>,
  under?: string,
): Promise<A> {
  try {
    return await sending;
  } catch (error) {
    const fieldErrors =
      error instanceof GraphQLError
        ? (error.extensions.fieldErrors as FieldError[] | undefined)
        : undefined;
    if (!(error instanceof GraphQLError) || !fieldErrors) throw error;
    const toInput = (path: string) => inputPath(path, names, under);
    const renamedErrors = fieldErrors.map((field) => ({ ...field, path: toInput(field.path) }));
    const { message, params } = renamedParams(error, toInput);
    throw new GraphQLError(message, {
      extensions: { ...error.extensions, ...params, fieldErrors: renamedErrors },
    });
  }
}

/** The path in the input of a path in upstream's body. */
function inputPath(path: string, names: Names, under: string | undefined): string {
  const inputNames = new Map(Object.entries(names).map(([name, upstreams]) => [upstreams, name]));
  const section = [...inputNames.keys()].find(
    (name) => name.includes('.') && (path === name || path.startsWith(`${name}.`)),
  );
  const flat = section ? (inputNames.get(section) ?? '') + path.slice(section.length) : path;
  const parts = flat.split('.').map((part) => inputNames.get(part) ?? part);
  return [...(under ? [under] : []), ...parts].join('.');
}

/** The message of an error about one field names the field too: "'timeLimit' must be …". */
function renamedParams(
  { message, extensions }: GraphQLError,
  toInput: (path: string) => string,
): { message: string; params: { params?: Params } } {
  const params = extensions.params as Params | undefined;
  const field = params?.field;
  if (extensions.reason !== 'INVALID_FIELD' || typeof field !== 'string')
    return { message, params: {} };
  const name = toInput(field);
  return {
    message: message.replace(`'${field}'`, `'${name}'`),
    params: { params: { ...params, field: name } },
  };
}

function rename(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((entry) => rename(entry, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [names[name] ?? name, rename(inner, names)]),
  );
}
