// The wire document of a campaign, and the request bodies that create, change and join one
// (docs/rest-contract.md, "Documents").
import { type Static, Type } from 'typebox';
import {
  changesOf,
  clearable,
  closed,
  Id,
  PictureUrl,
  Timestamp,
} from '../../http/validation/bodies.ts';
import { requiredText } from '../../http/validation/texts.ts';
import { Student } from '../students/documents.ts';

const Text = Type.Optional(Type.String());

/** `registered` refers to the session's own student; missing for everyone else. */
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

export const CampaignBody = Type.Object(
  {
    title: requiredText(200),
    description: clearable(Type.String({ maxLength: 4000 })),
    startDate: clearable(Timestamp),
    endDate: clearable(Timestamp),
    imageUrl: clearable(PictureUrl),
  },
  closed,
);
export const CampaignChanges = changesOf(CampaignBody, ['_id', 'registeredCount', 'registered']);

/**
 * The request contains the student's whole record (specification, section 7); only its `_id` is
 * used.
 */
export const RegisterBody = changesOf(
  Type.Object({ _id: Id }, closed),
  Object.keys(Student.properties).filter((name) => name !== '_id'),
);
