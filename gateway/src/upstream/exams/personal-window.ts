/** Backs `PersonalWindow`: the time in which one student takes the exam of a campaign. */
export type RestPersonalWindow = { startDate?: string; endDate?: string; reason?: string };
