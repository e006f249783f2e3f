// Marks have five decimals. Sums and averages are computed in whole hundred-thousandths, to be
// exact.

/** Units per mark. */
export const UNIT = 100_000;

export const toUnits = (marks: number): number => Math.round(marks * UNIT);
