// The time that a student has spent on each question of an attempt, in whole seconds by question
// id. Measured by the device, so it is shown to the student and never used for scores or ranks.

export type QuestionTimes = Readonly<Record<string, number>>;

/**
 * The larger of two times for each question. Times only grow, so saves may be repeated or arrive in
 * any order. If two devices measure at once, the shorter time is lost.
 */
export function mergeTimes(left: QuestionTimes, right: QuestionTimes): QuestionTimes {
  const merged = new Map(Object.entries(left));
  for (const [questionId, seconds] of Object.entries(right))
    merged.set(questionId, Math.max(merged.get(questionId) ?? 0, seconds));
  return Object.fromEntries(merged);
}

/**
 * Times in whole seconds, limited to the length of the attempt; without questions below one second.
 */
export function limitTimes(times: QuestionTimes, attemptSeconds: number): QuestionTimes {
  const whole = Object.entries(times).map(([id, seconds]): [string, number] => [
    id,
    Math.min(Math.floor(seconds), attemptSeconds),
  ]);
  return Object.fromEntries(whole.filter(([, seconds]) => seconds >= 1));
}
