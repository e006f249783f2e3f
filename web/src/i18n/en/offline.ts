export const offline = {
  offline: 'You are offline. An exam that is open goes on, and the notes kept on this phone can be read.',
  keptNotes: 'Notes on this phone ({count})',
  newVersion: 'There is a newer version of Alokpath.',
  load: 'Load it now',
} as const;
