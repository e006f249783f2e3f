/** Texts of exams that two people mark independently, for admins, teachers and markers. */
export const secondmarking = {
  title: 'To be reconciled',
  lead: 'Two markers marked these answers independently, and their marks differ by too much. Compare them and set the final marks.',
  none: 'No marks have to be reconciled.',
  count: '{count} {count|answer|answers} to reconcile',
  moreThanCount: 'more than {count} answers to reconcile',
  compare: 'Compare the marks',
  compareOf: 'Compare the marks: {exam}, handed in {date}',
  both: 'What both markers gave',
  firstMarker: 'First marker',
  secondMarker: 'Second marker',
  whole: 'marked as a whole',
  mayDiffer: 'Marks may differ by {marks}, in all and in each question.',
  finalMarks: 'Two markers have marked this answer. Final marks: {score} of {total}.',
  notYou: 'You have marked this answer yourself. Somebody else sets the final marks.',
  twoMark:
    'Two markers mark this exam, without seeing each other’s marks. The student gets the average once both have marked.',
  ownWaits: 'Your marks are saved, and wait for the second marker. Until then you can change them.',
  waits: 'Your marks wait for the second marker.',
  differ:
    'Two markers have marked this answer, and their marks differ by too much. An admin or another teacher of the course sets the final marks.',
  setting: 'Markers',
  change: 'Change',
  one: 'One marker',
  two: 'Two markers, independently',
  oneMeans: 'The marks of one marker are the result.',
  twoMeans:
    'The result is the average of two markers. If they differ by more than {marks}, in all or in a question, an admin or another teacher of the course decides.',
  markers: 'Who marks the answers',
  markersHint:
    'For answers that are not marked yet. You can go back to one marker when no answer waits for its second marker or for final marks.',
  tolerance: 'Marks may differ by at most',
  toleranceHint: 'Only for two markers: in all, and in each question.',
} as const;
