// Mock values by field name: `Subject.name` before `name` before a default for the scalar. A new
// field needs a line here only if the default looks wrong.
import type { Random } from './random.ts';

/**
 * Generates a value.
 * @param now current time in milliseconds, so that end dates are in the future
 */
export type MakeValue = (random: Random, now: number) => unknown;

const DAY_MS = 86_400_000;

const oneOf =
  <T>(...choices: [T, ...T[]]): MakeValue =>
  (random) =>
    random.pick(choices);
const number =
  (min: number, max: number, step = 1): MakeValue =>
  (random) =>
    random.integer(min, max, step);
/** A time that many days from today, stable until midnight UTC. */
const daysFromNow =
  (min: number, max: number): MakeValue =>
  (random, now) =>
    new Date(
      Math.floor(now / DAY_MS) * DAY_MS +
        random.integer(min, max) * DAY_MS +
        random.integer(3, 15) * 3_600_000,
    ).toISOString();
const minutesFromNow =
  (minutes: number): MakeValue =>
  (_, now) =>
    new Date(now + minutes * 60_000).toISOString();
/** An SVG image as a data URL, so that no request is needed. */
const picture: MakeValue = (random) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="hsl(${random.integer(0, 359)} 45% 45%)"/><circle cx="${random.integer(80, 240)}" cy="90" r="${random.integer(30, 70)}" fill="#fff" fill-opacity=".3"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const person = oneOf(
  'আয়েশা রহমান',
  'তানভীর হাসান',
  'নুসরাত জাহান',
  'Rafiul Islam',
  'Sadia Akter',
  'Mahmudul Karim',
);
const paragraph = oneOf(
  'এই অধ্যায়ে আমরা মূল ধারণাগুলো উদাহরণসহ ধাপে ধাপে শিখব।',
  'পরীক্ষায় বারবার আসে এমন প্রশ্নগুলোর সমাধান এখানে বিস্তারিত দেওয়া আছে।',
  'প্রতিটি সূত্রের প্রমাণ ও প্রয়োগ সহজ ভাষায় আলোচনা করা হয়েছে।',
  'Worked examples first, then exercises in the style of past papers.',
);
const formulaText = oneOf(
  'একটি বস্তু $u$ আদিবেগে নিক্ষিপ্ত হলে $t$ সময় পরে বেগ $v = u + at$ কত হবে?',
  'If $x^2 - 5x + 6 = 0$, what are the values of $x$?',
  'নিচের কোনটি ক্ষার ধাতু?',
  'What is the pH of a $10^{-3}$ M solution of HCl?',
);
const html: MakeValue = (random, now) => `<p>${paragraph(random, now)}</p>`;

