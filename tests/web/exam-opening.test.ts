import { describe, expect, it } from 'vitest';
import {
  decideOpening,
  decideOpeningAfterError,
  type Opening,
} from '../../web/src/features/exam-room/attempt/opening/decide-opening.ts';

type Stored = Parameters<typeof decideOpening>[0];
const stored: Stored = { attemptId: 'stored' };

describe('the server reports whether an attempt is running', () => {
  const running = (attemptId: string) => ({ status: 'running', attemptId }) as const;
  const none = { status: 'none' } as const;
  const unknown = { status: 'unknown' } as const;

  it.each<[string, Stored, boolean, Parameters<typeof decideOpening>[2], Opening]>([
    ['nothing stored, one running', undefined, false, running('other'), 'running'],
    ['nothing stored, none running', undefined, false, none, 'start-page'],
    ['nothing stored, unknown', undefined, false, unknown, 'start-page'],
    ['the stored one running', stored, false, running('stored'), 'running'],
    ['the stored one running, with extra time', stored, true, running('stored'), 'running'],
    ['another one running', stored, false, running('other'), 'running'],
    ['the stored one over, another one running', stored, true, running('other'), 'stored'],
    ['the stored one ended elsewhere', stored, false, none, 'start-page'],
    ['the stored one over, none running', stored, true, none, 'stored'],
    ['one stored, unknown', stored, false, unknown, 'stored'],
  ])('%s', (_, head, isAttemptOver, found, opening) => {
    expect(decideOpening(head, isAttemptOver, found)).toBe(opening);
  });
});

describe('the server cannot be reached, or does not resume the attempt', () => {
  it.each<[string, Stored, boolean, string, Opening]>([
    ['offline, nothing stored', undefined, false, 'OFFLINE', 'failed'],
    ['offline, one stored', stored, false, 'OFFLINE', 'stored'],
    ['closed meanwhile, nothing stored', undefined, false, 'EXAM_CLOSED', 'start-page'],
    ['closed meanwhile, one stored', stored, false, 'EXAM_CLOSED', 'start-page'],
    ['closed meanwhile, the stored one over', stored, true, 'EXAM_CLOSED', 'stored'],
    ['refused, one stored', stored, false, 'NOT_FOUND', 'failed'],
    ['logged out, one stored', stored, false, 'UNAUTHENTICATED', 'failed'],
    ['logged out, the stored one over', stored, true, 'UNAUTHENTICATED', 'stored'],
  ])('%s', (_, head, isAttemptOver, code, opening) => {
    expect(decideOpeningAfterError(head, isAttemptOver, code)).toBe(opening);
  });
});
