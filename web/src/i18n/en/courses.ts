export const courses = {} as const;
