/**
 * Texts of the start page: details and rules of the exam, and what students see of their result.
 */
export const start = {
  minutes: 'Time',
  minutesValue: '{count} {count|minute|minutes}',
  marks: 'Marks',
  questions: 'Questions',
  passing: 'To pass',
  passingValue: '{percent}% of the marks',
  mandatory: 'Mandatory subjects',
  rules: 'Rules',
  clock:
    'The clock starts when you press Ready, and keeps running if you close the page. Until time is up you can come back and continue.',
  zero: 'When time is up, the exam is submitted automatically with the answers you have given.',
  nothing: 'If you answer nothing, no result is stored; in a campaign it counts as zero.',
  costs:
    'A wrong answer deducts {percent}% of the question’s marks: {marks} for a question of 1 mark. A blank one costs nothing.',
  costsBlank:
    'A wrong or blank answer deducts {percent}% of the question’s marks: {marks} for a question of 1 mark.',
  free: 'No marks are deducted for wrong answers.',
  mandatoryRule:
    'Answer at least one question in each mandatory subject: otherwise you cannot submit.',
  stays:
    'What you select stays selected: an answer cannot be taken back. More than one option can be right.',
  changes: 'One option per question. You can change it until you submit.',
  written:
    'Write your answers on paper and photograph the pages, or add one PDF for each question. A teacher marks them.',
  again: 'You are taking this exam again',
  againScore: 'Your stored result: {score} of {total}.',
  againUnmarked: 'Your stored result has not been marked yet.',
  againLater: 'The score of your stored result is not shown at the moment.',
  againRule:
    'The new attempt replaces it, even with a lower score. Ranks use your first attempt. If you answer nothing now, your stored result stays as it is.',
  opens: 'This exam opens on {date}.',
  ready: 'Ready: start the clock',
  back: 'Not now',
  none: 'There is no such exam.',
  failed: 'The exam could not be opened',
  used: 'You have already taken this exam',
  seeCampaigns: 'See the campaigns',
  receiptOnly: 'After submitting you get a receipt. Your score and the answers are not shown.',
  scoreNow: 'You see your score as soon as you submit. The correct answers are not shown.',
  scoreMarked:
    'You see your score as soon as a teacher has marked your answers. The model answers are not shown.',
  scoreFrom:
    'After submitting you get a receipt. You see your score from {time}. The correct answers are not shown.',
  answersNow: 'You see your score and the correct answers as soon as you submit.',
  answersMarked:
    'You see the model answers as soon as you submit, and your score as soon as a teacher has marked your answers.',
  answersFrom:
    'After submitting you get a receipt. You see your score and the correct answers from {time}.',
} as const;
