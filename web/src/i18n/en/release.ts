/** Texts about what students see of their result in an exam, and when. */
export const release = {
  receipt: 'After submitting you get a receipt. Your score and the answers are not shown.',
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
