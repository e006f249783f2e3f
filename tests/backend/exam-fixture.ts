// Bodies of exams and papers for tests that write them.

/** A multiple-choice question whose first option is right. */
export const aQuestion = (name: string, overrides: object = {}) => ({
  question: `How ${name}?`,
  points: 2,
  options: [
    { text: `${name} right`, isCorrect: true },
    { text: `${name} wrong`, isCorrect: false },
  ],
  explanation: `Because ${name}`,
  ...overrides,
});

/** Body of an MCQ exam of the free course's first chapter. */
export const anExam = (overrides: object = {}) => ({
  parentId: 'free10-motion',
  title: 'Test',
  type: 'MCQ',
  totalMarks: 4,
  timeLimit: 10,
  passingScore: 40,
  negetiveMarkingPercentage: 25,
  mcqs: [aQuestion('one'), aQuestion('two')],
  ...overrides,
});

/** Body of a written exam in the same place. */
export const aWrittenExam = (overrides: object = {}) => {
  const { mcqs: _none, ...exam } = anExam({ type: 'Written' });
  return {
    ...exam,
    written: [
      { questionText: 'Why?', answerGuidelines: 'Guide', handwrittenPdf: '/media/files/why.pdf' },
    ],
    ...overrides,
  };
};

export const aSubject = (name: string, overrides: object = {}) => ({
  subjectName: name,
  mandatory: true,
  mcqs: [aQuestion(`${name} one`), aQuestion(`${name} two`)],
  ...overrides,
});

/** Body of a paper, without its year. */
export const aPaper = (overrides: object = {}) => ({
  title: 'Paper',
  timeLimit: 60,
  negativeMarkingPercentage: 25,
  subjects: [aSubject('Physics'), aSubject('Chemistry')],
  ...overrides,
});
