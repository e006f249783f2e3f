/**
 * The one allow-list of public data. A read of upstream in this list has the same answer for
 * everybody: it is sent without a session, cached and shared. Every other read is private. Whether
 * an answer of ours is public follows from the reads behind it (`Upstream.audience`): there is no
 * second list for GraphQL. The map of writes below it says which data each write can change.
 */

const PARTS = ['admission', 'academics', 'exams', 'campaigns', 'merit-lists', 'other'] as const;

/** Data that changes together. `other`: reads that none of the rules below names. */
export type DataPart = (typeof PARTS)[number];

/** The parts that a write can have changed. */
export type ChangedParts = readonly DataPart[] | 'all';

/**
 * Who may get the same response: everybody; all requests without a session; or only the request it
 * was made for. Follows from the upstream reads behind the answer (`Upstream.audience`).
 */
export type Audience = 'everybody' | 'visitors' | 'one';

const SEGMENT = '[^/?]+';

/**
 * Lessons, notes, exams and campaigns are missing on purpose: those calls return more to the
 * enrolled, to the registered or to admins.
 */
const PUBLIC_READS = [
  // Admission courses, their units and years.
  '/admissioncourse/(universities|units|years)',
  `/admissioncourse/(universities|units|years)/${SEGMENT}`,
  `/admissioncourse/universities/(coursecode|coursedetails)/${SEGMENT}`,
  `/admissioncourse/(units/unit|years/year)/${SEGMENT}`,
  // Courses, their subjects and chapters.
  '/course/?',
  '/academiccourse/academicCourses',
  `/academiccourse/academicCourses/${SEGMENT}`,
  `/academiccourse/${SEGMENT}/units`,
  `/course/${SEGMENT}`,
  `/course/courseCode/${SEGMENT}`,
  `/course/${SEGMENT}/(subjects|chapters)`,
  `/course/(subject|chapters)/${SEGMENT}`,
  // The same in batches.
  '/ext/batch/(universities|units|years|courses|subjects|chapters)\\?(ids|parents)=[^&]*',
  // Search in the titles of all of these, and of lessons, notes and exams, which are public too.
  '/ext/search\\?[^/]*',
  // Merit lists, once they are published.
  `/ext/examcampaigns/${SEGMENT}/merit-list(\\?[^/]*|/decisions)`,
  // Whether there is something new for those who are taking an exam: a number.
  `/ext/exams/(multi-subject|single)/${SEGMENT}/notice-revision`,
  // What students see of their results in an exam, and from when on.
  '/ext/exams/(multi-subject|single)/release-rules\\?ids=[^&]*',
];
const isPublic = new RegExp(`^(${PUBLIC_READS.join('|')})$`);

/** Whether a GET of this path has the same answer for everybody. */
export function isPublicPath(path: string): boolean {
  return isPublic.test(path);
}

/**
 * To which part a read belongs, public or not: answers to visitors may hold reads that are not in
 * the allow-list.
 */
