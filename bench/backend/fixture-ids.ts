// Ids of the measured data, and settings that several files of this benchmark need.
export const COURSE = 'bench-course';
export const UNIVERSITY = 'du';
/** The paper whose results are read, and the one that is submitted. */
export const EXAM = { read: 'du-a-2023-exam', submitted: 'du-a-2022-exam' };
export const SERVICE_TOKEN = 'a-service-token-for-the-bench';
export const GROWTH = [100, 1_000, 10_000, 100_000];
