/**
 * Saves the sheet of a running attempt on the server: the first change at once, later ones at least
 * a second after the previous save, or as long as a busy server asks for (save-pace.ts). Each save
 * has a higher sequence number, a repeated one that of before. Its changes are applied to the last
 * save that was confirmed or not at all, so lost and repeated requests do no harm; otherwise the
 * server's sheet is read and merged.
 */
import { errorCode } from '../../../apollo/errors.ts';
import type { AttemptServer, ServerAttempt } from '../attempt/attempt-server.ts';
import type { Saved } from '../attempt/attempt-state.ts';
import type {
  AnswerSheet,
  AttemptHead,
  LastSave,
  UnconfirmedSave,
} from '../storage/attempt-store.ts';
import { fingerprintOf } from './merge-sheets.ts';
import { pause } from './pause.ts';
import { SavePace } from './save-pace.ts';
import { needsOtherLogin } from './send-sheet.ts';
import { UnconfirmedSaves } from './unconfirmed-saves.ts';

/** How long a submission waits for the response of a save. */
const SETTLE_MS = 3000;
/** For a longer pause, a change is shown as stored on the device, not as being sent. */
const LONG_PAUSE_MS = 3000;

interface SaverCalls {
  readonly sheet: () => AnswerSheet;
  /** Whether the device has the sheet, so that it may wait for the server. */
  readonly isOnDevice: () => boolean;
  readonly show: (saved: Saved) => void;
  /** Stores on the device what was saved. */
  readonly store: (save: LastSave) => Promise<void>;
  /** Another device has saved newer answers. */
  readonly merge: (server: ServerAttempt) => Promise<void>;
  readonly login: (isNeeded: boolean) => void;
  /** The attempt is closed: by a submission elsewhere, or by the server. */
  readonly closed: (server: ServerAttempt | null) => void;
}

type Server = Pick<AttemptServer, 'save' | 'read'>;

export class AnswerSaver {
  readonly #server: Server;
  readonly #calls: SaverCalls;
  #head: AttemptHead | null = null;
  #last: LastSave | null = null;
  readonly #unconfirmed = new UnconfirmedSaves();
  #sequence = 0;
  /** The fingerprint of the answers that were sent with this number; null: not to be used again. */
  #sent: string | null = null;
  /** Saves that are under way, with their answers. */
  readonly #saves = new Map<Promise<void>, AnswerSheet>();
  readonly #pace = new SavePace();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The next save is planned, but not for soon. */
  #isLongPause = false;
  /** The sheet is about to be submitted: it is saved only if the page is hidden before. */
  #isHeld = false;

  constructor(server: Server, calls: SaverCalls) {
    this.#server = server;
    this.#calls = calls;
  }

  /**
   * Saves at once if the server has nothing yet, even an empty sheet: an attempt that is never
   * submitted gets a result from its last save.
   */
  begin(head: AttemptHead, last: LastSave): void {
    this.#head = head;
    this.#isHeld = false;
    this.#pace.resetFailures();
    this.#last = last;
    this.#unconfirmed.begin(this.#calls.sheet().unconfirmed ?? [], last);
    this.#sequence = Math.max(this.#sequence, last.sequence, this.#unconfirmed.lastSequence);
    this.#sent = null;
    this.changed();
  }

