export const offline = {
  offline:
    'You are offline. An open exam continues, and you can read the lessons and notes kept on this device.',
  keptLessons: 'Lessons on this device ({count})',
  keptNotes: 'Notes on this device ({count})',
  newVersion: 'A new version of Alokpath is available.',
  afterExam:
    'A new version is available. You can load it once the exam in your other tab is over and sent.',
  load: 'Load it now',
  loading: 'Loading…',
} as const;
