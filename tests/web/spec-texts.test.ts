import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classes } from '../../web/src/i18n/class-labels.ts';
import { formats, isoMinutes } from '../../web/src/i18n/format.ts';
import { findText } from '../../web/src/i18n/texts.ts';
import { isFree } from '../../web/src/ui/content/price.tsx';
import { system } from '../../web/src/ui/theme/theme.ts';

/**
 * Every text that the specification quotes or names as a label, by its section, with its key in
 * the dictionaries, word for word.
 */
const specification: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'section 1: the home page': {
    'shell.getStarted': 'Get Started',
    'shell.admissionCourses': 'Admission Courses',
    'shell.showMore': 'Show More',
  },
  'section 2: navigation': {
    'shell.home': 'Home',
    'shell.campaigns': 'Campaigns',
    'shell.login': 'Login',
    'shell.signup': 'Signup',
    'shell.courses': 'Courses',
    'shell.admin': 'Admin',
    'shell.loginFirst': 'Please login first',
  },
  'section 2: logging in': {
    'auth.username': 'Username',
    'auth.password': 'Password',
    'auth.logIn': 'Log In',
    'auth.loggingIn': 'Logging in...',
    'auth.enterOtp': 'Enter OTP',
    'auth.submit': 'Submit',
    'auth.verifying': 'Verifying...',
  },
  'section 2: courses': {
    'courses.enrollNow': 'Enroll Now',
    'courses.viewCourse': 'View Course',
    'admission.backToUnit': 'Back to Unit',
    'admission.viewResult': 'View Result',
    'admission.takeAgain': 'Take Exam Again',
    'admission.giveExam': 'Give Exam',
    'academics.chapters': 'Chatters',
    'academics.lesson': 'Lesson',
    'academics.exam': 'Exam',
    'academics.note': 'Note',
    'learning.backToLessons': 'Back to Lessons',
    'academics.notes': 'Notes',
    'academics.takeNotes': 'Take Notes',
  },
  'section 2: not found': {
    'shell.notFound': '404 - Page Not Found',
    'shell.notFoundLine': 'Oops! The page you are looking for might be in another castle.',
  },
  'section 2: the profile': {
    'students.personal': 'Personal Information',
    'students.education': 'Educational Background',
    'students.enrollment': 'Course Enrollment',
    'students.fullName': 'Full name',
    'students.email': 'Email',
    'students.mobile': 'Mobile',
    'students.dob': 'Date of birth',
    'students.gender': 'Gender',
    'students.address': 'Address',
    'students.street': 'Street',
    'students.city': 'City',
    'students.district': 'District',
    'students.division': 'Division',
    'students.edit': 'Edit',
    'ui.close': 'Close',
    'ui.cancel': 'Cancel',
    'ui.save': 'Save',
    'students.lastLevel': 'Last level',
    'students.lastInstitution': 'Last institution',
    'students.currentStatus': 'Current status',
    'students.totalEnrolled': 'Total enrolled',
    'students.overallProgress': 'Overall progress',
  },
  'section 4: states': {
    'exams.timeUp': 'Time is up! The exam has been submitted.',
    'exams.submitting': 'Submitting...',
  },
  'section 5: rules': {
    'auth.fillAll': 'Please fill all the fields',
    'auth.invalidPhone': 'Invalid Phone Number',
    'auth.passwordsDiffer': 'Passwords do not match',
    'auth.credentialPlaceholder': '01XXXXXXXXX',
    'students.male': 'Male',
    'students.female': 'Female',
    'students.other': 'Other',
    'courses.loginFirst': 'Please login first.',
    'courses.alreadyEnrolled': 'You are already enrolled in this course.',
    'courses.notFree': 'This course is not free.',
    'courses.enrollFailed': 'Failed to enroll in course',
    'exams.mandatoryMissing': 'You must attempt all mandatory subjects. "{subject}" is mandatory.',
  },
  'section 8: errors': {
    'students.enrolledFailed': 'Failed to fetch enrolled courses',
    'students.photoFailed': 'Failed to upload profile picture',
    'admission.yearsFailed': 'Error loading years or no years found.',
    'admission.rowFailed': 'Error fetching exam results for {year}',
    'results.none': 'No data found',
    'learning.lessonError': 'Error fetching lesson details: {message}',
    'ui.loading': 'Loading...',
    'ui.error': 'Error: {message}',
    'courses.none': 'No courses available.',
    'shell.noCourses': 'No courses available.',
    'students.noStudent': 'No student data available',
  },
  'section 9: constants': {
    'ui.free': 'Free',
    'ui.ratingOutOf': '{value} out of 5',
    'courses.months': '{count} {count|month|months}',
  },
};

const source = join(import.meta.dirname, '../../web/src');
const pages = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^i18n\/(en|bn)|generated/.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');

/** Written out, or put together from its area and a name. */
const isUsed = (key: string) =>
  pages.includes(`'${key}'`) || pages.includes(`\`${key.split('.')[0]}.\${`);

describe.each(Object.entries(specification))('%s', (_, texts) => {
  it.each(Object.entries(texts))('%s is %s, word for word, and a page uses it', (key, text) => {
    expect(findText('en', key)).toBe(text);
    expect(isUsed(key)).toBe(true);
  });
});

describe('the constants of section 9', () => {
  it('has six class codes, with Bengali labels in both languages', () => {
    const codes = classes.map(({ code }) => code).toSorted();
    expect(codes).toEqual(['class06', 'class07', 'class08', 'class09', 'class10', 'class11-12']);
    for (const { label } of classes) expect(label).toMatch(/^[\u0980-\u09ff\s-]+$/);
  });

  it('counts a course as free when fee minus discount is at most 0, and writes prices with a $ in both languages', () => {
    expect([
      isFree({ fee: 0, discount: 0 }),
      isFree({ fee: 5, discount: 5 }),
      isFree({ fee: 5, discount: 9 }),
    ]).toEqual([true, true, true]);
    expect(isFree({ fee: 5, discount: 4.99 })).toBe(false);
    expect([formats.en.money(1250), formats.bn.money(1250)]).toEqual(['$1,250', '$১,২৫০']);
  });

  it('folds the menu at a width of 768 or below', () => {
    // The first width with the side navigation beside the page: 769 px.
    expect(Number.parseFloat(system._config.theme?.breakpoints?.md ?? '') * 16).toBe(769);
  });

  it('writes the date of a result in long form, and that of an exam as an ISO date-time cut to minutes', () => {
    expect(formats.en.date('2026-03-01T10:30:00.000Z')).toBe('1 March 2026');
    expect(isoMinutes('2026-03-01T10:30:59.000Z')).toBe('2026-03-01T16:30');
  });
});
