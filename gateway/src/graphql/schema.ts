// The executable schema: the SDL files and resolvers of all modules (generated/modules.ts).
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLScalarType, type GraphQLSchema, isScalarType } from 'graphql';
import { PACKAGE_FOLDER } from '../config.ts';
import { modules } from '../generated/modules.ts';
import type { Resolvers } from '../generated/resolver-types.ts';
import type { Context } from '../modules/context.ts';
import { dateTimeScalar } from './date-time.ts';

const root: Resolvers = {
  DateTime: dateTimeScalar,
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
  const schema = makeExecutableSchema<Context>({
    typeDefs: [
      sdl('graphql/root.graphql'),
      ...Object.keys(modules).map((folder) => sdl(`modules/${folder}/schema.graphql`)),
    ],
    resolvers: [root, ...Object.values(modules).flat()],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  // graphql-tools replaces the descriptions in the SDL with those of the scalars above, which have
  // none.
  for (const type of Object.values(schema.getTypeMap()))
    if (isScalarType(type)) type.description ??= type.astNode?.description?.value;
  return schema;
}
