/**
 * The state machine of one attempt, independent of React: loading -> start page -> running ->
 * submitted (specification, section 4). Each choice is stored on the device before it is shown,
 * then saved on the server (answer-saver.ts). A sealed sheet is sent until the server has it
 * (hand-in.ts). With several tabs only the active one writes (active-tab.ts).
 */
import type { QuestionTimes } from '@alokpath/exam-rules/question-times';
import { errorCode } from '../../../apollo/errors.ts';
import { ATTEMPT_LEFT } from '../storage/attempt-note.ts';
import {
  type AttemptHead,
  keepHead,
  keepLastSave,
  lastSaveOf,
  putAttemptAway,
  type SheetUpdate,
  storedAttempt,
  withDeadline,
} from '../storage/attempt-store.ts';
import { SheetKeeper } from '../storage/sheet-keeper.ts';
import { type ActiveTab, claimTab } from '../sync/active-tab.ts';
import { AnswerSaver } from '../sync/answer-saver.ts';
import { mergeSheets } from '../sync/merge-sheets.ts';
import { listenToOtherTabs, type OtherTabs, type TabMessage } from '../sync/other-tabs.ts';
import { QuestionTimer } from '../sync/question-timer.ts';
import { isRefusal, needsOtherLogin, type Sent, sendSheet } from '../sync/send-sheet.ts';
import { estimateServerTime, isServerTimeKnown, serverNow } from '../sync/server-clock.ts';
import type { ServerAttempt } from './attempt-server.ts';
import { type AttemptPlan, type AttemptState, type Ending, loadingState } from './attempt-state.ts';
import { type BegunAttempt, beginAttempt, resumeStored } from './begin-attempt.ts';
import { HandIn, jitterMs } from './hand-in.ts';