const VALUES: Record<string, MakeValue> = {
  'AdmissionCourse.courseCode': oneOf('du', 'buet', 'medical', 'cu'),
  'AdmissionCourse.name': oneOf(
    'University of Dhaka',
    'BUET Engineering',
    'Medical Admission',
    'University of Chittagong',
  ),
  'AdmissionUnit.name': oneOf('ক ইউনিট', 'খ ইউনিট', 'গ ইউনিট', 'ঘ ইউনিট'),
  'AcademicUnit.name': oneOf('বিজ্ঞান', 'মানবিক', 'ব্যবসায় শিক্ষা'),
  'Subject.name': oneOf('পদার্থবিজ্ঞান', 'রসায়ন', 'উচ্চতর গণিত', 'জীববিজ্ঞান', 'বাংলা', 'ইংরেজি'),
  'ExamSubject.name': oneOf('পদার্থবিজ্ঞান', 'রসায়ন', 'গণিত', 'জীববিজ্ঞান', 'English'),
  'Chapter.title': oneOf(
    'ভৌত রাশি ও পরিমাপ',
    'গতিবিদ্যা',
    'নিউটনীয় বলবিদ্যা',
    'পরমাণুর গঠন',
    'কোষ ও এর গঠন',
  ),
  'Lesson.title': oneOf('প্রাথমিক ধারণা', 'সূত্র ও প্রমাণ', 'গাণিতিক সমস্যা', 'বিগত বছরের প্রশ্ন'),
  'Content.title': oneOf('সংক্ষিপ্ত নোট', 'সূত্রের তালিকা', 'গুরুত্বপূর্ণ প্রশ্নোত্তর'),
  'Course.title': oneOf(
    'এসএসসি পদার্থবিজ্ঞান',
    'এইচএসসি রসায়ন',
    'নবম-দশম শ্রেণি গণিত',
    'অষ্টম শ্রেণি বিজ্ঞান',
  ),
  'Campaign.title': oneOf('বিজ্ঞান উৎসব', 'বৃত্তি পরীক্ষা', 'গণিত অলিম্পিয়াড প্রস্তুতি'),
  'Assignment.title': oneOf('সাপ্তাহিক বাড়ির কাজ', 'ব্যবহারিক প্রতিবেদন', 'সৃজনশীল প্রশ্ন সমাধান'),
  'CourseFeature.icon': oneOf('video', 'book', 'exam', 'clock'),
  'CourseFeature.text': oneOf(
    '৫০+ ভিডিও ক্লাস',
    'অধ্যায়ভিত্তিক পরীক্ষা',
    'Printed notes',
    'Solutions of past papers',
  ),
  'KeyOption.text': oneOf('$v^2 = u^2 + 2as$', '9.8 m/s²', 'সোডিয়াম', '42', '$\\frac{1}{2}mv^2$'),
  'PaperOption.text': oneOf('$v^2 = u^2 + 2as$', '9.8 m/s²', 'সোডিয়াম', '42', '$\\frac{1}{2}mv^2$'),
  'KeyQuestion.text': formulaText,
  'KeyWrittenQuestion.text': formulaText,
  'RichText.source': formulaText,
  'Student.name': person,
  name: oneOf('বিজ্ঞান', 'গণিত', 'বাংলা', 'English'),
  title: oneOf('মডেল টেস্ট ১', 'মডেল টেস্ট ২', 'অধ্যায়ভিত্তিক পরীক্ষা', 'Full mock test'),
  examTitle: oneOf('মডেল টেস্ট ১', 'মডেল টেস্ট ২', 'Full mock test'),
  examName: oneOf('SSC', 'HSC'),
  userName: person,
  studentName: person,
  certificateName: person,
  review: oneOf(
    'ক্লাসগুলো খুব গোছানো, নোটগুলো পরীক্ষার আগে অনেক কাজে লেগেছে।',
    'The mock tests felt exactly like the real one.',
  ),
  email: oneOf('ayesha@example.com', 'tanvir@example.com', 'nusrat@example.com'),
  contactEmail: oneOf('ayesha@example.com', 'tanvir@example.com', 'nusrat@example.com'),
  phoneNumber: oneOf('01711000001', '01811000002', '01911000003'),
  contactMobile: oneOf('01711000001', '01811000002', '01911000003'),
  courseCode: oneOf('class9', 'class10', 'class11', 'class12'),
  courseType: oneOf('academic'),
  street: oneOf('১২ মিরপুর রোড', '45 College Road'),
  city: oneOf('ঢাকা', 'চট্টগ্রাম', 'Rajshahi'),
  district: oneOf('ঢাকা', 'চট্টগ্রাম', 'রাজশাহী'),
  division: oneOf('ঢাকা', 'চট্টগ্রাম', 'রাজশাহী'),
  board: oneOf('Dhaka', 'Rajshahi', 'Comilla'),
  institution: oneOf('Notre Dame College', 'Viqarunnisa Noon School', 'Rajshahi College'),
  lastInstitution: oneOf('Notre Dame College', 'Viqarunnisa Noon School', 'Rajshahi College'),
  lastLevel: oneOf('SSC', 'HSC'),
  currentStatus: oneOf('HSC candidate', 'Admission candidate'),
  grade: oneOf('A+', 'A', 'A-'),
  gradesGpa: oneOf('5.00', '4.83', '4.67'),
  dateOfBirth: oneOf('2007-04-14', '2008-11-02', '2006-08-25'),
  message: oneOf('Done.'),
  url: oneOf('https://example.com/file.pdf'),
  videoId: oneOf('aqz-KE-bpKQ', 'YE7VzlLtp-4'),
  videoUrl: oneOf(
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=YE7VzlLtp-4',
  ),
  // The mock encrypts no papers.
  'Exam.paperUrl': () => null,
  'MultiSubjectExam.paperUrl': () => null,
  imageUrl: picture,
  thumbnailUrl: picture,
  profilePhotoUrl: picture,
  html,
  body: html,
  answersHash: (random) =>
    Array.from({ length: 64 }, () => random.integer(0, 15).toString(16)).join(''),
  token: (random) => `mock.${random.id()}`,
  isEnrolled: oneOf(true),
  isComingSoon: oneOf(false),
  fee: number(1500, 6000, 500),
  price: number(500, 4500, 500),
  discount: number(0, 500, 100),
  averageRating: number(3.5, 5, 0.25),
  gpa: number(3.5, 5, 0.25),
  negativeMarkingPercentage: oneOf(0, 25),
  passingScorePercent: oneOf(33, 40),
  progressPercent: number(0, 100, 5),
  overallProgressPercent: number(0, 100, 5),
  points: oneOf(1),
  score: number(0, 25, 0.25),
  totalScore: number(20, 90, 0.25),
  totalMarks: oneOf(25, 50, 100),
  totalPoints: oneOf(25, 50, 100),
  timeTakenMinutes: number(15, 45),
  timeLimitMinutes: oneOf(30, 45, 60),
  durationMinutes: number(8, 45),
  positionSeconds: number(0, 900),
  videoSeconds: number(0, 900),
  year: number(2016, 2025),
  enrolledYear: number(2019, 2025),
  totalCount: number(20, 90),
  serverTime: minutesFromNow(0),
  startedAt: minutesFromNow(0),
  savedAt: minutesFromNow(0),
  deadline: minutesFromNow(45),
  startDate: daysFromNow(-7, -1),
  startingDate: daysFromNow(-7, -1),
  endDate: daysFromNow(5, 30),
  dueDate: daysFromNow(2, 14),
  // Results are never withheld in the mock.
  releasedAt: oneOf(null),
  visibility: oneOf('ANSWERS'),
};

const BY_SCALAR: Record<string, MakeValue> = {
  Boolean: (random) => random.next() < 0.5,
  DateTime: daysFromNow(-60, -1),
  Float: number(1, 100),
  HTML: html,
  ID: (random) => random.id(),
  Int: number(1, 25),
  String: paragraph,
};

export function mockValue(
  type: string,
  field: string,
  scalar: string,
  random: Random,
  now: number,
): unknown {
  const make = VALUES[`${type}.${field}`] ?? VALUES[field] ?? BY_SCALAR[scalar];
  if (!make) throw new Error(`The mock has no value for the scalar ${scalar} (${type}.${field}).`);
  return make(random, now);
}
