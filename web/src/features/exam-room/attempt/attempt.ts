/**
 * The state machine of one attempt, independent of React (specification, section 4):
 * loading -> start-page -> loading -> running -> submitted; loading -> running on resume;
 * loading -> failed, from which `open` tries again. Each choice is stored on the device before it
 * is shown, then saved on the server (answer-saver.ts). At the end the sheet is sealed and sent
 * (sealed-sheet.ts). With several tabs only the active one writes (tab-coordinator.ts).
 */
import type { QuestionTimes } from '@alokpath/exam-rules/question-times';
import { errorCode } from '../../../apollo/errors.ts';
import {
  type AttemptHead,
  archiveAttempt,
  keepLastSave,
  type LastSave,
  lastSaveOf,
  type SheetUpdate,
  type StoredAttempt,
  storedAttempt,
  unlessSealed,
  updateHead,
  withDeadline,
} from '../storage/attempt-store.ts';
import { ATTEMPT_LEFT } from '../storage/attempts-flag.ts';
import { SheetKeeper } from '../storage/sheet-keeper.ts';
import { AnswerSaver } from '../sync/answer-saver.ts';
import { mergeSaved } from '../sync/merge-stored.ts';
import { QuestionTimer } from '../sync/question-timer.ts';
import { estimateServerTime, isServerTimeKnown } from '../sync/server-clock.ts';
import { hasTimeLeft, withServerState } from '../sync/server-deadline.ts';
import { TabCoordinator, type TabMessage } from '../sync/tab-coordinator.ts';
import type { ServerAttempt } from './attempt-server.ts';
import {
  type AttemptOutcome,
  type AttemptPlan,
  type AttemptState,
  loadingState,
} from './attempt-state.ts';
import { beginAttempt, type OpenedAttempt, resumeStored } from './begin-attempt.ts';
import { decideOpening, decideOpeningAfterError, type Opening } from './decide-opening.ts';
import { SealedSheet } from './sealed-sheet.ts';

