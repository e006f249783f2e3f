// The Idempotency-Key of an attempt's submission. A repeat is answered with what was stored under
// the key; a reopened attempt has another key.

/** The attempt's id, and from the second round on its round, too. */
export function submissionKey({ id, round }: { id: string; round: number }): string {
  return round === 0 ? id : `${id}.${round}`;
}

/** What a key says, if it is one of an attempt; ids of attempts have no dot. */
export function readSubmissionKey(key: string): { attemptId: string; round: number } {
  const [, attemptId = key, round = '0'] = /^([^.]+)\.([1-9]\d{0,5})$/.exec(key) ?? [];
  return { attemptId, round: Number(round) };
}
