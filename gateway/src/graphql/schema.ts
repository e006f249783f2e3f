// The executable schema: the SDL files and resolvers of all modules (generated/modules.ts).
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { PACKAGE_FOLDER } from '../config.ts';
import { modules } from '../generated/modules.ts';
import type { Resolvers } from '../generated/resolver-types.ts';
import type { Context } from '../modules/context.ts';
import { refusal } from '../upstream/errors/refusals.ts';

const root: Resolvers = {
  DateTime: new GraphQLScalarType<string | null, string>({
    name: 'DateTime',
    serialize(value) {
      const time = typeof value === 'string' || value instanceof Date ? new Date(value) : undefined;
      if (!time || Number.isNaN(time.getTime())) {
        throw refusal('UPSTREAM_INVALID_MOMENT');
      }
      return time.toISOString();
    },
    parseValue(value) {
      const time = typeof value === 'string' && value.length <= 40 ? new Date(value) : undefined;
      if (!time || Number.isNaN(time.getTime())) throw refusal('NOT_A_MOMENT');
      return time.toISOString();
    },
  }),
  HTML: new GraphQLScalarType<string | null, string>({ name: 'HTML', serialize: String }),
  // Values other than uploads are refused where the file is read (upstream/files/upload.ts),
  // with the name of the field.
  Upload: new GraphQLScalarType({ name: 'Upload' }),
  Query: {
    serverTime: (_, __, { now }) => new Date(now()).toISOString(),
  },
};

/** Builds the executable schema. */
export function buildSchema(): GraphQLSchema {
  const sdl = (file: string) => readFileSync(new URL(`src/${file}`, PACKAGE_FOLDER), 'utf8');
  return makeExecutableSchema<Context>({
    typeDefs: [
      sdl('graphql/root.graphql'),
      ...Object.keys(modules).map((folder) => sdl(`modules/${folder}/schema.graphql`)),
    ],
    resolvers: [root, ...Object.values(modules).flat()],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
