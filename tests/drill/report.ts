// The table of the drill's results.
import type { Verdict } from './verify.ts';

/** Time from a kill to the acknowledgement of the first save that was sent after it. */
export type Recovery = { part: string; atSeconds: number; milliseconds: number };

type Figures = {
  seconds: number;
  saves: number;
  walBytes: number;
  /** Retried requests. */
  failures: number;
  p50: number;
  p99: number;
  recoveries: readonly Recovery[];
  problems: readonly string[];
};

/** The percentile of the values; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function printReport(
  database: string,
  verdict: Verdict,
  { recoveries, problems, ...figures }: Figures,
): void {
  const rows: [string, string][] = [
    ['database', database],
    ['attempts', String(verdict.attempts)],
    ['receipts (the others never came back)', String(verdict.receipts)],
    ['attempts without exactly one score, or scored by another key', String(verdict.unscored)],
    [
      'scores changed by the correction; changed twice',
      `${verdict.rescored}; ${verdict.rescoredTwice}`,
    ],
    ['places of the merit list; wrong or missing', `${verdict.places}; ${verdict.wrongPlaces}`],
    ['results stored twice, or with two receipts', String(verdict.duplicates)],
    ['receipts without a result', String(verdict.lostResults)],
    ['results with other answers or another score', String(verdict.wrongResults)],
    ['acknowledged answers lost', String(verdict.lostAnswers)],
    ['seconds', figures.seconds.toFixed(0)],
    ['saves', `${figures.saves} (${(figures.saves / figures.seconds).toFixed(0)} a second)`],
    [
      'WAL, all of it divided by the saves',
      `${(figures.walBytes / 1e6).toFixed(1)} MB, ${(figures.walBytes / 1e3 / figures.saves).toFixed(1)} kB`,
    ],
    ['save, p50 / p99', `${figures.p50.toFixed(0)} / ${figures.p99.toFixed(0)} ms`],
    ['requests that failed and were sent again', String(figures.failures)],
    ...recoveries.map(({ part, atSeconds, milliseconds }, index): [string, string] => [
      `kill ${index + 1}: ${part} after ${atSeconds.toFixed(0)} s`,
      `saving again after ${(milliseconds / 1000).toFixed(1)} s`,
    ]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n')}`);
  if (problems.length > 0)
    console.error(`\n${problems.slice(0, 20).join('\n')}\n(${problems.length} problems)`);
}
