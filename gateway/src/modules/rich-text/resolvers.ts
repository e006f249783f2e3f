// Texts with formulas: as they were written, and as HTML that is safe to show.
import type { Resolvers } from '../../generated/resolver-types.ts';

export const richTextResolvers: Resolvers = {
  RichText: {
    source: (source) => source,
    html: (source, _, { richText }) => richText.text(source),
  },
};
