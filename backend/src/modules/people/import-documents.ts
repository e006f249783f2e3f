// Wire documents of imports of students (docs/rest-contract.md, "Extensions"). Admins only.
import { type Static, Type } from 'typebox';
import { closed } from '../../http/validation/bodies.ts';

/** Rows of one request. */
const MAX_ROWS = 1000;
/** Longer ones are problems of their line. */
export const MAX_NAME = 200;
export const MAX_INSTITUTION = 200;

const IMPORT_PROBLEMS = [
  'invalid-address',
  'doubled',
  'name-too-long',
  'institution-too-long',
] as const;

const Row = Type.Object(
  {
    /** The number of the line in the file, to name it in a problem. */
    line: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    /** An e-mail address or a mobile number, as people write it. */
    address: Type.String({ maxLength: 500 }),
    name: Type.Optional(Type.String({ maxLength: 500 })),
    institution: Type.Optional(Type.String({ maxLength: 500 })),
  },
  closed,
);
export type StudentRow = Static<typeof Row>;

export const StudentRowsBody = Type.Object(
  { rows: Type.Array(Row, { minItems: 1, maxItems: MAX_ROWS }) },
  { ...closed, maxValues: 10_000 },
);

/** What an import has changed, or would change. */
export const StudentImport = Type.Object({
  /** Accounts that are new. */
  newCount: Type.Integer(),
  /** Rows whose address has an account. It stays as it is. */
  existingCount: Type.Integer(),
  /** Rows that are left out, in the order of their lines. */
  problems: Type.Array(
    Type.Object({
      line: Type.Integer(),
      address: Type.String(),
      problem: Type.Enum([...IMPORT_PROBLEMS]),
      /** Of `doubled`: the line that has the address first. */
      firstLine: Type.Optional(Type.Integer()),
    }),
  ),
});
export type StudentImportDocument = Static<typeof StudentImport>;

export const Invitations = Type.Object({
  /** Invitations that this call has sent. */
  sentCount: Type.Integer(),
  /** Invited accounts that have not been sent one. */
  leftCount: Type.Integer(),
});
