/**
 * The only allow-list of public data. A listed upstream read has the same response for all clients:
 * it is sent without a session, cached and coalesced. All other reads are private. The audience of
 * a GraphQL response follows from its upstream reads (`Upstream.audience`), so GraphQL needs no
 * list of its own. The map of writes below says which data each write can change.
 */

export const PARTS = [
  'admission',
  'academics',
  'exams',
  'campaigns',
  'merit-lists',
  'other',
] as const;

/** Data that changes together. `other`: reads without a rule below. */
export type DataPart = (typeof PARTS)[number];

/** The parts that a write may have changed. */
export type ChangedParts = readonly DataPart[] | 'all';

/**
 * Clients that may receive the same response: all; all without a session; only the client of the
 * request. Follows from the upstream reads of the response (`Upstream.audience`).
 */
export type Audience = 'everybody' | 'visitors' | 'one';

const SEGMENT = '[^/?]+';

/**
 * Lessons, notes, exams and campaigns are excluded: those calls return more to enrolled or
 * registered students and to admins.
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
  // Batches of the same.
  '/ext/batch/(universities|units|years|courses|subjects|chapters)\\?(ids|parents)=[^&]*',
  // Search in the titles of all of these, and of lessons, notes and exams, whose titles are public.
  '/ext/search\\?[^/]*',
  // Merit lists, once they are published.
  `/ext/examcampaigns/${SEGMENT}/merit-list(\\?[^/]*|/decisions)`,
  // Number that changes with new notices for students in an exam.
  `/ext/exams/(multi-subject|single)/${SEGMENT}/notice-revision`,
  // The version of an exam that a start uses.
  `/ext/exams/(multi-subject|single)/${SEGMENT}/current-version`,
  // Release rules.
  '/ext/exams/(multi-subject|single)/release-rules\\?ids=[^&]*',
];
const isPublic = new RegExp(`^(${PUBLIC_READS.join('|')})$`);

/** True if a GET of this path has the same response for all clients. */
export function isPublicPath(path: string): boolean {
  return isPublic.test(path);
}

/**
 * The part of each read, public or not, because responses for visitors may contain reads that are
 * not in the allow-list.
 */
