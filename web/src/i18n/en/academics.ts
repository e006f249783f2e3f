export const academics = {} as const;
