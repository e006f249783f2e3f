/** The receipt of a submitted exam. */
export const receipt = {
  submitted: 'Your answers are in',
  title: 'Your receipt',
  text: 'Your answers are stored on the server. Keep this receipt if you like: it proves what was stored, and when.',
  details: 'Receipt: number, time and hash',
  number: 'Receipt no.',
  exam: 'Exam',
  time: 'Stored',
  hash: 'Hash of the answers (SHA-256)',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Save as text',
  done: 'Done',
} as const;
