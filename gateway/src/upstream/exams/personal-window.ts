/** Backs `PersonalWindow`: when one student takes the exam of a campaign; of two domains. */
export type RestPersonalWindow = { startDate?: string; endDate?: string; reason?: string };