const PARTS_OF_READS: readonly (readonly [DataPart, RegExp])[] = [
  ['merit-lists', /^\/ext\/examcampaigns\//],
  ['admission', /^\/(admissioncourse|ext\/batch\/(universities|units|years))(\/|\?|$)/],
  [
    'academics',
    /^\/(course|academiccourse|ext\/batch\/(courses|subjects|chapters|lessons|contents))(\/|\?|$)/,
  ],
  // Search is in this part because every write of content changes it.
  [
    'exams',
    /^\/(examcreation|multisubjectexams|ext\/search|ext\/batch\/(exams|multisubjectexams))(\/|\?|$)/,
  ],
  ['exams', /^\/ext\/exams\/[^/?]+\/[^/?]+\/current-version$/],
  ['campaigns', /^\/(campaigns|examcampaigns)(\/|\?|$)/],
];

export function partOf(path: string): DataPart {
  return PARTS_OF_READS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}

/**
 * True for reads of courses and their content, which are withheld from most clients until they are
 * published.
 */
export function isOfCourses(path: string): boolean {
  const part = partOf(path);
  return part === 'admission' || part === 'academics';
}

/** The parts that a write changes; the first matching rule applies. */
const CHANGES: readonly (readonly [RegExp, readonly DataPart[]])[] = [
  // Users' own data. Registration counts may be as old as the cache: a registration day must not
  // empty it.
  [/^(PUT \/campaigns\/[^/?]+\/register|POST \/examcampaigns\/register)(\?|$)/, []],
  [/^\w+ \/(auth|students?|academicresult|assignments)(\/|\?|$)/, []],
  [/^PATCH \/users?(\/|\?|$)/, []],
  [/^\w+ \/ext\/(assignments|assignment-submissions|pages)(\/|\?|$)/, []],
  // Deleting an account may change a merit list; the other calls do not.
  [/^\w+ \/ext\/people\/[^/?]+\/(enrolments|grants|block|sessions|password-reset)(\/|\?|$)/, []],
  [/^POST \/ext\/people\/(imports|invitations)(\/|\?|$)/, []],
  [/^DELETE \/ext\/people\/[^/?]+(\?|$)/, ['merit-lists']],
  // Drafts and pictures become visible when the text is saved.
  [/^\w+ \/ext\/(pictures|text-drafts)(\/|\?|$)/, []],
  // The markers of an exam are not public.
  [/^PUT \/ext\/marking\/exams\/[^/?]+\/second-marking(\?|$)/, []],
  // Comments become visible with the mark.
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
  // Devices in the exam poll the revision every few seconds.
  [/^POST \/ext\/exams\/[^/?]+\/[^/?]+\/(extra-time|messages)(\?|$)/, ['other']],
  // Closing an exam ends its running campaigns; a reopened attempt delays the merit list.
  [
    /^POST \/ext\/exams\/[^/?]+\/[^/?]+\/(close|reopen)(\?|$)/,
    ['other', 'campaigns', 'exams', 'merit-lists'],
  ],
  [/^POST \/ext\/exams\/[^/?]+\/[^/?]+\/(exclusions|readmissions)(\?|$)/, ['merit-lists']],
  // Results, the merit list and practice with the exam wait for the last personal window.
  [
    /^POST \/ext\/exams\/[^/?]+\/[^/?]+\/personal-windows(\/withdrawals)?(\?|$)/,
    ['other', 'campaigns', 'exams', 'merit-lists'],
  ],
  [/^PUT \/ext\/exams\/[^/?]+\/[^/?]+\/release-rule(\?|$)/, ['other', 'merit-lists']],
  // Scores change in the background afterwards; the lifetime of cached merit lists covers that.
  [/^POST \/ext\/exams\/[^/?]+\/[^/?]+\/key-corrections(\?|$)/, ['merit-lists']],
  // Results and users: ranks and names in merit lists.
  [
    /^\w+ \/(exams|multisubjectexamsresult|users?|ext\/(late-answers|results|marking))(\/|\?|$)/,
    ['merit-lists'],
  ],
  // Content refers to other content, and is deleted with everything below it.
  [/^POST \/ext\/content\//, ['admission', 'academics', 'exams', 'campaigns', 'merit-lists']],
  [/^\w+ \/admissioncourse(\/|\?|$)/, ['admission', 'exams', 'campaigns']],
  [/^\w+ \/(course|academiccourse)(\/|\?|$)/, ['academics', 'exams', 'campaigns']],
  [
    /^\w+ \/(examcreation|multisubjectexams)(\/|\?|$)/,
    ['exams', 'admission', 'academics', 'campaigns', 'merit-lists'],
  ],
  // Closing time and limit of the registration for a campaign.
  [/^PUT \/ext\/examcampaigns\/[^/?]+\/registration(\?|$)/, ['campaigns']],
  // Campaigns show whether they have a roster; its entries are private.
  [
    /^(DELETE \/ext\/examcampaigns\/[^/?]+\/roster|POST \/ext\/examcampaigns\/[^/?]+\/roster\/imports\/[^/?]+\/apply)(\?|$)/,
    ['campaigns'],
  ],
  [/^POST \/ext\/examcampaigns\/[^/?]+\/roster\/(removals|imports)(\/|\?|$)/, []],
  [/^\w+ \/campaigns(\/|\?|$)/, ['campaigns', 'exams', 'merit-lists']],
  // The exam of a campaign is shown differently while it runs, and released after it.
  [/^\w+ \/examcampaigns(\/|\?|$)/, ['other', 'campaigns', 'exams', 'merit-lists']],
];

/** The parts of the public data that a write may have changed; `all` for a write without a rule. */
export function partsChangedBy(method: string, path: string): ChangedParts {
  const call = `${method} ${path}`;
  return CHANGES.find(([pattern]) => pattern.test(call))?.[1] ?? 'all';
}

/**
 * Parses a message of another gateway: comma-separated parts. `all` if a name is unknown, as from
 * another version.
 */
export function readParts(text = ''): ChangedParts {
  const names = text.split(',');
  const parts = PARTS.filter((part) => names.includes(part));
  return parts.length === names.length ? parts : 'all';
}

/**
 * GraphQL types of the public reads above. Only a hint for codegen: our web sends GET queries for
 * these types only. The audience is determined for each response.
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
  // From the gateway's own settings.
  'Contact',
]);
