/**
 * One attempt from entry to receipt, apart from React: loading -> running -> submitted (specification, section 4). Each choice is
 * kept on the device before it is shown; a hand-in that fails stays sealed on the device and is sent again until the server has it.
 */
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import { errorCode } from '../apollo/errors.ts';
import type { AttemptPlan, AttemptState } from './attempt-state.ts';
import {
  type AttemptHead,
  emptySheet,
  forgetAttempt,
  type KeptAttempt,
  keepAttempt,
  keptAttempt,
  putAttemptAway,
  type SheetUpdate,
} from './attempt-store.ts';
import { listenToOtherTabs, type OtherTabs, type TabNews } from './other-tabs.ts';
import { estimateServerTime, isServerTimeKnown, serverNow, setServerTime } from './server-clock.ts';
import { SheetKeeper } from './sheet-keeper.ts';

/** Answers of the server that asking again does not change. */
const refusals = new Set(['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'EXAM_CLOSED', 'CONFLICT']);

const LONGEST_WAIT_S = 30;

/** Another tab has sealed the sheet and is sending it; if it goes away meanwhile, this one sends. */
const OTHER_TAB_S = 10;

export class Attempt<Paper, Result> {
  #state: AttemptState<Paper, Result> = {
    phase: 'loading',
    error: null,
    head: null,
    paper: null,
    sheet: emptySheet,
    isKept: true,
    outbox: { at: 'rest' },
    result: null,
  };
  readonly #plan: AttemptPlan<Paper, Result>;
  readonly #listeners = new Set<() => void>();
  readonly #keeper = new SheetKeeper((sheet, isKept) => this.#publish(isKept ? { sheet } : { sheet, isKept }));
  /** From the moment of sealing on, while the device is still writing it. */
  #isSealed = false;
  #tabs: OtherTabs | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(plan: AttemptPlan<Paper, Result>) {
    this.#plan = plan;
  }

  readonly getState = (): AttemptState<Paper, Result> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts the attempt, or goes on with the one that runs. A sheet that still has to be sent is sent before anything new begins. */
  readonly open = async (): Promise<void> => {
    this.#closed = false;
    this.#tabs ??= listenToOtherTabs((news) => void this.#hear(news));
    this.#publish({ phase: 'loading', error: null });
    const kept = await keptAttempt<Paper>(this.#plan.key).catch(() => null);
    if (kept) {
      await this.#plan.syncClock().catch(() => estimateServerTime(kept.head.seen));
      const isOver = (serverNow() ?? 0) >= kept.head.endsAt;
      if (kept.sheet.sealed || (isOver && isServerTimeKnown())) {
        this.#run(kept);
        await this.#seal(kept.sheet.sealed ?? 'time-up');
        return;
      }
    }
    try {
      this.#run(await this.#begin(kept));
    } catch (error) {
      if (kept && !refusals.has(errorCode(error))) this.#run(kept);
      else this.#publish({ phase: 'failed', error });
    }
  };

  /** Changes the sheet; shown when the device has it. Nothing changes any more once the sheet is sealed. */
  readonly change = (update: SheetUpdate): void => {
    if (this.#state.phase === 'running' && !this.#isSealed) void this.#put(update);
  };

  /** By hand. What the exam asks for before (mandatory subjects) is the caller's to check. */
  readonly handIn = (): Promise<void> => this.#seal('by-hand');

  /** The countdown has reached zero. A clock that was only guessed asks the server before it ends an exam. */
  readonly timeUp = async (): Promise<void> => {
    if (this.#isSealed || this.#state.phase !== 'running') return;
    if (!isServerTimeKnown()) {
      await this.#plan.syncClock().catch(() => undefined);
      const { head } = this.#state;
      if (head && (serverNow() ?? 0) < head.endsAt) return;
    }
    await this.#seal('time-up');
  };

  /** The network is back: no reason to wait any longer. */
  readonly sendNow = (): void => {
    if (this.#state.outbox.at === 'waiting') void this.#send();
  };

  /** Puts a sheet away that the server will never take, so that the exam can be taken again. Nothing is thrown away. */
  readonly putAway = async (): Promise<void> => {
    const { head, sheet } = this.#state;
    if (head) await putAttemptAway(head, sheet).catch(() => undefined);
  };

  readonly close = (): void => {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#tabs?.close();
    this.#tabs = null;
  };

  async #begin(kept: KeptAttempt<Paper> | null): Promise<KeptAttempt<Paper>> {
    const { ticket, paper, title, timeLimitMinutes } = await this.#plan.start();
    setServerTime(ticket.serverTime);
    const server = Date.parse(ticket.serverTime);
    const deadline = Date.parse(ticket.deadline);
    const goesOn = kept?.head.attemptId === ticket.attemptId ? kept : null;
    const head: AttemptHead = {
      ...this.#plan.key,
      resultId: this.#plan.resultId,
      title,
      attemptId: ticket.attemptId,
      token: ticket.token,
      deadline,
      endsAt: goesOn?.head.endsAt ?? Math.min(deadline, server + timeLimitMinutes * 60_000),
      timeLimitMinutes,
      seen: { server, device: Date.now() },
    };
    // Answers to an attempt that has ended elsewhere are not part of the new one.
    if (kept && !goesOn) await putAttemptAway(kept.head, kept.sheet).catch(() => undefined);
    const sheet = await keepAttempt(head, paper).catch(() => {
      this.#publish({ isKept: false });
      return goesOn?.sheet ?? emptySheet;
    });
    return { head, paper, sheet };
  }

  #run({ head, paper, sheet }: KeptAttempt<Paper>): void {
    this.#keeper.begin(head, sheet);
    this.#isSealed = sheet.sealed !== null;
    this.#publish({ phase: 'running', head, paper, sheet });
  }

  async #seal(sealed: 'by-hand' | 'time-up'): Promise<void> {
    if (this.#state.phase !== 'running' || this.#state.outbox.at === 'sending') return;
    this.#isSealed = true;
    this.#publish({ outbox: { at: 'sending' } });
    await this.#put((sheet) => ({ ...sheet, sealed }));
    await this.#send();
  }

  async #put(update: SheetUpdate): Promise<void> {
    await this.#keeper.put(update);
    const { head } = this.#state;
    if (head) this.#tabs?.tell({ attemptId: head.attemptId, isOver: false });
  }

  async #hear({ attemptId, isOver }: TabNews): Promise<void> {
    const { phase, head, outbox } = this.#state;
    if (phase !== 'running' || head?.attemptId !== attemptId) return;
    if (isOver) {
      clearTimeout(this.#timer);
      this.#publish({ phase: 'submitted', outbox: { at: 'rest' } });
      return;
    }
    await this.#keeper.look();
    this.#isSealed = this.#state.sheet.sealed !== null;
    if (this.#isSealed && outbox.at === 'rest') this.#wait(OTHER_TAB_S, 'OTHER_TAB');
    if (!this.#isSealed && outbox.at === 'waiting') {
      clearTimeout(this.#timer);
      this.#publish({ outbox: { at: 'rest' } });
    }
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    const { head } = this.#state;
    if (!head || this.#closed) return;
    this.#publish({ outbox: { at: 'sending' } });
    if (await this.#wasTooEarly(head)) return;
    try {
      const result = await this.#plan.submit(head.token, this.#state.sheet);
      await forgetAttempt(head).catch(() => undefined);
      this.#tabs?.tell({ attemptId: head.attemptId, isOver: true });
      this.#publish({ phase: 'submitted', result, outbox: { at: 'rest' } });
    } catch (error) {
      // Only logged (specification, section 8); the bar shows the state of the outbox.
      console.error('The exam could not be handed in.', error);
      await this.#afterFailure(error, head);
    }
  }

  /** A sheet that was sealed on a guessed time is opened again when the server says that there is time left. */
  async #wasTooEarly(head: AttemptHead): Promise<boolean> {
    if (this.#state.sheet.sealed !== 'time-up' || isServerTimeKnown()) return false;
    await this.#plan.syncClock().catch(() => undefined);
    if (!isServerTimeKnown() || (serverNow() ?? 0) >= head.endsAt) return false;
    this.#publish({ outbox: { at: 'rest' } });
    await this.#unseal();
    return true;
  }

  #unseal(): Promise<void> {
    this.#isSealed = false;
    return this.#put((sheet) => ({ ...sheet, sealed: null }));
  }

  async #afterFailure(error: unknown, head: AttemptHead): Promise<void> {
    const code = errorCode(error);
    const now = serverNow() ?? 0;
    // The gateway believes in an automatic hand-in from 40 s before the deadline on (exam-rules), which is before every countdown ends;
    // only clocks that went apart by more than its tolerance come too early, and then waiting a little is all it takes.
    const isEarly = code === 'BAD_USER_INPUT' && this.#state.sheet.sealed === 'time-up' && now < head.deadline + GRACE_MS;
    if (!refusals.has(code) || isEarly) return this.#wait(isEarly ? 5 : this.#backoff(), code);
    this.#publish({ outbox: { at: 'refused', code, error } });
    if (now < head.endsAt) await this.#unseal();
  }

  #backoff(): number {
    this.#tries += 1;
    return Math.round(Math.min(LONGEST_WAIT_S, 2 ** this.#tries) * (0.75 + Math.random() / 2));
  }

  #wait(seconds: number, code: string): void {
    if (this.#closed) return;
    if (seconds <= 0) {
      void this.#send();
      return;
    }
    this.#publish({ outbox: { at: 'waiting', seconds, code } });
    this.#timer = setTimeout(() => this.#wait(seconds - 1, code), 1000);
  }

  #publish(change: Partial<AttemptState<Paper, Result>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
