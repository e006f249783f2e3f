// The extensions (/ext) that the backend offers. Read at the first use and checked again every
// minute.
import { z } from 'zod';
import type { UpstreamClient } from './client.ts';
import { type PlainReason, refusal } from './errors/refusals.ts';
import { path } from './http/path.ts';
import { NEVER_ABORTED } from './never-aborted.ts';
import { UpstreamClock } from './upstream-clock.ts';

/** The extensions that this gateway can use (docs/rest-contract.md). */
export type Capability =
  | 'accounts'
  | 'answer-changes'
  | 'assignment-revisions'
  | 'assignment-submissions'
  | 'attempts'
  | 'audit-log'
  | 'batch'
  | 'campaign-revisions'
  | 'content-moves'
  | 'content-revisions'
  | 'content-tree'
  | 'course-admin'
  | 'course-revisions'
  | 'current-versions'
  | 'cursors'
  | 'exam-control'
  | 'exam-monitoring'
  | 'exam-versions'
  | 'exclusions'
  | 'files'
  | 'grants'
  | 'key-corrections'
  | 'late-after-release'
  | 'late-decisions'
  | 'marking'
  | 'marking-comments'
  | 'marking-queue'
  | 'notes'
  | 'notifications'
  | 'outlines'
  | 'own-data'
  | 'own-merit-entry'
  | 'pages'
  | 'password-reset'
  | 'people'
  | 'personal-windows'
  | 'pictures'
  | 'progress'
  | 'question-bank'
  | 'question-times'
  | 'ranks'
  | 'registration-limits'
  | 'registrations'
  | 'release-rules'
  | 'result-details'
  | 'rosters'
  | 'search'
  | 'second-marking'
  | 'shuffled-exams'
  | 'study-plan'
  | 'submissions'
  | 'takeable'
  | 'text-history'
  | 'uploads';

/** Validity of a response. */
const CHECK_MS = 60_000;
/** Delay between checks while the extensions are unknown; doubles up to the maximum. */
const BACK_OFF_MS = { first: 250, max: 10_000 };
const TIMEOUT_MS = 2000;

const NONE: ReadonlySet<string> = new Set();

/** The response of GET /ext; without a list, `capabilities` is undefined. */
const extensionList = z.object({
  time: z.unknown().optional(),
  capabilities: z
    .array(z.unknown())
    .transform((all) => new Set(all.filter((name) => typeof name === 'string')))
    .optional()
    .catch(undefined),
});

export class Capabilities {
  readonly #client: UpstreamClient;
  readonly #clock: UpstreamClock;
  readonly #now: () => number;
  #check: Promise<void> | undefined;
  /**
   * Undefined while unknown. A list stays valid until the next 200, because a backend that fails
   * for a moment keeps its extensions.
   */
  #capabilities: ReadonlySet<string> | undefined;
  #hasSeen200 = false;
  #nextCheckAt = Number.NEGATIVE_INFINITY;
  #backOffMs = BACK_OFF_MS.first;

  /** @param clock is set by the time in responses @param now a monotonic clock in milliseconds */
  constructor(
    client: UpstreamClient,
    clock = new UpstreamClock(),
    now: () => number = () => performance.now(),
  ) {
    this.#client = client;
    this.#clock = clock;
    this.#now = now;
  }

  /** True if the backend offers an extension; false while that is unknown. */
  async has(capability: Capability): Promise<boolean> {
    return (await this.#load())?.has(capability) ?? false;
  }

  /**
   * Like `has`, but error UPSTREAM_UNAVAILABLE with `retryAfter` in seconds while it is unknown.
   * For cases in which a wrong false does harm: without the extension the gateway would start an
   * attempt that the backend does not record.
   */
  async hasOrThrow(
    capability: Capability,
    whileUnknown: PlainReason = 'UPSTREAM_UNREACHABLE',
  ): Promise<boolean> {
    const capabilities = await this.#load();
    if (capabilities) return capabilities.has(capability);
    const retryAfter = Math.max(1, Math.ceil((this.#nextCheckAt - this.#now()) / 1000));
    throw refusal(whileUnknown, {}, { retryAfter });
  }

  /**
   * Error OPERATION_NOT_ALLOWED with this reason if the backend does not offer an extension;
   * otherwise like `hasOrThrow`.
   */
  async require(capability: Capability, reason: PlainReason): Promise<void> {
    if (!(await this.hasOrThrow(capability))) throw refusal(reason);
  }

  /**
   * Forces a check at the next use. Called when the backend was unreachable, because it may return
   * with another version.
   */
  recheck(): void {
    if (this.#capabilities) this.#nextCheckAt = Number.NEGATIVE_INFINITY;
  }

  async #load(): Promise<ReadonlySet<string> | undefined> {
    if (this.#now() >= this.#nextCheckAt) {
      this.#check ??= this.#runCheck().finally(() => {
        this.#check = undefined;
      });
      await this.#check;
    }
    return this.#capabilities;
  }

  async #runCheck(): Promise<void> {
    const request = {
      method: 'GET',
      path: path`/ext`,
      headers: {},
      signal: NEVER_ABORTED,
      timeoutMs: TIMEOUT_MS,
    } as const;
    const sentAt = performance.now();
    const response = await this.#client.send(request).catch(() => undefined);
    const body = response?.status === 200 ? extensionList.safeParse(response.body).data : undefined;
    if (body) this.#clock.set(body.time, sentAt, performance.now());
    if (body?.capabilities) {
      this.#capabilities = body.capabilities;
      this.#hasSeen200 = true;
      this.#scheduleNextCheck();
    } else if (response?.status === 404 && !this.#hasSeen200) {
      this.#capabilities = NONE;
      this.#scheduleNextCheck();
    } else {
      // The last response was a 404, but this failure is not: the extensions are unknown again.
      if (!this.#hasSeen200) this.#capabilities = undefined;
      this.#nextCheckAt = this.#now() + this.#backOffMs;
      this.#backOffMs = Math.min(2 * this.#backOffMs, BACK_OFF_MS.max);
    }
  }

  #scheduleNextCheck(): void {
    this.#nextCheckAt = this.#now() + CHECK_MS;
    this.#backOffMs = BACK_OFF_MS.first;
  }
}
