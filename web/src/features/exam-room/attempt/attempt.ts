/**
 * The state machine of one attempt, independent of React (specification, section 4):
 * loading -> start-page -> loading -> running -> submitted; loading -> running on resume;
 * loading -> failed, from which `open` tries again. While it runs, its sheet is stored and saved
 * (running-sheet.ts). At the end the sheet is sealed and sent (sealed-sheet.ts). With several tabs
 * only the active one writes (tab-coordinator.ts).
 */
import {
  type AttemptHead,
  archiveAttempt,
  type SheetUpdate,
  storedAttempt,
  unlessSealed,
  updateHead,
  withDeadline,
} from '../storage/attempt-store.ts';
import { ATTEMPT_LEFT } from '../storage/attempts-flag.ts';
import { isServerTimeKnown } from '../sync/server-clock.ts';
import { hasTimeLeft, withServerState } from '../sync/server-deadline.ts';
import { TabCoordinator, type TabMessage } from '../sync/tab-coordinator.ts';
import type { ServerAttempt } from './attempt-server.ts';
import {
  type AttemptOutcome,
  type AttemptPlan,
  type AttemptState,
  loadingState,
} from './attempt-state.ts';
import { beginAttempt, type OpenedAttempt } from './opening/begin-attempt.ts';
import { openAttempt } from './opening/open-attempt.ts';
import { RunningSheet } from './sheet/running-sheet.ts';
import { SealedSheet } from './submission/sealed-sheet.ts';

export class Attempt<Paper, Result> {
  #state: AttemptState<Paper, Result> = loadingState;
  readonly #plan: AttemptPlan<Paper, Result>;
  readonly #listeners = new Set<() => void>();
  readonly #running: RunningSheet;
  readonly #sealed: SealedSheet<Result>;
  /** An upload failed with UNAUTHENTICATED; reset on login. */
  #uploadNeedsLogin = false;
  readonly #tabs = new TabCoordinator((message) => void this.#onTabMessage(message));

  constructor(plan: AttemptPlan<Paper, Result>) {
    this.#plan = plan;
    this.#running = new RunningSheet(plan.server, {
      state: this.getState,
      isActive: () => this.#isActive,
      show: (change) => this.#publish(change),
      changed: ({ attemptId }) => this.#tabs.post({ attemptId, outcome: null }),
      // A successful save does not end the login request of an upload.
      login: (isNeeded) => {
        const needsLogin = isNeeded || this.#uploadNeedsLogin;
        if (needsLogin !== this.#state.needsLogin) this.#publish({ needsLogin });
      },
      closed: (server) => void this.#wasClosed(server),
    });
    this.#sealed = new SealedSheet(plan, this.#running, {
      current: () => {
        const { head } = this.#state;
        return this.#isActive && head ? { head, sheet: this.#running.sheet } : null;
      },
      outbox: () => this.#state.outbox,
      storeHead: (head) => this.#storeHead(head),
      show: (change) => this.#publish(change),
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

