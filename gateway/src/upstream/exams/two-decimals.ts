// Rounds marks for display: upstream keeps five decimals.

/** Marks, or a percentage, to two decimals. */
export function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
