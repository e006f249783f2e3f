// The call for the page of a result, compared with the calls for its parts.
import { expect } from 'vitest';
import type { Student } from './kit.ts';

/**
 * Expects the call to return the same as the calls for the parts. @returns the parts of the result
 */
export async function expectSameDetails(
  who: Student,
  kind: 'multi-subject' | 'single',
  resultId: string,
  examId: string,
): Promise<Set<string>> {
  const details = await who.get(`/ext/results/mine/details?examId=${examId}`);
  expect(details.status, details.text).toBe(200);
  const part = async (name: string) =>
    (await who.get(`/ext/results/${kind}/${name}?ids=${resultId}`)).body[resultId];
  const mine = (await who.get(`/ext/results/mine?examIds=${examId}`)).body;
  const collection = kind === 'multi-subject' ? 'multisubjectexams' : 'exams';
  const outlines = await who.get(`/ext/batch/${collection}?ids=${examId}&outline=true`);
  const challenges = `/ext/key-challenges/mine?examKind=${kind}&examId=${examId}`;
  const parts = {
    multiSubject: mine.multiSubject[0],
    single: mine.single[0],
    [kind === 'multi-subject' ? 'paper' : 'exam']: outlines.body[0],
    versions: await part('versions'),
    standing: await part('standings'),
    exclusion: await part('exclusions'),
    questionTimes: await part('question-times'),
    examVersion: await part('exam-versions'),
    scoreChanges: (await part('score-changes')) ?? [],
    challenges: (await who.get(challenges)).body,
  };
  const known = Object.entries(parts).filter(([, value]) => value !== undefined);
  expect(details.body).toEqual(Object.fromEntries(known));
  return new Set(known.flatMap(([name, value]) => (value.length === 0 ? [] : [name])));
}
