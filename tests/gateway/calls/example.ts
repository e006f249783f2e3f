// The type of an example: the operation, the upstream call it makes, and the response.
// tests/gateway/calls.test.ts runs all examples.

/** Another call of the operation, with its response. */
export type OtherCall = {
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`;
  reply: unknown;
  times?: number;
};

/** The call by which the gateway reads that the viewer is an admin. */
export const adminCall: OtherCall = {
  call: 'GET /students/student',
  reply: { _id: 'u9', email: 'admin@example.com', role: 'admin', student: null },
};

/** The call by which the gateway reads that the viewer is a student. */
export const studentCall: OtherCall = {
  call: 'GET /students/student',
  reply: {
    _id: 'u1',
    email: 'aisha@example.com',
    role: 'student',
    student: { _id: 's1', userId: 'u1' },
  },
};

/** The call for the viewer's result in an exam; there is none. */
export const noOwnResult = (examId: string): OtherCall => ({
  call: `GET /ext/results/mine/details?examId=${examId}`,
  reply: { versions: [], scoreChanges: [], challenges: [] },
});

export type Example = {
  /**
   * The field that makes the call: `Query.admissionCourses`, `Mutation.createAdmissionUnit`,
   * `Course.subjects`.
   */
  field: string;
  /** Further fields that make the same call. */
  otherFields?: string[];
  query: string;
  variables?: Record<string, unknown>;
  /**
   * Path of the uploaded file in the request, such as `variables.input.image`; `variables` contains
   * null there.
   */
  file?: string;
  /** The client; all but a visitor send a session cookie. Default: admin. */
  as?: 'visitor' | 'student' | 'admin';
  /** Calls before this one, such as the one for the viewer. They are always answered. */
  before?: OtherCall[];
  /** Calls that follow only if this one succeeds. */
  after?: OtherCall[];
  /** The encoded upstream path with its query string. */
  path: string;
  /** The exact JSON body of the upstream call; omitted if it has none. */
  body?: unknown;
  /** Upstream's response body. `data`: the response to the client. */
  reply: unknown;
  /** Headers of upstream's response. */
  replyHeaders?: [name: string, value: string][];
  data: Record<string, unknown>;
  /** Path of the error in the response if the call fails. */
  errorPath: (string | number)[];
  /** True: a failure leaves null at `errorPath`, without an error. */
  isOptional?: boolean;
  /** The credential of the upstream call; default: the session's cookie. */
  credential?: 'cookie' | 'service' | 'none';
};

/** By method and path, as in tests/rest-calls.tsv. */
export type Examples = Record<string, Example>;
