/**
 * Texts of the questions after sign-up (name, class and goal) and of the courses recommended from
 * the answers.
 */
export const studyplan = {
  title: 'Three short questions',
  lead: 'Your dashboard then shows the courses that fit you.',
  name: 'Your name',
  nameMissing: 'Enter your name.',
  nameTooLong: 'At most {count} characters.',
  schoolClass: 'Your class',
  classMissing: 'Choose your class.',
  chooseClass: 'Choose your class',
  hscPassed: 'HSC passed',
  goal: 'What are you studying for?',
  school: 'School',
  schoolLine: 'Lessons, notes and exams of your class',
  boardExam: 'SSC or HSC',
  boardExamLine: 'Practice for the board exam',
  admissionTest: 'University admission',
  admissionTestLine: 'Practice papers in the style of admission tests, with a clock',
  save: 'Save',
  saving: 'Saving...',
  dismiss: 'Not now',
  thanks: 'Thank you',
  thanksLine:
    'Your dashboard now shows the courses that fit you. You can change your answers there.',
  toDashboard: 'To the dashboard',
  recommended: 'Recommended for you',
  change: 'Change class and goal',
  none: 'There is no further course for you yet.',
} as const;
