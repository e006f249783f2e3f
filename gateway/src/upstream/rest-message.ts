/** Response of calls that return only a message, such as DELETE calls. */
export type RestMessage = { message?: string };
