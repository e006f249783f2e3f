// Wire documents of the extension `rosters` (docs/rest-contract.md, "Extensions"). Admins only.
import { type Static, Type } from 'typebox';
import { closed, cursorFields, Id } from '../../http/validation/bodies.ts';
import { IMPORT_MODES, ROSTER_PROBLEMS } from './tables.ts';

/** Candidates of a roster. */
export const MAX_CANDIDATES = 200_000;
/** Days in which an import can be applied. */
export const DRAFT_DAYS = 1;
/** Rows of one request. */
const MAX_ROWS = 1000;
/** Longer ones are problems of their line. */
export const MAX_NAME = 200;
export const MAX_ROLL_NUMBER = 50;

/** The number of candidates. */
export const Roster = Type.Object({
  /** False: everyone can register. */
  active: Type.Boolean(),
  candidateCount: Type.Integer(),
  /** Candidates whose account is registered. */
  registeredCount: Type.Integer(),
  /** Registered students who are not on the roster, and remain registered. */
  offRosterCount: Type.Integer(),
});
export type RosterDocument = Static<typeof Roster>;

export const Candidate = Type.Object({
  _id: Type.String(),
  address: Type.String(),
  name: Type.Optional(Type.String()),
  rollNumber: Type.Optional(Type.String()),
  /** The student's record; missing if not registered. */
  studentId: Type.Optional(Type.String()),
  registeredAt: Type.Optional(Type.String()),
});
export type CandidateDocument = Static<typeof Candidate>;

/**
 * `q`: words of the address, the name or the roll number. `registered`: only registered or only
 * unregistered candidates.
 */
export const CandidateQuery = Type.Object(
  {
    ...cursorFields,
    q: Type.Optional(Type.String({ maxLength: 100 })),
    registered: Type.Optional(Type.Boolean()),
  },
  closed,
);

export const ImportBody = Type.Object({ mode: Type.Enum([...IMPORT_MODES]) }, closed);
export const Import = Type.Object({ _id: Type.String(), mode: Type.Enum([...IMPORT_MODES]) });

const Row = Type.Object(
  {
    line: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    address: Type.String({ maxLength: 500 }),
    name: Type.Optional(Type.String({ maxLength: 500 })),
    rollNumber: Type.Optional(Type.String({ maxLength: 500 })),
  },
  closed,
);
export type RowInput = Static<typeof Row>;
export const RowsBody = Type.Object(
  { rows: Type.Array(Row, { minItems: 1, maxItems: MAX_ROWS }) },
  { ...closed, maxValues: 10_000 },
);
export const Received = Type.Object({ candidateCount: Type.Integer() });

/** The preview of an import. */
export const ImportCheck = Type.Object({
  candidateCount: Type.Integer(),
  problemCount: Type.Integer(),
  /** Number of candidates who are on the roster already. */
  existingCount: Type.Integer(),
  /** Number of candidates with an account. */
  accountCount: Type.Integer(),
  /** Candidates that the import would remove from the roster. */
  removedCount: Type.Integer(),
  /** Registered students who would not be on the roster. */
  offRosterCount: Type.Integer(),
});
export type ImportCheckDocument = Static<typeof ImportCheck>;

export const Problem = Type.Object({
  line: Type.Integer(),
  address: Type.String(),
  problem: Type.Enum([...ROSTER_PROBLEMS]),
  firstLine: Type.Optional(Type.Integer()),
});
export type ProblemDocument = Static<typeof Problem>;

export const ApplyBody = Type.Object({ skipProblems: Type.Optional(Type.Boolean()) }, closed);
export const RemovalBody = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) },
  closed,
);
