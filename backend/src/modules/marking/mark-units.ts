// Marks are kept to five decimals. Sums and averages of them are made of whole hundred-thousandths,
// to be exact.

/** This many make one mark. */
export const UNIT = 100_000;

export const toUnits = (marks: number): number => Math.round(marks * UNIT);
