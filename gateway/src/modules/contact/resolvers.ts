// The site's contact details, as configured.
import type { Resolvers } from '../../generated/resolver-types.ts';

export const contactResolvers: Resolvers = { Query: { contact: (_, __, { contact }) => contact } };