const PARTS_OF_READS: readonly (readonly [DataPart, RegExp])[] = [
  ['merit-lists', /^\/ext\/examcampaigns\//],
  ['admission', /^\/(admissioncourse|ext\/batch\/(universities|units|years))(\/|\?|$)/],
  [
    'academics',
    /^\/(course|academiccourse|ext\/batch\/(courses|subjects|chapters|lessons|contents))(\/|\?|$)/,
  ],
  // Search belongs here because every write of content changes this part.
  [
    'exams',
    /^\/(examcreation|multisubjectexams|ext\/search|ext\/batch\/(exams|multisubjectexams))(\/|\?|$)/,
  ],
  ['campaigns', /^\/(campaigns|examcampaigns)(\/|\?|$)/],
];

export function partOf(path: string): DataPart {
  return PARTS_OF_READS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}

/**
 * Whether a read is of courses or what they consist of, which only some may read until they are
 * published.
 */
export function isOfCourses(path: string): boolean {
  const part = partOf(path);
  return part === 'admission' || part === 'academics';
}

/** Which parts a write changes; the first rule that fits holds. */
const CHANGES: readonly (readonly [RegExp, readonly DataPart[]])[] = [
  // People's own data. Counts of registrations may be as old as the cache: a registration day must
  // not empty it.
  [/^(PUT \/campaigns\/[^/?]+\/register|POST \/examcampaigns\/register)(\?|$)/, []],
  [/^\w+ \/(auth|students?|academicresult|assignments)(\/|\?|$)/, []],
  [/^PATCH \/users?(\/|\?|$)/, []],
  [/^\w+ \/ext\/(assignments|assignment-submissions|pages)(\/|\?|$)/, []],
  // A deleted account may leave a merit list, and is none of these.
  [/^\w+ \/ext\/people\/[^/?]+\/(enrolments|grants|block|sessions|password-reset)(\/|\?|$)/, []],
  [/^POST \/ext\/people\/(imports|invitations)(\/|\?|$)/, []],
  [/^DELETE \/ext\/people\/[^/?]+(\?|$)/, ['merit-lists']],
  // A draft and a picture are seen when the text is saved.
  [/^\w+ \/ext\/(pictures|text-drafts)(\/|\?|$)/, []],
  // Who marks an exam is not public.
  [/^PUT \/ext\/marking\/exams\/[^/?]+\/second-marking(\?|$)/, []],
  // What a marker writes to students is seen with the mark.
  [/^\w+ \/ext\/marking\/comments(\/|\?|$)/, []],
  [/^PUT \/user(\?|$)/, []],
  [/^POST \/(exams|multisubjectexamsresult)(\/|\?|$)/, []],
  [
    /^\w+ \/ext\/(address-change|attempts|confirm|files|notes|notifications|password|password-reset|progress|second-factor|sessions|study-plan)(\/|\?|$)/,
    [],
  ],
  [/^POST \/ext\/late-answers\/[^/?]+\/refuse(\?|$)/, []],
  [
    /^POST \/ext\/(key-challenges(\/[^/?]+\/refuse)?|exams\/[^/?]+\/[^/?]+\/key-corrections\/preview)(\?|$)/,
    [],
  ],
  [/^\w+ \/ext\/bank-questions(\/|\?|$)/, []],
  // Devices in the exam ask for the revision every few seconds.
  [/^POST \/ext\/exams\/[^/?]+\/[^/?]+\/(extra-time|messages)(\?|$)/, ['other']],
  // The running campaigns of an exam end with it, and a reopened attempt delays the merit list.
  [
    /^POST \/ext\/exams\/[^/?]+\/[^/?]+\/(close|reopen)(\?|$)/,
    ['other', 'campaigns', 'exams', 'merit-lists'],
  ],
  [/^POST \/ext\/exams\/[^/?]+\/[^/?]+\/(exclusions|readmissions)(\?|$)/, ['merit-lists']],
  // Results and the merit list wait for the last window, and so does practice with the exam.
  [
    /^POST \/ext\/exams\/[^/?]+\/[^/?]+\/personal-windows(\/withdrawals)?(\?|$)/,
    ['other', 'campaigns', 'exams', 'merit-lists'],
  ],
  [/^PUT \/ext\/exams\/[^/?]+\/[^/?]+\/release-rule(\?|$)/, ['other', 'merit-lists']],
  // Scores change in the background after it; the list's own lifetime covers that.
  [/^POST \/ext\/exams\/[^/?]+\/[^/?]+\/key-corrections(\?|$)/, ['merit-lists']],
  // Results and their owners: ranks and names of merit lists.
  [
    /^\w+ \/(exams|multisubjectexamsresult|users?|ext\/(late-answers|results|marking))(\/|\?|$)/,
    ['merit-lists'],
  ],
  // Content, which refers to other content and is deleted with all below it.
  [/^POST \/ext\/content\//, ['admission', 'academics', 'exams', 'campaigns', 'merit-lists']],
  [/^\w+ \/admissioncourse(\/|\?|$)/, ['admission', 'exams', 'campaigns']],
  [/^\w+ \/(course|academiccourse)(\/|\?|$)/, ['academics', 'exams', 'campaigns']],
  [
    /^\w+ \/(examcreation|multisubjectexams)(\/|\?|$)/,
    ['exams', 'admission', 'academics', 'campaigns', 'merit-lists'],
  ],
  // Until when, and for how many, a campaign is open for registration.
  [/^PUT \/ext\/examcampaigns\/[^/?]+\/registration(\?|$)/, ['campaigns']],
  // Whether a campaign has a roster. Who is on it is nobody's but the student's own.
  [
    /^(DELETE \/ext\/examcampaigns\/[^/?]+\/roster|POST \/ext\/examcampaigns\/[^/?]+\/roster\/imports\/[^/?]+\/apply)(\?|$)/,
    ['campaigns'],
  ],
  [/^POST \/ext\/examcampaigns\/[^/?]+\/roster\/(removals|imports)(\/|\?|$)/, []],
  // While a campaign is open its exam is shown differently.
  [/^\w+ \/(campaigns|examcampaigns)(\/|\?|$)/, ['campaigns', 'exams', 'merit-lists']],
];

/**
 * Which parts of the public data a write can have changed; everything for a write that no rule
 * names.
 */
export function partsChangedBy(method: string, path: string): ChangedParts {
  const call = `${method} ${path}`;
  return CHANGES.find(([pattern]) => pattern.test(call))?.[1] ?? 'all';
}

/**
 * Parts as another gateway sends them: names with commas between them. Everything where a name is
 * not known, as from another version.
 */
export function readParts(text = ''): ChangedParts {
  const names = text.split(',');
  const parts = PARTS.filter((part) => names.includes(part));
  return parts.length === names.length ? parts : 'all';
}

/**
 * GraphQL types that the public reads above fill. Only a hint for codegen: our web sends queries of
 * nothing else by GET. Whether the answer is public is decided when it has been made.
 */
export const TYPES_OF_PUBLIC_READS: ReadonlySet<string> = new Set([
  'AdmissionCourse',
  'AdmissionUnit',
  'ExamYear',
  'Course',
  'AcademicUnit',
  'CourseFeature',
  'Testimonial',
  'Subject',
  'Chapter',
  'SearchGroup',
  'SearchHit',
  'SearchCourse',
  'ExamNotices',
  // Read from no one: the gateway's own settings.
  'Contact',
]);
