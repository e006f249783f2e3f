/**
 * The sheet of a running attempt: each change is stored on the device, then shown, then saved on
 * the server (answer-saver.ts); the time per question is measured. When the attempt is over,
 * sealed-sheet.ts sends the sheet.
 */
import type { QuestionTimes } from '@alokpath/exam-rules/question-times';
import {
  type AnswerSheet,
  type AttemptHead,
  type LastSave,
  lastSaveOf,
  type SheetUpdate,
  storeLastSave,
} from '../../storage/attempt-store.ts';
import { SheetWriter } from '../../storage/sheet-writer.ts';
import { AnswerSaver } from '../../sync/answer-saver.ts';
import { mergeSaved } from '../../sync/merge-stored.ts';
import { QuestionTimer } from '../../sync/question-timer.ts';
import type { AttemptServer, ServerAttempt } from '../attempt-server.ts';
import type { AttemptState, Saved } from '../attempt-state.ts';
import type { OpenedAttempt } from '../opening/begin-attempt.ts';

interface RunningSheetCalls {
  readonly state: () => Pick<
    AttemptState<unknown, unknown>,
    'phase' | 'head' | 'sheet' | 'isOnDevice'
  >;
  /** This tab may change and save the sheet. Called again after each `await`. */
  readonly isActive: () => boolean;
  readonly show: (
    change:
      | { readonly sheet: AnswerSheet; readonly isOnDevice: boolean }
      | { readonly saved: Saved },
  ) => void;
  /** Called when the sheet was stored, or this was tried. */
  readonly changed: (head: AttemptHead) => void;
  /** Whether saving needs a login. */
  readonly login: (isNeeded: boolean) => void;
  /** A save was rejected because the attempt is closed. */
  readonly closed: (server: ServerAttempt | null) => void;
}

export class RunningSheet {
  readonly #calls: RunningSheetCalls;
  readonly #writer: SheetWriter;
  readonly #saver: AnswerSaver;
  readonly #times: QuestionTimer;
  #isPaperStored = true;
  /** Question times stored on the server when the attempt was opened. */
  #initialTimes: QuestionTimes = {};

  constructor(server: AttemptServer, calls: RunningSheetCalls) {
    this.#calls = calls;
    this.#writer = new SheetWriter(
      (sheet, isOnDevice) => {
        calls.show({ sheet, isOnDevice: isOnDevice && this.#isPaperStored });
        this.#saver.changed();
      },
      (sheet) => ({ ...sheet, unconfirmed: this.#saver.unconfirmedWith(sheet) }),
    );
    this.#saver = new AnswerSaver(server, {
      sheet: () => calls.state().sheet,
      isOnDevice: () => calls.state().isOnDevice,
      show: (saved) => calls.show({ saved }),
      store: async (save) => {
        const { phase, head } = calls.state();
        if (phase === 'running' && head) await storeLastSave(head, save);
      },
      merge: (saved) => this.#merge(saved),
      login: calls.login,
      closed: calls.closed,
    });
    this.#times = new QuestionTimer(server.saveTimes);
  }

  /** The attempt has been opened; `start` saves and measures. */
  begin({ head, sheet, isOnDevice, times = {} }: OpenedAttempt<unknown>): void {
    this.#writer.begin(head, sheet);
    this.#isPaperStored = isOnDevice;
    this.#initialTimes = times;
  }

  /** The sheet with the updates that are being stored. */
  get sheet(): AnswerSheet {
    return this.#writer.sheet;
  }

  /** Resolves when the update is stored and shown. */
  async put(update: SheetUpdate): Promise<void> {
    await this.#writer.put(update);
    const { head } = this.#calls.state();
    if (head) this.#calls.changed(head);
  }

  /** Reads the sheet again, which another tab may have changed. */
  reload(): Promise<void> {
    return this.#writer.reload();
  }

  /** Starts autosave and the question timer. */
  async start(head: AttemptHead): Promise<void> {
    const last = await this.#lastSave(head);
    if (!this.#calls.isActive() || this.sheet.sealed) return;
    this.#saver.begin(head, last);
    await this.#times.begin(head, this.#initialTimes);
  }

  /**
   * Called when the sheet is sealed: nothing more is planned; a page that is hidden still saves.
   */
  hold(): void {
    this.#saver.hold();
    void this.#times.stop();
  }

  /** Stops saving, after a moment for the responses that are under way. */
  async settle(): Promise<void> {
    await this.#saver.settled();
    this.#saver.stop();
  }

  /** Resolves when the times are stored on this device. */
  stop(): Promise<void> {
    this.#saver.stop();
    return this.#times.stop();
  }

  /** Called when the network is back or the user has logged in. */
  sendNow(): void {
    this.#times.resume();
    this.#saver.now();
  }

  /** Called when the page is hidden, because it may never become visible again. */
  flush(): void {
    this.#saver.flush();
    this.#times.pause();
  }

  /** Switches the question timer. */
  setCurrentQuestion(questionId: string | null): void {
    this.#times.setCurrentQuestion(questionId);
  }

  /** The number of the last save that this device knows. */
  readonly lastSave = async (head: AttemptHead): Promise<number> =>
    (await this.#lastSave(head)).sequence;

  /** Merges what another device has saved, and continues from there. */
  readonly merge = (saved: ServerAttempt): Promise<void> => this.#saver.mergeSaved(saved);

  /** As the server asks (`ExamPace`). */
  get submitWithinSeconds(): number {
    return this.#saver.submitWithinSeconds;
  }

  /** Of this page, which may store nothing, or of another tab. */
  async #lastSave(head: AttemptHead): Promise<LastSave> {
    const [stored, { last }] = [await lastSaveOf(head), this.#saver];
    return last && last.sequence > stored.sequence ? last : stored;
  }

  async #merge(saved: ServerAttempt): Promise<void> {
    const { head } = this.#calls.state();
    if (head) await this.put(mergeSaved(head, await this.#lastSave(head), saved));
  }
}