export class Attempt<Paper, Result> {
  #state: AttemptState<Paper, Result> = loadingState;
  readonly #plan: AttemptPlan<Paper, Result>;
  readonly #listeners = new Set<() => void>();
  readonly #keeper = new SheetKeeper(
    (sheet, isOnDevice) => {
      this.#publish({ sheet, isOnDevice: isOnDevice && this.#isPaperStored });
      this.#saver.changed();
    },
    (sheet) => ({ ...sheet, unconfirmed: this.#saver.unconfirmedWith(sheet) }),
  );
  readonly #saver: AnswerSaver;
  readonly #sealed: SealedSheet<Result>;
  /** An upload failed with UNAUTHENTICATED; reset on login. */
  #uploadNeedsLogin = false;
  #isPaperStored = true;
  readonly #times: QuestionTimer;
  /** Question times stored on the server when the attempt was opened. */
  #initialTimes: QuestionTimes = {};
  readonly #tabs = new TabCoordinator((message) => void this.#onTabMessage(message));

  constructor(plan: AttemptPlan<Paper, Result>) {
    this.#plan = plan;
    this.#saver = new AnswerSaver(plan.server, {
      sheet: () => this.#state.sheet,
      isOnDevice: () => this.#state.isOnDevice,
      show: (saved) => this.#publish({ saved }),
      keep: async (save) => {
        const { phase, head } = this.#state;
        if (phase === 'running' && head) await keepLastSave(head, save);
      },
      merge: (server) => this.#merge(server),
      // A successful save does not end the login request of an upload.
      login: (isNeeded) => {
        const needsLogin = isNeeded || this.#uploadNeedsLogin;
        if (needsLogin !== this.#state.needsLogin) this.#publish({ needsLogin });
      },
      closed: (server) => void this.#wasClosed(server),
    });
    this.#times = new QuestionTimer(plan.server.saveTimes);
    this.#sealed = new SealedSheet(plan, {
      current: () => {
        const { head } = this.#state;
        return this.#isActive && head ? { head, sheet: this.#keeper.sheet } : null;
      },
      outbox: () => this.#state.outbox,
      put: (update) => this.#put(update),
      keepHead: (head) => this.#keepHead(head),
      show: (change) => this.#publish(change),
      saving: {
        hold: () => {
          this.#saver.hold();
          void this.#times.stop();
        },
        stop: async () => {
          await this.#saver.settled();
          this.#saver.stop();
        },
        start: (head) => this.#startSavingAndTiming(head),
        lastSave: async (head) => (await this.#lastSave(head)).sequence,
        merge: (saved) => this.#saver.mergeSaved(saved),
        submitWithinSeconds: () => this.#saver.pace.submitWithinSeconds,
      },
      onEnd: (result) => {
        if (result.status === 'stored')
          this.#publish({ result: result.result, receipt: result.receipt });
        this.#end(result.status);
      },
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
    this.#tabs.open();
    this.#publish({ phase: 'loading', error: null });
    const deviceAttempt = await storedAttempt<Paper>(this.#plan.key).catch(() => null);
    const head = deviceAttempt?.head;
    if (head) await this.#plan.server.syncClock().catch(() => estimateServerTime(head.seen));
    if (deviceAttempt?.sheet.sealed) return this.#openAs('stored', deviceAttempt);
    // According to the stored deadline; an admin may have given extra time since.
    const isTimeUp = head !== undefined && isServerTimeKnown() && !hasTimeLeft(head);
    try {
      const running = await this.#plan.server.findRunning(this.#plan.key);
      await this.#openAs(decideOpening(head, isTimeUp, running), deviceAttempt, running.attemptId);
    } catch (error) {
      const opening = decideOpeningAfterError(head, isTimeUp, errorCode(error));
      if (opening === 'failed') this.#publish({ phase: 'failed', error });
      else await this.#openAs(opening, deviceAttempt);
    }
  };

  /** Called when the student presses Ready: starts the clock. */
  readonly begin = async (): Promise<void> => {
    if (this.#state.phase !== 'start-page') return;
    this.#publish({ phase: 'loading', error: null });
    try {
      const deviceAttempt = await storedAttempt<Paper>(this.#plan.key).catch(() => null);
      this.#run(await beginAttempt(this.#plan, deviceAttempt));
    } catch (error) {
      this.#publish({ phase: 'failed', error });
    }
  };

  /**
   * Updates the sheet; rendered once it is stored on the device. Ignored when the sheet is sealed
   * or another tab is active.
   */
  readonly change = (update: SheetUpdate): void => {
    const { phase, isActiveInOtherTab } = this.#state;
    if (phase === 'running' && !isActiveInOtherTab && !this.#keeper.sheet.sealed)
      void this.#put(unlessSealed(update));
  };

  /** Hands in manually. The caller has checked mandatory subjects before. */
  readonly handIn = (): Promise<void> => this.#sealed.seal('by-hand');

  /**
   * Called when the countdown reaches zero. With an estimated clock, asks the server for the time
   * before it ends the exam.
   */
  readonly timeUp = async (): Promise<void> => {
    if (this.#keeper.sheet.sealed || this.#state.phase !== 'running') return;
    if (!isServerTimeKnown()) await this.#plan.server.syncClock().catch(() => undefined);
    const { head } = this.#state;
    if (head && !hasTimeLeft(head)) await this.#sealed.seal('time-up');
  };

  /**
   * Applies a new deadline; an earlier one ends the attempt. After a later one an attempt goes on
   * that was sealed at the end of its time, unless the server has its answers already.
   * @param deadline in milliseconds since the epoch
   */
  readonly setDeadline = async (deadline: number): Promise<void> => {
    const { phase, head: before } = this.#state;
    if (phase !== 'running' || !before || deadline === before.deadline) return;
    const head = withDeadline(before, deadline);
    await this.#keepHead(head);
    this.#tabs.post({ attemptId: head.attemptId, outcome: null });
    if (deadline < before.deadline) await this.#sealed.endEarly();
    else this.#sealed.extended();
  };

  /** Called when the network is back or the user has logged in: retries at once. */
  readonly sendNow = (): void => {
    this.#times.resume();
    this.#saver.now();
    this.#sealed.sendNow();
  };

  /** Called when an upload of this exam failed with UNAUTHENTICATED. */
  readonly sessionEnded = (): void => {
    this.#uploadNeedsLogin = true;
    this.#publish({ needsLogin: true });
  };

  /** Resumes pending requests. */
  readonly loggedIn = (): void => {
    this.#uploadNeedsLogin = false;
    this.#publish({ needsLogin: false });
    this.sendNow();
  };

  /** Called when the page is hidden, because it may never become visible again. */
  readonly flush = (): void => {
    this.#saver.flush();
    this.#sealed.flush();
    this.#times.pause();
  };

  /** Switches the question timer. */
  readonly setCurrentQuestion = (questionId: string | null): void =>
    this.#times.setCurrentQuestion(questionId);

  /** Makes this tab the active one; the previous one becomes read-only. */
  readonly takeOver = (): void => {
    if (this.#state.isActiveInOtherTab) this.#tabs.takeOver();
  };

  /**
   * Archives a sheet that the server rejects for good, so that the exam can be taken again. Nothing
   * is deleted.
   * @returns false if the device could not store the copy
   */
  readonly archive = async (): Promise<boolean> => {
    const { head, sheet } = this.#state;
    if (!head) return false;
    return archiveAttempt(head, sheet).then(
      () => true,
      () => false,
    );
  };

  readonly close = (): void => {
    this.#saver.flush();
    this.#saver.stop();
    this.#times.pause();
    void this.#times.stop();
    this.#sealed.stop();
    this.#tabs.close();
    if (this.#state.phase === 'running') dispatchEvent(new Event(ATTEMPT_LEFT));
  };

  /**
   * This tab may change, save and hand in. Tested again after each `await`: the student may have
   * left the exam, or another tab may have taken over.
   */
  get #isActive(): boolean {
    const { phase, isActiveInOtherTab } = this.#state;
    return this.#tabs.isOpen && phase === 'running' && !isActiveInOtherTab;
  }

  async #openAs(
    opening: Opening,
    deviceAttempt: StoredAttempt<Paper> | null,
    attemptId?: string,
  ): Promise<void> {
    if (opening === 'running') this.#run(await beginAttempt(this.#plan, deviceAttempt, attemptId));
    else if (opening === 'stored' && deviceAttempt) this.#run(await resumeStored(deviceAttempt));
    else this.#publish({ phase: 'start-page' });
  }

  #run({ head, paper, sheet, last, isOnDevice, times = {} }: OpenedAttempt<Paper>): void {
    // The student left the exam while the paper was loading.
    if (!this.#tabs.isOpen) return;
    this.#keeper.begin(head, sheet);
    this.#isPaperStored = isOnDevice;
    this.#initialTimes = times;
    this.#publish({
      phase: 'running',
      head,
      paper,
      sheet,
      isOnDevice,
      saved: { status: 'server', savedAt: last.savedAt },
    });
    this.#tabs.claim(head.attemptId, (isActive) => void this.#activate(isActive));
  }

  async #activate(isActive: boolean): Promise<void> {
    if (this.#state.phase !== 'running') return;
    this.#publish({ isActiveInOtherTab: !isActive });
    if (!isActive) {
      this.#saver.stop();
      this.#sealed.stop();
      void this.#times.stop();
      this.#publish({ outbox: { status: 'idle' } });
      return;
    }
    await this.#reload();
    const { head } = this.#state;
    if (!this.#isActive || !head) return;
    if (this.#keeper.sheet.sealed) this.#sealed.resume();
    else await this.#startSavingAndTiming(head);
  }

  /** Starts autosave and the question timer. */
  async #startSavingAndTiming(head: AttemptHead): Promise<void> {
    const last = await this.#lastSave(head);
    if (!this.#isActive || this.#keeper.sheet.sealed) return;
    this.#saver.begin(head, last);
    await this.#times.begin(head, this.#initialTimes);
  }

  async #keepHead(head: AttemptHead): Promise<void> {
    this.#publish({ head });
    await updateHead(head).catch(() => undefined);
  }

  async #put(update: SheetUpdate): Promise<void> {
    await this.#keeper.put(update);
    const { head } = this.#state;
    if (head) this.#tabs.post({ attemptId: head.attemptId, outcome: null });
  }

  /** Reads what another tab has stored: the sheet, and extra time with its ticket. */
  async #reload(): Promise<void> {
    const stored = await storedAttempt<Paper>(this.#plan.key).catch(() => null);
    const { head } = this.#state;
    const isSame = head !== null && stored !== null && head.attemptId === stored.head.attemptId;
    if (isSame && stored.head.deadline > head.deadline)
      this.#publish({ head: withServerState(head, stored.head) });
    await this.#keeper.reload();
  }

  async #onTabMessage({ attemptId, outcome }: TabMessage): Promise<void> {
    const { phase, head } = this.#state;
    if (phase !== 'running' || head?.attemptId !== attemptId) return;
    // The result and the receipt of a hand-in are shown in the tab that has sent it.
    if (outcome) return this.#showEnd(outcome === 'stored' ? 'other-tab' : outcome);
    await this.#reload();
    const after = this.#state.head;
    if (after && after.deadline > head.deadline) this.#sealed.extended();
  }

  async #merge(server: ServerAttempt): Promise<void> {
    const { head } = this.#state;
    if (!head) return;
    await this.#put(mergeSaved(head, await this.#lastSave(head), server));
  }

  /** The last save that this device knows: of this page, which may store nothing, or another tab. */
  async #lastSave(head: AttemptHead): Promise<LastSave> {
    const [stored, { last }] = [await lastSaveOf(head), this.#saver];
    return last && last.sequence > stored.sequence ? last : stored;
  }

  /** A save was rejected because the attempt is closed. */
  async #wasClosed(server: ServerAttempt | null): Promise<void> {
    const { head } = this.#state;
    if (server?.closedBy === 'STUDENT') {
      await this.#times.stop();
      this.#publish({ isOnDevice: await this.archive() });
      this.#end('other-device');
      return;
    }
    if (!server || !head) return this.#sealed.seal('time-up');
    // An admin has closed it early, given extra time, or reopened it, which needs the new ticket.
    const current = withServerState(head, server);
    await this.#keepHead(current);
    const isExtended = current.token !== head.token || current.deadline > head.deadline;
    if (server.closedBy === null && isExtended && hasTimeLeft(current))
      await this.#startSavingAndTiming(current);
    else await this.#sealed.seal('time-up');
  }

  #end(outcome: AttemptOutcome): void {
    const { head, phase } = this.#state;
    if (!head || phase !== 'running') return;
    this.#tabs.post({ attemptId: head.attemptId, outcome });
    this.#showEnd(outcome);
  }

  #showEnd(outcome: AttemptOutcome): void {
    this.#saver.stop();
    void this.#times.stop();
    this.#sealed.stop();
    this.#publish({ phase: 'submitted', outcome, outbox: { status: 'idle' }, needsLogin: false });
  }

  #publish(change: Partial<AttemptState<Paper, Result>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
