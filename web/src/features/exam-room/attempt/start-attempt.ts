/** Starts an exam of either kind, or resumes its running attempt. */
import { readServerAttempt, type StoredAttempt } from './attempt-server.ts';
import type { StartedAttempt } from './attempt-state.ts';
import type { AttemptTicket_TicketFragment } from './paper/generated/paper.ts';
import { type StartPayload, startWithLoadedPaper } from './paper/loaded-paper.ts';

export interface StartRequest {
  readonly examId: string;
  /** The result that the attempt replaces. */
  readonly resultId: string | null;
  /** Only this attempt may be resumed. */
  readonly attemptId: string | undefined;
}

/** The variables of both mutations. */
interface StartVariables {
  readonly input: {
    readonly examId: string;
    readonly resultId?: string;
    readonly attemptId?: string;
  };
  readonly withPaper: boolean;
}

interface Payload<Paper> extends StartPayload<Paper> {
  readonly ticket: AttemptTicket_TicketFragment;
  /** Null if the host stores no attempts. */
  readonly attempt: StoredAttempt | null;
}

interface Titled {
  readonly exam: { readonly title: string; readonly timeLimitMinutes: number };
}

/** @param send sends the mutation */
export async function startAttempt<Paper extends Titled>(
  { examId, resultId, attemptId }: StartRequest,
  send: (variables: StartVariables) => Promise<Payload<Paper> | undefined>,
): Promise<StartedAttempt<Paper>> {
  const input = {
    examId,
    ...(resultId && { resultId }),
    ...(attemptId !== undefined && { attemptId }),
  };
  const { ticket, paper, attempt } = await startWithLoadedPaper<Paper, Payload<Paper>>(
    examId,
    async (withPaper) => {
      const payload = await send({ input, withPaper });
      if (!payload) throw new Error('The start returned no data.');
      return payload;
    },
  );
  const { title, timeLimitMinutes } = paper.exam;
  return { ticket, paper, title, timeLimitMinutes, saved: attempt && readServerAttempt(attempt) };
}
