// Texts with formulas: their source, and safe HTML.
import type { Resolvers } from '../../generated/resolver-types.ts';

export const richTextResolvers: Resolvers = {
  RichText: {
    source: (source) => source,
    html: (source, _, { richText }) => richText.text(source),
  },
};
