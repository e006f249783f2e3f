// What the measured databases hold, by name.
export const COURSE = 'bench-course';
export const UNIVERSITY = 'du';
/** One paper whose results are read, one that is handed in. */
export const EXAM = { read: 'du-a-2023-exam', handIn: 'du-a-2022-exam' };
export const SERVICE_TOKEN = 'a-service-token-for-the-bench';
export const GROWTH = [100, 1_000, 10_000, 100_000];
