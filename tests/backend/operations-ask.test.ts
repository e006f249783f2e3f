// Questions at a terminal: a password is requested twice and never shown, and Ctrl-C ends the
// command.
import { PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { confirm, readPassword } from '../../backend/src/operations/ask.ts';

afterEach(() => vi.restoreAllMocks());

/** A terminal whose user types each answer when prompted. `seen` has its output. */
function aTerminal(answers: string[]) {
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    isRaw: false,
    setRawMode: vi.fn(),
  });
  const output: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output.push(String(text));
    if (/: $|\] $/.test(String(text))) {
      expect(input.setRawMode.mock.lastCall, 'the terminal shows nothing by itself').toEqual([
        true,
      ]);
      const answer = answers.shift();
      setImmediate(() => input.write(answer));
    }
    return true;
  });
  return { input, seen: output };
}
const signal = new AbortController().signal;

it('reads a password twice without showing it', async () => {
  const { input, seen } = aTerminal(['a long password\r', 'a long password\r']);
  expect(await readPassword(input, signal)).toBe('a long password');
  expect(seen.join('')).toBe('Password: \nRepeat the password: \n');
});

it('rejects two that differ, a short one, and Ctrl-C', async () => {
  const wrong: [string[], string][] = [
    [['a long password\r', 'another password\r'], 'The passwords differ. Nothing was changed.'],
    [['short\r'], 'A password has 8 to 128 characters. Nothing was changed.'],
    [['a long pass\u0003'], 'Stopped. Nothing was changed.'],
  ];
  for (const [answers, sentence] of wrong) {
    const { input, seen } = aTerminal(answers);
    await expect(readPassword(input, signal)).rejects.toThrow(new Error(sentence));
    expect(seen.join('')).not.toContain('long');
  }
});

it('accepts only an explicit yes', async () => {
  for (const [answer, expected] of [
    ...([
      ['y', true],
      ['YES', true],
      ['', false],
      ['n', false],
      ['yes please', false],
    ] as const),
  ]) {
    expect(await confirm('Go on?', aTerminal([`${answer}\r`]).input, signal), answer).toBe(
      expected,
    );
  }
});

it('does not prompt without a terminal: the first line of a pipe is the password, and confirmation is rejected', async () => {
  const pipe = new PassThrough();
  pipe.end('a long password\r\nmore\n');
  expect(await readPassword(pipe, signal)).toBe('a long password');
  expect(await confirm('Go on?', new PassThrough(), signal)).toBe(false);
});
