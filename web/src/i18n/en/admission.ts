export const admission = {} as const;