  /** Resumes the running attempt; without one, shows the start page and starts nothing. */
  readonly open = async (): Promise<void> => {
    this.#tabs.open();
    this.#publish({ phase: 'loading', error: null });
    try {
      const opened = await openAttempt(this.#plan);
      if (opened) this.#run(opened);
      else this.#publish({ phase: 'start-page' });
    } catch (error) {
      this.#publish({ phase: 'failed', error });
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
    if (phase === 'running' && !isActiveInOtherTab && !this.#running.sheet.sealed)
      void this.#running.put(unlessSealed(update));
  };

  /** Submits manually. The caller has checked mandatory subjects before. */
  readonly submit = (): Promise<void> => this.#sealed.seal('by-hand');

  /**
   * Called when the countdown reaches zero. With an estimated clock, asks the server for the time
   * before it ends the exam.
   */
  readonly timeUp = async (): Promise<void> => {
    if (this.#running.sheet.sealed || this.#state.phase !== 'running') return;
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
    await this.#storeHead(head);
    this.#tabs.post({ attemptId: head.attemptId, outcome: null });
    if (deadline < before.deadline) await this.#sealed.endEarly();
    else this.#sealed.extended();
  };

  /** Called when the network is back or the user has logged in: retries at once. */
  readonly sendNow = (): void => {
    this.#running.sendNow();
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
    this.#running.flush();
    this.#sealed.flush();
  };

  /** Switches the question timer. */
  readonly setCurrentQuestion = (questionId: string | null): void =>
    this.#running.setCurrentQuestion(questionId);

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
    this.#running.flush();
    void this.#running.stop();
    this.#sealed.stop();
    this.#tabs.close();
    if (this.#state.phase === 'running') dispatchEvent(new Event(ATTEMPT_LEFT));
  };

  /**
   * This tab may change, save and submit. Tested again after each `await`: the student may have
   * left the exam, or another tab may have taken over.
   */
  get #isActive(): boolean {
    const { phase, isActiveInOtherTab } = this.#state;
    return this.#tabs.isOpen && phase === 'running' && !isActiveInOtherTab;
  }

  #run(opened: OpenedAttempt<Paper>): void {
    // The student left the exam while the paper was loading.
    if (!this.#tabs.isOpen) return;
    const { head, paper, sheet, last, isOnDevice } = opened;
    this.#running.begin(opened);
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
      void this.#running.stop();
      this.#sealed.stop();
      this.#publish({ outbox: { status: 'idle' } });
      return;
    }
    await this.#reload();
    const { head } = this.#state;
    if (!this.#isActive || !head) return;
    if (this.#running.sheet.sealed) this.#sealed.resume();
    else await this.#running.start(head);
  }

  async #storeHead(head: AttemptHead): Promise<void> {
    this.#publish({ head });
    await updateHead(head).catch(() => undefined);
  }

  /** Reads what another tab has stored: the sheet, and extra time with its ticket. */
  async #reload(): Promise<void> {
    const stored = await storedAttempt<Paper>(this.#plan.key).catch(() => null);
    const { head } = this.#state;
    const isSame = head !== null && stored !== null && head.attemptId === stored.head.attemptId;
    if (isSame && stored.head.deadline > head.deadline)
      this.#publish({ head: withServerState(head, stored.head) });
    await this.#running.reload();
  }

  async #onTabMessage({ attemptId, outcome }: TabMessage): Promise<void> {
    const { phase, head } = this.#state;
    if (phase !== 'running' || head?.attemptId !== attemptId) return;
    // The result and the receipt of a submission are shown in the tab that has sent it.
    if (outcome) return this.#showEnd(outcome === 'stored' ? 'other-tab' : outcome);
    await this.#reload();
    const after = this.#state.head;
    if (after && after.deadline > head.deadline) this.#sealed.extended();
  }

  /** A save was rejected because the attempt is closed. */
  async #wasClosed(server: ServerAttempt | null): Promise<void> {
    const { head } = this.#state;
    if (server?.closedBy === 'STUDENT') {
      await this.#running.stop();
      this.#publish({ isOnDevice: await this.archive() });
      this.#end('other-device');
      return;
    }
    if (!server || !head) return this.#sealed.seal('time-up');
    // An admin has closed it early, given extra time, or reopened it, which needs the new ticket.
    const current = withServerState(head, server);
    await this.#storeHead(current);
    const isExtended = current.token !== head.token || current.deadline > head.deadline;
    if (server.closedBy === null && isExtended && hasTimeLeft(current))
      await this.#running.start(current);
    else await this.#sealed.seal('time-up');
  }

  #end(outcome: AttemptOutcome): void {
    const { head, phase } = this.#state;
    if (!head || phase !== 'running') return;
    this.#tabs.post({ attemptId: head.attemptId, outcome });
    this.#showEnd(outcome);
  }

  #showEnd(outcome: AttemptOutcome): void {
    void this.#running.stop();
    this.#sealed.stop();
    this.#publish({ phase: 'submitted', outcome, outbox: { status: 'idle' }, needsLogin: false });
  }

  #publish(change: Partial<AttemptState<Paper, Result>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
