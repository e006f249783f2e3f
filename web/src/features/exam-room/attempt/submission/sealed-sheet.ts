/**
 * The sheet of an attempt that is over: sealed on the device, then sent until the server has it or
 * refuses it for good (submission.ts). A sheet that was sealed at the end of the time is unsealed
 * if the attempt has more time on the server (server-deadline.ts).
 */
import { errorCode } from '../../../../apollo/errors.ts';
import { type AnswerSheet, type AttemptHead, seal, unseal } from '../../storage/attempt-store.ts';
import {
  type FinalSendResult,
  needsOtherLogin,
  type SendResult,
  sendSheet,
} from '../../sync/send-sheet.ts';
import { serverNow } from '../../sync/server-clock.ts';
import { hasTimeLeft, headIfTimeIsLeft } from '../../sync/server-deadline.ts';
import type { AttemptPlan, Outbox } from '../attempt-state.ts';
import type { RunningSheet } from '../sheet/running-sheet.ts';
import { jitterMs, Submission } from './submission.ts';

/** A sheet that is sealed later than this after the end of the time may have missed extra time. */
const LATE_MS = 10_000;

interface SealedSheetCalls<Result> {
  /**
   * The attempt, while this tab may change and send it; null otherwise. Called again after each
   * `await`: the student may have left, or another tab may have taken over.
   */
  readonly current: () => { readonly head: AttemptHead; readonly sheet: AnswerSheet } | null;
  readonly outbox: () => Outbox;
  readonly storeHead: (head: AttemptHead) => Promise<void>;
  readonly show: (change: { readonly outbox?: Outbox; readonly needsLogin?: boolean }) => void;
  readonly onEnd: (result: Exclude<FinalSendResult<Result>, { status: 'refused' }>) => void;
}

export class SealedSheet<Result> {
  readonly #plan: Pick<AttemptPlan<unknown, Result>, 'server' | 'submit' | 'complete'>;
  readonly #running: RunningSheet;
  readonly #calls: SealedSheetCalls<Result>;
  readonly #submission: Submission<Result>;
  /**
   * The server may have given extra time without this device's knowledge, or may have the sheet: it
   * is asked before a sheet is sent that was sealed at the end of the time.
   */
  #asksServerFirst = false;

  constructor(
    plan: Pick<AttemptPlan<unknown, Result>, 'server' | 'submit' | 'complete'>,
    running: RunningSheet,
    calls: SealedSheetCalls<Result>,
  ) {
    this.#plan = plan;
    this.#running = running;
    this.#calls = calls;
    this.#submission = new Submission({
      send: () => this.#send(),
      show: (outbox) => calls.show({ outbox }),
      onDone: (result) => void this.#onDone(result),
    });
  }

  /**
   * Seals the sheet and sends it; does nothing if it is sealed already.
   * @returns when it is stored on the device; sending continues in the background
   */
  async seal(by: 'by-hand' | 'time-up'): Promise<void> {
    const attempt = this.#calls.current();
    if (!attempt || attempt.sheet.sealed || this.#calls.outbox().status === 'sending') return;
    // The device slept or was off at the end of the time.
    const isLate = (serverNow() ?? 0) - attempt.head.endsAt > LATE_MS;
    if (isLate) this.#asksServerFirst = true;
    this.#calls.show({ outbox: { status: 'sending' } });
    this.#running.hold();
    await this.#running.put(seal(by, serverNow()));
    const sealed = this.#calls.current();
    // Otherwise the next page or the other tab sends it.
    if (!sealed?.sheet.sealed) return;
    const withinSeconds = by === 'by-hand' || isLate ? 0 : this.#running.submitWithinSeconds;
    this.#submission.begin(sealed.head, jitterMs(sealed.head, serverNow() ?? 0, withinSeconds));
  }

  /** An admin has ended the attempt early. */
  async endEarly(): Promise<void> {
    // The notice may be older than extra time given since.
    this.#asksServerFirst = true;
    await this.seal('time-up');
  }

  /** Sends a sheet that was sealed by another page or tab. */
  resume(): void {
    const attempt = this.#calls.current();
    if (!attempt?.sheet.sealed) return;
    this.#asksServerFirst = true;
    this.#submission.begin(attempt.head);
  }

  /** There is extra time: asks the server at once whether the attempt goes on. */
  extended(): void {
    const attempt = this.#calls.current();
    if (attempt?.sheet.sealed !== 'time-up') return;
    if (this.#calls.outbox().status === 'refused') this.#submission.begin(attempt.head);
    else this.#submission.now();
  }

  /** Ends the wait after a failed request. */
  sendNow(): void {
    if (this.#calls.outbox().status === 'waiting') this.#submission.now();
  }

  /** Called when the page is hidden. */
  flush(): void {
    this.#submission.flush();
  }

  stop(): void {
    this.#submission.stop();
  }

  /** Null if the attempt goes on or this tab may not send it: there is nothing to send. */
  async #send(): Promise<SendResult<Result> | null> {
    await this.#running.settle();
    const result = await this.#sendOnce().catch(
      (error: unknown): SendResult<Result> => ({ status: 'retry', code: errorCode(error) }),
    );
    if (!result) return null;
    if (result.status === 'retry' && result.code !== 'RATE_LIMITED') this.#asksServerFirst = true;
    this.#calls.show({ needsLogin: result.status === 'retry' && needsOtherLogin(result.code) });
    return result;
  }

  async #sendOnce(): Promise<SendResult<Result> | null> {
    const before = this.#calls.current();
    const extendedHead =
      before?.sheet.sealed === 'time-up'
        ? await headIfTimeIsLeft(
            this.#plan.server,
            () => this.#calls.current()?.head ?? before.head,
            this.#asksServerFirst,
          )
        : null;
    const attempt = this.#calls.current();
    if (!attempt?.sheet.sealed) return null;
    if (!extendedHead) {
      const { lastSave, merge } = this.#running;
      return sendSheet({ ...this.#plan, lastSave, merge }, attempt.head, attempt.sheet);
    }
    await this.#unseal(extendedHead);
    return null;
  }

  async #unseal(head: AttemptHead): Promise<void> {
    this.#asksServerFirst = false;
    this.#calls.show({ needsLogin: false });
    await this.#calls.storeHead(head);
    await this.#running.put(unseal);
    const attempt = this.#calls.current();
    if (attempt && !attempt.sheet.sealed) await this.#running.start(attempt.head);
  }

  async #onDone(result: FinalSendResult<Result>): Promise<void> {
    if (result.status !== 'refused') return this.#calls.onEnd(result);
    this.#calls.show({ outbox: result });
    const attempt = this.#calls.current();
    if (attempt && hasTimeLeft(attempt.head)) await this.#unseal(attempt.head);
  }
}
