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

/** The changes that an import has made, or would make. */
export const StudentImport = Type.Object({
  /** Accounts that are new. */
  newCount: Type.Integer(),
  /** Rows whose address has an account, which is unchanged. */
  existingCount: Type.Integer(),
  /** Skipped rows, in the order of their lines. */
  problems: Type.Array(
    Type.Object({
      line: Type.Integer(),
      address: Type.String(),
      problem: Type.Enum([...IMPORT_PROBLEMS]),
      /** Only for `doubled`: the first line with the address. */
      firstLine: Type.Optional(Type.Integer()),
    }),
  ),
});
export type StudentImportDocument = Static<typeof StudentImport>;

export const Invitations = Type.Object({
  /** Number of invitations sent by this call. */
  sentCount: Type.Integer(),
  /** Number of invited accounts without an invitation. */
  leftCount: Type.Integer(),
});
