/** Text sizes of questions and options, in percent of the default. */
export const textSizes = ['85', '100', '125', '150'] as const;

export type TextSize = (typeof textSizes)[number];
