// Queries every field of Query or Mutation, generated from the schema, with all given ids, and
// returns the responses.
import {
  buildSchema,
  type GraphQLField,
  GraphQLInt,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { KEY_CANARY } from '../backend/content-fixture.ts';
import { operationFor, type ValueOf } from './every-operation.ts';
import type { Gateway } from './listening.ts';

type Field = GraphQLField<unknown, unknown>;
/** Ids by argument name; `id` for all other names. */
export type Ids = Record<string, readonly string[]>;
export type WalkResponse = {
  operation: string;
  text: string;
  data: Record<string, unknown> | null;
};
type Values = Record<string, string>;

/** Aliases per operation, below the gateway's limit. */
const AT_ONCE = 25;

/** True if the text contains a part of an answer key: a canary text, or the field of an option. */
export const hasKey = ({ text }: { text: string }): boolean =>
  text.includes(KEY_CANARY) || /"isCorrect"\s*:/.test(text);

export class KeyWalk {
  readonly #gateway: Gateway;
  readonly #schema;
  readonly #depths = new Map<string, number>();
  /** `Type.field` of all selections in accepted operations. */
  readonly reached = new Set<string>();

  constructor(gateway: Gateway, sdl: string) {
    this.#gateway = gateway;
    this.#schema = buildSchema(sdl);
  }

  fields(kind: 'query' | 'mutation'): Field[] {
    const type = kind === 'query' ? this.#schema.getQueryType() : this.#schema.getMutationType();
    return Object.values(type?.getFields() ?? {});
  }

  /** `Type.field` of all object types. */
  get all(): string[] {
    const types = Object.values(this.#schema.getTypeMap()).filter(
      (type) => isObjectType(type) && !type.name.startsWith('__'),
    );
    return types.flatMap((type) =>
      isObjectType(type)
        ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
        : [],
    );
  }

  /** Every query, with each combination of ids that returns data; one without data runs once. */
  async queries(cookie: string | undefined, ids: Ids): Promise<WalkResponse[]> {
    const responses: WalkResponse[] = [];
    for (const field of this.fields('query')) {
      const all = combinations(field, ids);
      const found: Values[] = [];
      for (let at = 0; at < all.length; at += AT_ONCE) {
        const some = all.slice(at, at + AT_ONCE);
        const light = await this.send(
          `{ ${some.map((values, index) => `a${index}: ${lookUp(field, values)}`).join(' ')} }`,
          {},
          cookie,
        );
        responses.push(light);
        found.push(...some.filter((_, index) => light.data?.[`a${index}`] != null));
      }
      for (const values of found.length > 0 ? found : [all[0] ?? {}]) {
        const argumentValue: ValueOf = (name, type) => {
          if (type === 'Int') return undefined;
          return values[name] ?? (type === 'ID' ? ids[name]?.[0] : undefined);
        };
        responses.push(await this.#executeDeep('query', field, argumentValue, cookie));
      }
    }
    return responses;
  }

  /**
   * Every mutation, once for each exam and each ticket if it takes one. `person` returns a student
   * whose session and account the mutation may end.
   */
  async mutations(person: () => Promise<{ cookie: string; ids: Ids }>): Promise<WalkResponse[]> {
    const responses: WalkResponse[] = [];
    for (const field of this.fields('mutation')) {
      const { variables } = operationFor('mutation', field, 1);
      const names = Object.keys((variables.input as object | undefined) ?? {});
      const { ids: first } = await person();
      const turns = Math.max(
        1,
        ...['examId', 'ticket']
          .filter((name) => names.includes(name))
          .map((name) => first[name]?.length ?? 0),
      );
      for (let turn = 0; turn < turns; turn += 1) {
        const { cookie, ids } = await person();
        const argumentValue: ValueOf = (name, type) => {
          const pool = ids[name] ?? (type === 'ID' ? ids.id : undefined);
          return pool?.[turn % pool.length];
        };
        responses.push(await this.#executeDeep('mutation', field, argumentValue, cookie));
      }
    }
    return responses;
  }

  /** As deep as the gateway's limits allow. */
  async #executeDeep(
    kind: 'query' | 'mutation',
    field: Field,
    argumentValue: ValueOf,
    cookie: string | undefined,
  ): Promise<WalkResponse> {
    for (let depth = this.#depths.get(field.name) ?? 6; ; depth -= 1) {
      const { query, variables } = operationFor(kind, field, depth, argumentValue);
      const response = await this.send(query, variables, cookie);
      this.#depths.set(field.name, depth);
      if (!response.text.includes('QUERY_LIMIT_EXCEEDED') || depth === 1) return response;
    }
  }

  /** Executes one operation of the caller. */
  async send(query: string, variables: object, cookie: string | undefined): Promise<WalkResponse> {
    const response = await this.#gateway.execute(query, variables, cookie ? { cookie } : {});
    const text = `${response.status} ${JSON.stringify(response.headers)} ${response.bytes.toString('utf8')}`;
    if (text.includes('GRAPHQL_VALIDATION_FAILED')) throw new Error(`${query}: ${text}`);
    if (!text.includes('QUERY_LIMIT_EXCEEDED')) this.#note(query);
    return {
      operation: `${query} ${JSON.stringify(variables)}`,
      text,
      data: (response.body.data ?? null) as WalkResponse['data'],
    };
  }

  #note(query: string): void {
    const types = new TypeInfo(this.#schema);
    const enter = () => {
      const field = types.getFieldDef();
      if (field) this.reached.add(`${types.getParentType()?.name}.${field.name}`);
    };
    visit(parse(query), visitWithTypeInfo(types, { Field: { enter } }));
  }
}

/** A selection that shows whether the field has data for these ids. */
function lookUp(field: Field, values: Values): string {
  const isBare = (name: string) =>
    field.args.some(
      ({ name: other, type }) =>
        other === name && (isEnumType(getNamedType(type)) || getNamedType(type) === GraphQLInt),
    );
  const passed = Object.entries(values).map(
    ([name, value]) => `${name}: ${isBare(name) ? value : JSON.stringify(value)}`,
  );
  const call = passed.length > 0 ? `${field.name}(${passed.join(', ')})` : field.name;
  return isLeafType(getNamedType(field.type)) ? call : `${call} { __typename }`;
}

/**
 * Each combination of ids and enum values for the field's required arguments; none for a field with
 * an input object.
 */
function combinations(field: Field, ids: Ids): Values[] {
  let filled: Values[] = [{}];
  for (const { name, type } of field.args.filter((argument) => isNonNullType(argument.type))) {
    const named = getNamedType(type);
    if (isInputObjectType(named)) return [];
    let pool = ids[name] ?? ids.id ?? [];
    if (isEnumType(named)) pool = named.getValues().map((value) => value.name);
    if (named === GraphQLInt) pool = ['1'];
    filled = filled.flatMap((values) => pool.map((value) => ({ ...values, [name]: value })));
  }
  return filled;
}
