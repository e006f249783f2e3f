/** The search of admins over courses, lessons, questions and students. */
export const adminsearch = {
  title: 'Search everything',
  label: 'Search courses, lessons, questions and students',
  find: 'Search',
  hint: 'Enter a title, words of a question, or a student’s name, email address or mobile number. Bengali titles are also found by other spellings.',
  found: '{count} {count|result|results} for “{query}”.',
  foundMore: 'More than {count} results for “{query}”.',
  none: 'Nothing found for “{query}”.',
  noneHint:
    'Check the spelling, or use fewer words. Chapters, lessons and exams are found in published courses only: open a draft from the list of courses.',
  incomplete: 'Not everything could be searched.',
  all: 'All {count} results',
  allMore: 'All results, more than {count}',
  admissionCourses: 'Admission courses',
  academicCourses: 'Academic courses',
  otherCourses: 'Other courses',
  outline: 'Chapters, lessons and exams',
  questions: 'Question bank',
  students: 'Students',
} as const;
