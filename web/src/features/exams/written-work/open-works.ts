/** The written answers that this tab works on: one `WrittenWork` per question. */
import { type AnswerName, deletePages } from '../answer-pages/answer-pages.ts';
import type { WorkContext } from './work-state.ts';
import { WrittenWork } from './written-work.ts';

const works = new Map<string, WrittenWork>();

/** Returns the question's only instance, shared by the rendered page and the submission. */
export function workOn(name: AnswerName, context: WorkContext): WrittenWork {
  const key = `${name.attemptId}:${name.questionId}`;
  const work = works.get(key) ?? new WrittenWork(name, context);
  works.set(key, work);
  return work;
}

/** Whether this tab is sending the answer's pages. */
export const isWorking = ({ attemptId, questionId }: AnswerName): boolean =>
  works.get(`${attemptId}:${questionId}`)?.isRunning ?? false;

/** Called when the exam is submitted; uploads that can still arrive continue. */
export async function releaseWork(attemptId: string): Promise<void> {
  for (const [key, work] of works) if (key.startsWith(`${attemptId}:`)) await work.examSubmitted();
}

/** Closes the works of an attempt and deletes their answers, sent or not. */
export async function deleteWork(attemptId: string): Promise<void> {
  for (const key of works.keys()) {
    if (!key.startsWith(`${attemptId}:`)) continue;
    works.get(key)?.close();
    works.delete(key);
  }
  await deletePages(attemptId);
}
