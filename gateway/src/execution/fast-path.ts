// The short way of an operation that Apollo Server has admitted before: in front of Fastify, from the bytes of the request to the bytes
// of the answer. What is not ordinary, not known, or no query goes the whole way (Fastify and Apollo Server), which learns it for here.
// What can be done at once is done at once: a promise for each step costs more than most of the steps.
import { randomUUID } from 'node:crypto';
import type { ExecutionResult } from 'graphql';
import type { Context } from '../context.ts';
import type { LoadShedding } from '../load-shedding.ts';
import type { Observation, ObservedHeaders } from '../observability/observer.ts';
import type { Outcome, Shared } from '../public-reads/shared-work.ts';
import { AskedBefore, type Question } from './asked-before.ts';
import { type Asker, FastAsker } from './asker.ts';
import type { FastAnswerForm } from './fast-answer-form.ts';
import { type Exchange, FastReplies, type FastRepliesOptions, PublicAnswer, type Ran, textOf, type Way } from './fast-replies.ts';
import { askedByBody, askedByUrl, type FastRequest, takenForm } from './fast-request.ts';
import type { Operations } from './operations.ts';
import type { FlatHeaders } from './ready-answer.ts';
import type { Reply } from './reply.ts';

export type FastPathOptions = FastRepliesOptions & {
  operations: Operations;
  /** Answers to visitors, kept and shared. */
  answers: Shared<PublicAnswer | Ran>;
  contextOf: (asker: Asker) => Context;
  /** Told that an operation has arrived. */
  observe: (requestId: string, headers: ObservedHeaders) => Observation;
  shedding: LoadShedding;
  /** The browser's address. */
  addressOf: (request: FastRequest) => string;
  /** What else must be true of a request: the whole way's own rules. */
  mayPass: (request: FastRequest) => boolean;
};

export class FastPath {
  readonly #options: FastPathOptions;
  readonly #askedBefore: AskedBefore;
  readonly #replies: FastReplies;
  #isOpen = false;

  constructor(options: FastPathOptions) {
    this.#options = options;
    this.#askedBefore = new AskedBefore(options.operations);
    this.#replies = new FastReplies(options);
  }

  /** From now on requests are taken. @param headers that all answers have, as the whole way sets them */
  open(headers: FlatHeaders): void {
    this.#replies.begin(headers);
    this.#isOpen = true;
  }

  /** From now on every answer asks its client to close the connection: the server is to stop. */
  askToClose(): void {
    this.#replies.askToClose();
  }

  /** From now on everything goes the whole way: the server is closing. Who has asked still gets an answer. */
  close(): void {
    this.askToClose();
    this.#isOpen = false;
  }

  /** How the request wants its answer; undefined for what goes the whole way. A fault of ours must not end the process; the whole way answers then. */
  formOf(request: FastRequest): FastAnswerForm | undefined {
    try {
      const form = this.#isOpen ? takenForm(request) : undefined;
      return form && this.#options.mayPass(request) ? form : undefined;
    } catch (error) {
      this.#options.log(error, '');
      return undefined;
    }
  }

  /** Answers, now or later; false for what goes the whole way. */
  answer(request: FastRequest, body: Buffer, form: FastAnswerForm, reply: Reply): boolean {
    try {
      const { answers, shedding, addressOf, observe } = this.#options;
      // The request as it came: the same text gets the same answer.
      const key = form.isGet ? (request.url ?? '') : body.toString('utf8');
      const mayShare = answers.isOn && request.headers.cookie === undefined;
      const kept = mayShare ? answers.get(key) : undefined;
      if (kept) {
        this.#send(kept, 'kept', { reply, form, watch: observe(randomUUID(), request.headers) });
        return true;
      }
      const running = mayShare ? answers.running(key) : undefined;
      if (running) {
        void this.#sendWhenRun(running, 'shared', { reply, form, watch: observe(randomUUID(), request.headers) });
        return true;
      }
      const question = this.#askedBefore.questionOf(key, form.isGet ? askedByUrl : askedByBody);
      if (!question) return false;
      const exchange = { reply, form, watch: observe(randomUUID(), request.headers) };
      if (!shedding.enter(false)) this.#replies.overloaded(question.operation, exchange);
      else if (mayShare && question.operation.audience !== 'one') {
        const asker = new FastAsker(exchange.watch, request, undefined, addressOf);
        void this.#sendWhenRun(
          answers.do(key, () => this.#runForAll(question, asker)),
          'run',
          exchange,
        ).then(this.#leave);
      } else this.#runForOne(question, new FastAsker(exchange.watch, request, reply, addressOf), exchange);
      return true;
    } catch (error) {
      this.#options.log(error, '');
      return false;
    }
  }

  readonly #leave = (): void => this.#options.shedding.leave();

  /** Runs for everybody who asks the same: without errors the answer is kept as bytes. */
  async #runForAll({ operation, variables }: Question, asker: Asker): Promise<Outcome<PublicAnswer | Ran>> {
    const context = this.#options.contextOf(asker);
    const result = await operation.run(context, variables);
    const ran = { operation, result, context };
    const hasCookies = (context.usedUpstream()?.setCookies.length ?? 0) > 0;
    if (result.errors || hasCookies) return { value: ran, bytes: undefined };
    const answer = new PublicAnswer(operation, textOf(result));
    return { value: this.#options.extensionsOf ? ran : answer, bytes: answer.size };
  }

  #runForOne({ operation, variables }: Question, asker: Asker, exchange: Exchange): void {
    const context = this.#options.contextOf(asker);
    const finish = (result: ExecutionResult) => {
      this.#send({ operation, result, context }, 'run', exchange);
      this.#leave();
    };
    const fail = (error: unknown) => {
      this.#replies.fault(error, exchange);
      this.#leave();
    };
    try {
      const result = operation.run(context, variables);
      if (result instanceof Promise) result.then(finish, fail);
      else finish(result);
    } catch (error) {
      fail(error);
    }
  }

  async #sendWhenRun(running: Promise<PublicAnswer | Ran>, way: Way, exchange: Exchange): Promise<void> {
    try {
      this.#send(await running, way, exchange);
    } catch (error) {
      this.#replies.fault(error, exchange);
    }
  }

  #send(came: PublicAnswer | Ran, way: Way, exchange: Exchange): void {
    try {
      if (came instanceof PublicAnswer) this.#replies.public(came, way, exchange);
      else this.#replies.result(came, way, exchange);
    } catch (error) {
      this.#replies.fault(error, exchange);
    }
  }
}