  /** Called when the sheet is sealed: plans no further save. `flush` still saves. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isHeld = true;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#head = null;
  }

  /**
   * Waits for the responses of the saves that are under way, for a moment at most. A submission
   * that overtakes a save of its own page seems to be older than the server's answers, and is
   * refused, unless both have the same answers.
   */
  async settled(): Promise<void> {
    const sheet = fingerprintOf(this.#calls.sheet());
    const others = [...this.#saves].filter(([, answers]) => fingerprintOf(answers) !== sheet);
    if (others.length > 0)
      await Promise.race([Promise.all(others.map(([save]) => save)), pause(SETTLE_MS)]);
  }

  /** The last save that this page knows of. */
  get last(): LastSave | null {
    return this.#last;
  }

  /**
   * The saves to store with a sheet. Until it is stored and shown, the sheet before it can be sent.
   */
  unconfirmedWith(next: AnswerSheet): readonly UnconfirmedSave[] {
    const stored = this.#head ? [] : (next.unconfirmed ?? []);
    return this.#unconfirmed.withNext(stored, this.#sequence, [this.#calls.sheet(), next]);
  }

  /** As the server asks (`ExamPace`). */
  get submitWithinSeconds(): number {
    return this.#pace.submitWithinSeconds;
  }

  /** Called when the sheet has changed. */
  changed(): void {
    if (!this.#head || !this.#last || this.#isHeld) return;
    if (this.#isSaved()) {
      this.#calls.show({ status: 'server', savedAt: this.#last.savedAt });
      return;
    }
    // The device has stopped storing: the answers are nowhere else. The pause after a failure stays
    // as it is, or a student who goes on answering would never save.
    if (this.#isLongPause && !this.#pace.hasFailed && !this.#calls.isOnDevice()) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
    if (this.#timer === undefined && this.#saves.size === 0) this.#plan();
    if (!this.#pace.hasFailed) this.#showProgress();
  }

  /** Called when the network is back or the user has logged in. */
  now(): void {
    if (this.#head && !this.#isHeld && !this.#isSaved() && this.#saves.size === 0)
      this.#save(false);
  }

  /** Called when the page is hidden, because it may never become visible again. */
  flush(): void {
    if (this.#head && !this.#isSaved()) this.#save(true);
  }

  #isSaved(): boolean {
    if (this.#last === null || this.#last.sequence === 0 || !this.#unconfirmed.isEmpty)
      return false;
    return fingerprintOf(this.#last.answers) === fingerprintOf(this.#calls.sheet());
  }

  #plan(): void {
    const milliseconds = this.#pace.untilNextSave(this.#calls.isOnDevice());
    this.#isLongPause = milliseconds > LONG_PAUSE_MS;
    this.#timer = setTimeout(() => this.#save(false), milliseconds);
  }

  #showProgress(): void {
    this.#calls.show(
      this.#isLongPause ? { status: 'device', isOffline: false } : { status: 'sending' },
    );
  }

  #save(mayOutliveThePage: boolean): void {
    const answers = this.#calls.sheet();
    const saving = this.#send(answers, mayOutliveThePage).finally(() => {
      this.#saves.delete(saving);
      this.changed();
    });
    this.#saves.set(saving, answers);
  }

  async #send(answers: AnswerSheet, mayOutliveThePage: boolean): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const head = this.#head;
    if (!head) return;
    this.#isLongPause = false;
    if (!this.#pace.hasFailed) this.#showProgress();
    const lastSave = this.#last ? { attemptId: head.attemptId, last: this.#last } : undefined;
    // The next page knows only the number that was stored with the sheet: a repeat that arrives
    // late must not have a higher number than newer answers of that page.
    const fingerprint = fingerprintOf(answers);
    if (this.#sent !== fingerprint) {
      this.#sequence += 1;
      this.#unconfirmed.add(this.#sequence, answers);
      this.#sent = fingerprint;
    }
    const sequence = this.#sequence;
    this.#pace.sent();
    try {
      const { savedAt, pace } = await this.#server.save(
        head.token,
        sequence,
        answers,
        mayOutliveThePage,
        lastSave,
      );
      this.#pace.confirmed(pace);
      this.#calls.login(false);
      // Stopped meanwhile: the submission may have removed the attempt from the device.
      if (this.#head) await this.#confirmed({ sequence, savedAt, answers });
    } catch (error) {
      await this.#failed(errorCode(error), sequence, head);
    }
  }

  /** Merges what another device has saved into the sheet, and continues from there. */
  async mergeSaved(server: ServerAttempt): Promise<void> {
    this.#sequence = Math.max(this.#sequence, server.sequence);
    this.#sent = null;
    // A save of this page whose response was lost: the sheet is newer.
    if (!this.#unconfirmed.has(server.answers)) await this.#calls.merge(server);
    await this.#confirmed(server);
  }

  async #confirmed({ sequence, savedAt, answers }: LastSave): Promise<void> {
    const save = { sequence, savedAt, answers };
    if (this.#last && save.sequence < this.#last.sequence) return;
    this.#unconfirmed.confirm(sequence);
    this.#last = save;
    await this.#calls.store(save).catch(() => undefined);
  }

  async #failed(code: string, sequence: number, head: AttemptHead): Promise<void> {
    // Stopped meanwhile: the submission reports how the attempt ended.
    if (!this.#head) return;
    // Not stored, unlike a save whose response was lost.
    if (code === 'CONFLICT') {
      this.#unconfirmed.remove(sequence);
      this.#sent = null;
    }
    // An older save of this page, overtaken by a newer one.
    if (code === 'CONFLICT' && sequence < (this.#last?.sequence ?? 0)) return;
    if (code === 'OPERATION_NOT_ALLOWED') {
      this.stop();
      this.#calls.show({ status: 'device', isOffline: false });
      return;
    }
    if ((code === 'CONFLICT' || code === 'EXAM_CLOSED') && (await this.#readServer(code, head)))
      return;
    if (needsOtherLogin(code)) this.#calls.login(true);
    this.#pace.failed();
    this.#calls.show(
      code === 'OFFLINE' || !navigator.onLine
        ? { status: 'device', isOffline: true }
        : { status: 'sending' },
    );
  }

  /** Reads the server's state after a rejected save; false if it cannot be reached. */
  async #readServer(code: string, { attemptId }: AttemptHead): Promise<boolean> {
    try {
      const server = await this.#server.read(attemptId);
      // Stopped meanwhile: another tab, or the submission, reads it too.
      if (!this.#head) return true;
      if (code === 'EXAM_CLOSED') {
        this.stop();
        this.#calls.closed(server);
        return true;
      }
      if (!server) return false;
      await this.mergeSaved(server);
      return true;
    } catch {
      return false;
    }
  }
}
