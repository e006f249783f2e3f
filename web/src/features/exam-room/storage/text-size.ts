/** The sizes of questions and options that a student can choose, in percent of the usual one. */
export const textSizes = ['85', '100', '125', '150'] as const;

export type TextSize = (typeof textSizes)[number];
