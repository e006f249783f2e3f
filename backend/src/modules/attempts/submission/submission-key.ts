// The Idempotency-Key of an attempt's submission. A repeated request returns the result that is
// stored under the key; a reopened attempt has another key.

/** The attempt's id; from the second round on, followed by the round. */
export function submissionKey({ id, round }: { id: string; round: number }): string {
  return round === 0 ? id : `${id}.${round}`;
}

/** Parses the key. A key of another form is read as an id; ids of attempts have no dot. */
export function readSubmissionKey(key: string): { attemptId: string; round: number } {
  const [, attemptId = key, round = '0'] = /^([^.]+)\.([1-9]\d{0,5})$/.exec(key) ?? [];
  return { attemptId, round: Number(round) };
}
