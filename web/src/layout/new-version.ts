/** The event that is dispatched while a newer release is waiting to be activated. */
export const NEW_VERSION_EVENT = 'alokpath:new-version';
