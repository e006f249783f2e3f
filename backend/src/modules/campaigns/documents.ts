// The wire document of a campaign (docs/rest-contract.md, "Documents").
import { type Static, Type } from 'typebox';

const Text = Type.Optional(Type.String());

/** `registered` tells of the session's own student; missing for everyone else. */
export const Campaign = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  description: Text,
  startDate: Text,
  endDate: Text,
  imageUrl: Text,
  registeredCount: Type.Integer(),
  registered: Type.Optional(Type.Boolean()),
});
export type CampaignDocument = Static<typeof Campaign>;