export class Attempt<Paper, Result> {
  #state: AttemptState<Paper, Result> = loadingState;
  readonly #plan: AttemptPlan<Paper, Result>;
  readonly #listeners = new Set<() => void>();
  readonly #keeper = new SheetKeeper((sheet, isOnDevice) => {
    this.#publish({ sheet, isOnDevice: isOnDevice && this.#isPaperStored });
    this.#saver.changed();
  });
  readonly #saver: AnswerSaver;
  readonly #handIn: HandIn<Result>;
  /** True from the moment of sealing, before the write to the device has finished. */
  /** Whether an upload was refused for want of a session, and nobody has logged in since. */
  #hasUploadEnded = false;
  #isSealed = false;
  #isPaperStored = true;
  readonly #times: QuestionTimer;
  /** The times that the server had when the attempt was opened. */
  #timesBefore: QuestionTimes = {};
  #tab: ActiveTab | null = null;
  #tabs: OtherTabs | null = null;

  constructor(plan: AttemptPlan<Paper, Result>) {
    this.#plan = plan;
    this.#saver = new AnswerSaver(plan.server, {
      sheet: () => this.#state.sheet,
      show: (saved) => this.#publish({ saved }),
      keep: async (save) => {
        const { phase, head } = this.#state;
        if (phase === 'running' && head) await keepLastSave(head, save);
      },
      merge: (server) => this.#merge(server),
      // A save that succeeds does not end what an upload asked for.
      login: (isNeeded) => {
        const needsLogin = isNeeded || this.#hasUploadEnded;
        if (needsLogin !== this.#state.needsLogin) this.#publish({ needsLogin });
      },
      closed: (server) => void this.#wasClosed(server),
    });
    this.#times = new QuestionTimer(plan.server.saveTimes);
    this.#handIn = new HandIn({
      send: (head) => this.#send(head),
      show: (outbox) => this.#publish({ outbox }),
      done: (sent) => void this.#sent(sent),
    });
  }

  readonly getState = (): AttemptState<Paper, Result> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Resumes the running attempt, from this device or another one; without one, shows the start page
   * and starts nothing. A sealed sheet that was not sent yet comes first.
   */
  readonly open = async (): Promise<void> => {
    this.#tabs ??= listenToOtherTabs((news) => void this.#hear(news));
    this.#publish({ phase: 'loading', error: null });
    const kept = await storedAttempt<Paper>(this.#plan.key).catch(() => null);
    if (kept) await this.#plan.server.syncClock().catch(() => estimateServerTime(kept.head.seen));
    if (kept?.sheet.sealed) return this.#run(await resumeStored(kept));
    // By the deadline that this device knows; an admin may have given extra time since.
    const isOver = kept !== null && isServerTimeKnown() && (serverNow() ?? 0) >= kept.head.endsAt;
    try {
      const running = await this.#plan.server.findRunning(this.#plan.key);
      const isOther = running.at === 'running' && running.attemptId !== kept?.head.attemptId;
      if (running.at === 'running' && !(isOver && isOther))
        this.#run(await beginAttempt(this.#plan, kept, running.attemptId));
      else if (kept && (isOver || running.at === 'unknown')) this.#run(await resumeStored(kept));
      else this.#publish({ phase: 'start-page' });
    } catch (error) {
      const code = errorCode(error);
      if (kept && (isOver || (!isRefusal(code) && !needsOtherLogin(code))))
        this.#run(await resumeStored(kept));
      // The attempt ended between the two requests.
      else if (code === 'EXAM_CLOSED') this.#publish({ phase: 'start-page' });
      else this.#publish({ phase: 'failed', error });
    }
  };

  /** Called when the student presses Ready: starts the clock. */
  readonly begin = async (): Promise<void> => {
    if (this.#state.phase !== 'start-page') return;
    this.#publish({ phase: 'loading', error: null });
    try {
      const kept = await storedAttempt<Paper>(this.#plan.key).catch(() => null);
      this.#run(await beginAttempt(this.#plan, kept));
    } catch (error) {
      this.#publish({ phase: 'failed', error });
    }
  };

  /**
   * Updates the sheet; rendered once it is stored on the device. Ignored when the sheet is sealed
   * or another tab is active.
   */
  readonly change = (update: SheetUpdate): void => {
    const { phase, isElsewhere } = this.#state;
    if (phase === 'running' && !isElsewhere && !this.#isSealed) void this.#put(update);
  };

  /** Hands in manually. The caller has checked mandatory subjects before. */
  readonly handIn = (): Promise<void> => this.#seal('by-hand');

  /**
   * Called when the countdown reaches zero. With an estimated clock, asks the server for the time
   * before it ends the exam.
   */
  readonly timeUp = async (): Promise<void> => {
    if (this.#isSealed || this.#state.phase !== 'running') return;
    if (!isServerTimeKnown()) {
      await this.#plan.server.syncClock().catch(() => undefined);
      const { head } = this.#state;
      if (head && (serverNow() ?? 0) < head.endsAt) return;
    }
    await this.#seal('time-up');
  };

  /**
   * An admin has given extra time, or closed the attempt.
   * @param deadline in milliseconds since the epoch; an earlier one ends the attempt
   */
  readonly extend = async (deadline: number): Promise<void> => {
    const { phase, head } = this.#state;
    if (phase !== 'running' || !head || this.#isSealed) return;
    if (deadline < head.deadline) return this.#seal('time-up');
    const extended = withDeadline(head, deadline);
    if (extended === head) return;
    this.#publish({ head: extended });
    await keepHead(extended).catch(() => undefined);
  };

  /** Called when the network is back or the user has logged in: retries at once. */
  readonly sendNow = (): void => {
    this.#times.resume();
    this.#saver.now();
    if (this.#state.outbox.at === 'waiting') this.#handIn.now();
  };

  /** An upload of this exam was refused because nobody is logged in. */
  readonly sessionEnded = (): void => {
    this.#hasUploadEnded = true;
    this.#publish({ needsLogin: true });
  };

  /** The student is logged in again: what waited is sent. */
  readonly loggedIn = (): void => {
    this.#hasUploadEnded = false;
    this.#publish({ needsLogin: false });
    this.sendNow();
  };

  /** Called when the page is hidden, because it may never become visible again. */
  readonly flush = (): void => {
    this.#saver.flush();
    this.#times.pause();
  };

  /** The student has come to another question: its time is measured. */
  readonly read = (questionId: string | null): void => this.#times.read(questionId);

  /** Makes this tab the active one; the previous one becomes read-only. */
  readonly useHere = (): void => {
    if (this.#state.isElsewhere) this.#tab?.takeOver();
  };

  /**
   * Archives a sheet that the server rejects for good, so that the exam can be taken again. Nothing
   * is deleted.
   */
  readonly setAside = async (): Promise<void> => {
    const { head, sheet } = this.#state;
    if (head) await putAttemptAway(head, sheet).catch(() => undefined);
  };

  readonly close = (): void => {
    this.#saver.flush();
    this.#saver.stop();
    this.#times.pause();
    void this.#times.stop();
    this.#handIn.stop();
    this.#tab?.close();
    this.#tabs?.close();
    this.#tab = null;
    this.#tabs = null;
    if (this.#state.phase === 'running') dispatchEvent(new Event(ATTEMPT_LEFT));
  };

  #run({ head, paper, sheet, last, isOnDevice, times = {} }: BegunAttempt<Paper>): void {
    // The student left the exam while the paper was loading.
    if (!this.#tabs) return;
    this.#keeper.begin(head, sheet);
    this.#isSealed = sheet.sealed !== null;
    this.#isPaperStored = isOnDevice;
    this.#timesBefore = times;
    this.#publish({
      phase: 'running',
      head,
      paper,
      sheet,
      isOnDevice,
      saved: { at: 'server', savedAt: last.savedAt },
    });
    this.#tab ??= claimTab(head.attemptId, (isActive) => void this.#activate(head, isActive));
  }

  async #activate(head: AttemptHead, isActive: boolean): Promise<void> {
    if (this.#state.phase !== 'running') return;
    this.#publish({ isElsewhere: !isActive });
    if (!isActive) {
      this.#saver.stop();
      this.#handIn.stop();
      void this.#times.stop();
      this.#publish({ outbox: { at: 'rest' } });
      return;
    }
    await this.#look();
    if (this.#state.isElsewhere || this.#state.phase !== 'running') return;
    if (this.#isSealed) this.#handIn.begin(head);
    else await this.#answer(head);
  }

  /** The student answers: saves, and measures the time per question. */
  async #answer(head: AttemptHead): Promise<void> {
    this.#saver.begin(head, await lastSaveOf(head));
    await this.#times.begin(head, this.#timesBefore);
  }

  /** @returns when the sealed sheet is stored on the device; sending continues in the background */
  async #seal(sealed: 'by-hand' | 'time-up'): Promise<void> {
    const { phase, head, isElsewhere, outbox } = this.#state;
    if (phase !== 'running' || !head || isElsewhere || this.#isSealed || outbox.at === 'sending')
      return;
    this.#isSealed = true;
    this.#publish({ outbox: { at: 'sending' } });
    this.#saver.stop();
    void this.#times.stop();
    await this.#put((sheet) => ({ ...sheet, sealed, sealedAt: serverNow() }));
    // The student left the exam meanwhile: the next page sends the sheet.
    if (!this.#tab) return;
    this.#handIn.begin(head, sealed === 'time-up' ? jitterMs(head, serverNow() ?? 0) : 0);
  }

  async #unseal(head: AttemptHead): Promise<void> {
    this.#isSealed = false;
    await this.#put((sheet) => ({ ...sheet, sealed: null, sealedAt: null }));
    await this.#answer(head);
  }

  async #put(update: SheetUpdate): Promise<void> {
    await this.#keeper.put(update);
    const { head } = this.#state;
    if (head) this.#tabs?.tell({ attemptId: head.attemptId, isOver: false });
  }

  async #look(): Promise<void> {
    await this.#keeper.look();
    this.#isSealed = this.#state.sheet.sealed !== null;
  }

  async #hear({ attemptId, isOver }: TabMessage): Promise<void> {
    const { phase, head } = this.#state;
    if (phase !== 'running' || head?.attemptId !== attemptId) return;
    if (isOver) this.#end('other-tab');
    else await this.#look();
  }

  async #merge(server: ServerAttempt): Promise<void> {
    const { head } = this.#state;
    if (!head) return;
    const { answers: base } = await lastSaveOf(head);
    await this.#put((sheet) => mergeSheets(head.kind, sheet, base, server.answers));
  }

  /**
   * Null if the sheet was sealed on an estimated clock and the server says that time is left: it is
   * unsealed.
   */
  async #send(head: AttemptHead): Promise<Sent<Result> | null> {
    const { server } = this.#plan;
    if (this.#state.sheet.sealed === 'time-up' && !isServerTimeKnown()) {
      await server.syncClock().catch(() => undefined);
      if (isServerTimeKnown() && (serverNow() ?? 0) < head.endsAt) {
        await this.#unseal(head);
        return null;
      }
    }
    const sent = await sendSheet(this.#plan, head, this.#state.sheet);
    this.#publish({ needsLogin: sent.at === 'again' && needsOtherLogin(sent.code) });
    return sent;
  }

  async #sent(sent: Exclude<Sent<Result>, { at: 'again' }>): Promise<void> {
    const { head } = this.#state;
    if (!head) return;
    if (sent.at === 'refused') {
      this.#publish({ outbox: sent });
      if ((serverNow() ?? 0) < head.endsAt) await this.#unseal(head);
      return;
    }
    if (sent.at === 'stored') this.#publish({ result: sent.result, receipt: sent.receipt });
    this.#end(sent.at);
  }

  /** A save was rejected because the attempt is closed. */
  async #wasClosed(server: ServerAttempt | null): Promise<void> {
    if (server?.closedBy !== 'STUDENT') return this.#seal('time-up');
    await this.setAside();
    this.#end('other-device');
  }

  #end(ending: Ending): void {
    const { head, phase } = this.#state;
    if (!head || phase !== 'running') return;
    this.#saver.stop();
    void this.#times.stop();
    this.#handIn.stop();
    if (ending !== 'other-tab') this.#tabs?.tell({ attemptId: head.attemptId, isOver: true });
    this.#publish({ phase: 'submitted', ending, outbox: { at: 'rest' }, needsLogin: false });
  }

  #publish(change: Partial<AttemptState<Paper, Result>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
