export const exams = {} as const;
