// The type of an example: the operation, the upstream call it makes, and the response.
// tests/gateway/calls.test.ts runs all examples.

/** A call that the operation makes besides the one it is an example of, and its answer. */
export type OtherCall = {
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`;
  reply: unknown;
  times?: number;
};

/** The call by which the gateway finds out that an admin asks. */
export const adminCall: OtherCall = {
  call: 'GET /students/student',
  reply: { _id: 'u9', email: 'admin@example.com', role: 'admin', student: null },
};

/** The call by which the gateway finds out that a student asks. */
export const studentCall: OtherCall = {
  call: 'GET /students/student',
  reply: {
    _id: 'u1',
    email: 'aisha@example.com',
    role: 'student',
    student: { _id: 's1', userId: 'u1' },
  },
};

/** The call that looks for an own result in an exam, and finds none. */
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
  query: string;
  variables?: Record<string, unknown>;
  /**
   * Where in the request the file stands that the operation uploads, such as
   * `variables.input.image`; null stands there in `variables`.
   */
  file?: string;
  /** Who asks; all but a visitor send a session cookie. Default: admin. */
  as?: 'visitor' | 'student' | 'admin';
  /**
   * Calls before it, such as the one for the viewer (`viewerCall` in fixtures.ts). They are
   * answered in every case.
   */
  before?: OtherCall[];
  /** Calls that follow only when it was answered well. */
  after?: OtherCall[];
  /** The path that goes upstream, encoded, with its query string. */
  path: string;
  /** The JSON body that goes upstream, exactly; left out for a call without one. */
  body?: unknown;
  /** What upstream answers, and what the client gets as `data`. */
  reply: unknown;
  /** Headers of that answer. */
  replyHeaders?: [name: string, value: string][];
  data: Record<string, unknown>;
  /** Where in the answer the error stands when the call fails. */
  errorPath: (string | number)[];
  /** The credential that goes upstream; default: the session's cookie. */
  credential?: 'cookie' | 'service' | 'none';
};

/** By method and path, as in tests/rest-calls.tsv. */
export type Examples = Record<string, Example>;
