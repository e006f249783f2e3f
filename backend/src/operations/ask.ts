// Questions on the terminal, and passwords that are neither shown nor passed as arguments (which
// the list of processes shows).
import { createInterface } from 'node:readline';
import { type Readable, Writable } from 'node:stream';
import { Value } from 'typebox/value';
import { NewPassword } from '../modules/auth/credentials.ts';

const isTerminal = (input: Readable) => 'isTTY' in input && input.isTTY === true;

/** False without a terminal. */
export async function confirm(
  question: string,
  input: Readable,
  signal: AbortSignal,
): Promise<boolean> {
  if (!isTerminal(input)) return false;
  const answer = await ask(`${question} [y/N] `, input, signal, { isShown: true });
  return /^y(es)?$/i.test(answer.trim());
}

/** Asks twice without echo; from a pipe the first line is the password. */
export async function readPassword(input: Readable, signal: AbortSignal): Promise<string> {
  if (!isTerminal(input)) return requireValidPassword(await firstLine(input));
  const password = requireValidPassword(await ask('Password: ', input, signal, { isShown: false }));
  if ((await ask('Repeat the password: ', input, signal, { isShown: false })) !== password)
    throw new Error('The passwords differ. Nothing was changed.');
  return password;
}

/** @returns the password, if it obeys the rule of sign-up */
function requireValidPassword(password: string): string {
  if (!Value.Check(NewPassword, password))
    throw new Error('A password has 8 to 128 characters. Nothing was changed.');
  return password;
}

async function firstLine(input: Readable): Promise<string> {
  let text = '';
  for await (const chunk of input.setEncoding('utf8')) {
    text += chunk;
    if (text.includes('\n') || text.length > 1000) break;
  }
  return text.split(/\r?\n/)[0] ?? '';
}

function ask(
  question: string,
  input: Readable,
  signal: AbortSignal,
  { isShown }: { isShown: boolean },
): Promise<string> {
  // Readline echoes input to its output; a stream that discards everything shows nothing.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input,
    output: isShown ? process.stdout : nowhere,
    terminal: true,
  });
  // Written only now, because the terminal echoes input until readline has it.
  process.stdout.write(question);
  return new Promise((resolve, reject) => {
    const end = (work: () => void) => {
      signal.removeEventListener('abort', onAbort);
      // Before `close`, which counts as a missing answer.
      work();
      lines.close();
      if (!isShown) process.stdout.write('\n');
    };
    const rejectAsStopped = () => reject(new Error('Stopped. Nothing was changed.'));
    const onAbort = () => end(rejectAsStopped);
    lines.once('line', (line) => end(() => resolve(line)));
    // In this mode the terminal passes Ctrl-C and Ctrl-D as keys.
    lines.once('SIGINT', () => end(rejectAsStopped));
    lines.once('close', rejectAsStopped);
    signal.addEventListener('abort', onAbort);
  });
}
