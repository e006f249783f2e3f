// The short way of an operation that Apollo Server has admitted before: in front of Fastify, from the bytes of the request to the bytes
// of the answer. What is not ordinary, not known, or no query goes the whole way (Fastify and Apollo Server), which learns it for here.
// What can be done at once is done at once: a promise for each step costs more than most of the steps.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import type { Context } from '../context.ts';
import type { LoadShedding } from '../load-shedding.ts';
import type { Observation, ObservedHeaders } from '../observability/observer.ts';
import type { Outcome, Shared } from '../public-reads/shared-work.ts';
import { AskedBefore, type Question } from './asked-before.ts';
import { type Asker, FastAsker } from './asker.ts';
import type { FlatHeaders } from './fast-answer.ts';
import type { FastAnswerForm } from './fast-answer-form.ts';
import { type Exchange, FastReplies, type FastRepliesOptions, PublicAnswer, type Ran, textOf, type Way } from './fast-replies.ts';
import { type Asked, askedByBody, askedByUrl, takenForm } from './fast-request.ts';
import type { Operations } from './operations.ts';

export type FastPathOptions = FastRepliesOptions & {
  operations: Operations;
  /** Answers to visitors, kept and shared. */
  answers: Shared<PublicAnswer | Ran>;
  contextOf: (asker: Asker) => Context;
  /** Told that an operation has arrived. */
  observe: (requestId: string, headers: ObservedHeaders) => Observation;
  shedding: LoadShedding;
  /** The browser's address. */
  addressOf: (request: IncomingMessage) => string;
  /** What else must be true of a request: the whole way's own rules. */
  mayPass: (request: IncomingMessage) => boolean;
};

/** The whole way, with the body where it has been read. */
export type Next = (body?: Buffer) => void;

const NO_BODY = Buffer.alloc(0);

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

  /** From now on everything goes the whole way: the server is closing. */
  close(): void {
    this.#isOpen = false;
  }

  handle(request: IncomingMessage, response: ServerResponse, next: Next): void {
    const form = this.#formOf(request);
    if (!form) {
      next();
      return;
    }
    if (form.isGet) {
      if (!this.#take(request.url ?? '', askedByUrl, request, response, form)) next();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [first = NO_BODY] = chunks;
      const body = chunks.length > 1 ? Buffer.concat(chunks) : first;
      if (!this.#take(body.toString('utf8'), askedByBody, request, response, form)) next(body);
    });
  }

  /** Undefined for what goes the whole way. A fault of ours must not end the process; the whole way answers then. */
  #formOf(request: IncomingMessage): FastAnswerForm | undefined {
    try {
      const form = this.#isOpen ? takenForm(request) : undefined;
      return form && this.#options.mayPass(request) ? form : undefined;
    } catch (error) {
      this.#options.log(error, '');
      return undefined;
    }
  }

  /** Answers false for what is not taken. @param key the request as it came: the same key gets the same answer */
  #take(
    key: string,
    read: (text: string) => Asked | undefined,
    request: IncomingMessage,
    response: ServerResponse,
    form: FastAnswerForm,
  ): boolean {
    try {
      const { answers, shedding, addressOf, observe } = this.#options;
      const mayShare = answers.isOn && request.headers.cookie === undefined;
      const kept = mayShare ? answers.get(key) : undefined;
      if (kept) {
        this.#send(kept, 'kept', { response, form, watch: observe(randomUUID(), request.headers) });
        return true;
      }
      const running = mayShare ? answers.running(key) : undefined;
      if (running) {
        void this.#sendWhenRun(running, 'shared', { response, form, watch: observe(randomUUID(), request.headers) });
        return true;
      }
      const question = this.#askedBefore.questionOf(key, read);
      if (!question) return false;
      const exchange = { response, form, watch: observe(randomUUID(), request.headers) };
      if (!shedding.enter(false)) this.#replies.overloaded(question.operation, exchange);
      else if (mayShare && question.operation.audience !== 'one') {
        const asker = new FastAsker(exchange.watch, request, undefined, addressOf);
        void this.#sendWhenRun(
          answers.do(key, () => this.#runForAll(question, asker)),
          'run',
          exchange,
        ).then(this.#leave);
      } else this.#runForOne(question, new FastAsker(exchange.watch, request, response, addressOf), exchange);
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
