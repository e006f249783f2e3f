/** What the phone keeps of an attempt that runs, by person and exam: the head (ticket and times), the paper, and the answer sheet, which alone is rewritten at each choice. */
import { namesWith, read, remove, write } from './device-storage.ts';

export type ExamKind = 'multi-subject' | 'single';

export interface AttemptKey {
  readonly userId: string;
  readonly kind: ExamKind;
  readonly examId: string;
}

/** Times are milliseconds since the epoch on the server's clock. */
export interface AttemptHead extends AttemptKey {
  /** The result that this attempt replaces. */
  readonly resultId: string | null;
  readonly title: string;
  readonly attemptId: string;
  readonly token: string;
  readonly deadline: number;
  /** Where the countdown ends: the time limit after the paper arrived, at the latest at the deadline. */
  readonly endsAt: number;
  readonly timeLimitMinutes: number;
  /** The two clocks side by side, for a reload without a network. */
  readonly seen: { readonly server: number; readonly device: number };
}

export interface AnswerSheet {
  /** Option ids by question id. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** Questions the student wants to look at again; never a selection. */
  readonly unsure: readonly string[];
  /** Handed-in PDFs by question id. */
  readonly files: Readonly<Record<string, { readonly name: string; readonly url: string }>>;
  /** Handed in and not yet with the server: by the student, or by the clock. */
  readonly sealed: 'by-hand' | 'time-up' | null;
}

export interface KeptAttempt<Paper> {
  readonly head: AttemptHead;
  readonly paper: Paper;
  readonly sheet: AnswerSheet;
}

export const emptySheet: AnswerSheet = { chosen: {}, unsure: [], files: {}, sealed: null };

const names = ({ userId, kind, examId }: AttemptKey) => {
  const rest = `${userId}:${kind}:${examId}`;
  return { head: `head:${rest}`, paper: `paper:${rest}`, sheet: `sheet:${rest}` };
};

export async function keptAttempt<Paper>(key: AttemptKey): Promise<KeptAttempt<Paper> | null> {
  const { head, paper, sheet } = names(key);
  const values = await read([head, paper, sheet]);
  if (!values[0] || !values[1]) return null;
  return { head: values[0] as AttemptHead, paper: values[1] as Paper, sheet: (values[2] as AnswerSheet | undefined) ?? emptySheet };
}

export function keepAttempt<Paper>({ head, paper, sheet }: KeptAttempt<Paper>): Promise<void> {
  const name = names(head);
  return write([
    [name.head, head],
    [name.paper, paper],
    [name.sheet, sheet],
  ]);
}

export function keepSheet(key: AttemptKey, sheet: AnswerSheet): Promise<void> {
  return write([[names(key).sheet, sheet]]);
}

export function forgetAttempt(key: AttemptKey): Promise<void> {
  return remove(Object.values(names(key)));
}

/** The attempts of one person that are open on this device; none where the database cannot be opened. */
export async function keptHeads(userId: string): Promise<AttemptHead[]> {
  try {
    const values = await read(await namesWith(`head:${userId}:`));
    return values.filter((value): value is AttemptHead => Boolean(value));
  } catch {
    return [];
  }
}
