// The workloads of the comparison: the same documents for every engine. The values of the variable
// are sent in turn, so that no two requests in flight are identical.

export type Workload = {
  name: string;
  what: string;
  query: string;
  /** Name and values of the one variable. */
  variable?: { name: string; values: string[] };
  connections: number;
  /** Milliseconds that upstream takes for each call. */
  delayMs?: number;
  /** The upstream has /ext/batch. */
  batch: boolean;
  /** Any cache is allowed; it is filled before the measurement. */
  cached?: boolean;
  /** Identical requests in flight may be coalesced; no response is cached. */
  shared?: boolean;
  /** Sent by GET. */
  get?: boolean;
};

const codes = Array.from({ length: 251 }, (_, i) => `code${i}`);
const ids = Array.from({ length: 251 }, (_, i) => `c${i}`);

const LIST = 'query List($code: String!) { coursesByCode(courseCode: $code) { title } }';
const RELATED = 'query Related { admissionUnits { name course { name } } }';
const TREE =
  'query Tree($id: ID!) { course(id: $id) { title subjects { name chapters { title lessons { title } } } } }';

const list = {
  query: LIST,
  variable: { name: 'code', values: codes },
  connections: 32,
  batch: false,
};
const related = { query: RELATED, connections: 32, batch: false };
const tree = { query: TREE, variable: { name: 'id', values: ids }, connections: 8, batch: false };
const one = <T extends { variable: { name: string; values: string[] } }>(load: T) => ({
  ...load,
  variable: { ...load.variable, values: load.variable.values.slice(0, 1) },
});

export const WORKLOADS: Workload[] = [
  { name: 'W1u', what: 'list of 100, cycling', ...list },
  { name: 'W2', what: '100 with a related object, 10 distinct', ...related },
  { name: 'W2b', what: 'the same, bulk reads', ...related, batch: true },
  { name: 'W3u', what: 'tree 5 x 10 x 10, cycling', ...tree },
  { name: 'W3b', what: 'the same, bulk reads', ...tree, batch: true },
  { name: 'W4', what: 'W2 as a public page, hot', ...related, cached: true },
  {
    name: 'W5',
    what: 'a trivial field by GET',
    query: 'query Trivial { __typename }',
    connections: 32,
    batch: false,
    get: true,
  },
  { name: 'W1 same', what: 'identical lists in flight', ...one(list), shared: true },
  { name: 'W2 same', what: 'identical relations in flight', ...related, shared: true },
  { name: 'W3 same', what: 'identical trees in flight', ...one(tree), shared: true },
  { name: 'W2 latency', what: 'W2, upstream takes 10 ms', ...related, connections: 1, delayMs: 10 },
  { name: 'W3u latency', what: 'W3u, upstream takes 10 ms', ...tree, connections: 1, delayMs: 10 },
];
