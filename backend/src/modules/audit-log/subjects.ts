// Reads the subject of a write before and after it: the object's title, the concerned student, and
// the fields that the log compares. Answer keys, texts of questions, answers, marks and personal
// data are not among the fields.
import {
  type AnyColumn,
  and,
  eq,
  getTableColumns,
  is,
  isNotNull,
  isNull,
  SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { academicResults } from '../academic-results/tables.ts';
import {
  academicUnits,
  chapters,
  contents,
  courses,
  lessons,
  subjects,
} from '../academics/tables.ts';
import { units, universities, years } from '../admission/tables.ts';
import { assignmentSubmissions, assignments } from '../assignments/tables.ts';
import { attempts, lateAnswers } from '../attempts/tables.ts';
import { users } from '../auth/tables.ts';
import { campaigns, examCampaigns } from '../campaigns/tables.ts';
import { PARENTS } from '../content-revisions/parents.ts';
import { examMcqs, exams, examWrittenQuestions } from '../exams/tables.ts';
import { grants } from '../grants/tables.ts';
import { keyChallenges } from '../key-corrections/tables.ts';
import { examSecondMarking } from '../marking/tables.ts';
import { examSubjects, multiSubjectExams, subjectMcqs } from '../multi-subject-exams/tables.ts';
import { bankQuestions } from '../question-bank/tables.ts';
import { examReleaseRules } from '../release-rules/tables.ts';
import { examResults, examResultVersions, multiSubjectResults } from '../results/tables.ts';
import { examRosterCandidates, examRosters } from '../rosters/tables.ts';
import { students } from '../students/tables.ts';
import type { Fields } from './changes.ts';
import type { AuditKind } from './tables.ts';

/** The state of an object at one time. */
export type Snapshot = {
  objectId: string | null;
  title: string | null;
  personId: string | null;
  fields: Fields;
};

export type Subject = {
  kind: AuditKind;
  read: (db: Db, id: string) => Promise<Snapshot | undefined>;
};

type SelectedColumns = Record<string, PgColumn | SQL>;
type Parts = {
  objectId?: PgColumn | SQL;
  title?: PgColumn | SQL;
  personId?: PgColumn | SQL;
  fields?: SelectedColumns;
};

const SQL_NULL = sql<null>`null`;

/**
 * Drizzle omits the tables' names from columns in the SQL of a select from one table; nested SQL,
 * with subqueries, keeps them.
 */
const qualifyColumns = (selected: SelectedColumns): SelectedColumns =>
  Object.fromEntries(
    Object.entries(selected).map(([name, part]) => [name, is(part, SQL) ? sql`${part}` : part]),
  );

/** Reads one row of a table. */
function row(
  kind: AuditKind,
  table: PgTable,
  key: AnyColumn,
  { objectId, title, personId, fields = {} }: Parts,
): Subject {
  return {
    kind,
    read: async (db, id) => {
      const [subjectRow] = await db
        .select(
          qualifyColumns({
            ...fields,
            $objectId: objectId ?? SQL_NULL,
            $title: title ?? SQL_NULL,
            $personId: personId ?? SQL_NULL,
          }),
        )
        .from(table)
        .where(eq(key, id));
      if (!subjectRow) return undefined;
      const { $objectId, $title, $personId, ...values } = subjectRow;
      const text = (value: unknown) =>
        typeof value === 'string' || typeof value === 'number' ? String(value) : null;
      return {
        objectId: text($objectId),
        title: text($title),
        personId: text($personId),
        fields: values,
      };
    },
  };
}

/** A row of content with an id of its own. */
function content(
  kind: AuditKind,
  table: PgTable,
  title: PgColumn | SQL,
  fields: SelectedColumns,
): Subject {
  const { id } = getTableColumns(table);
  if (!id) throw new Error(`The table of ${kind} has no column "id".`);
  return row(kind, table, id, { objectId: id, title, fields });
}

const course = {
  title: courses.title,
  code: courses.courseCode,
  type: courses.courseType,
  description: courses.description,
  price: courses.price,
  discountPrice: courses.discountPrice,
  duration: courses.totalDuration,
  picture: courses.thumbnailImageUrl,
  status: courses.status,
  archivedAt: courses.archivedAt,
};

const admissionCourse = {
  title: universities.name,
  code: universities.courseCode,
  description: universities.description,
  price: universities.enrollmentFee,
  discountPrice: universities.discountFee,
  duration: universities.enrollmentDuration,
  picture: universities.courseThumbnail,
  status: universities.status,
  archivedAt: universities.archivedAt,
};

/** For example "A Unit 2022", because a year has no title of its own. */
const yearTitle = sql`(select ${units.unitName} from ${units}
  where ${units.id} = ${years.unitId}) || ' ' || ${years.year}`;

const examQuestions = sql`(select count(*) from ${examMcqs} where ${examMcqs.examId} = ${exams.id})
  + (select count(*) from ${examWrittenQuestions}
  where ${examWrittenQuestions.examId} = ${exams.id})`;
const paperQuestions = sql`(select count(*) from ${subjectMcqs}
  join ${examSubjects} on ${examSubjects.id} = ${subjectMcqs.subjectId}
  where ${examSubjects.examId} = ${multiSubjectExams.id})`;
/** The release rule of results; null without one. */
const releaseRule = (exam: AnyColumn, id: AnyColumn) => {
  const ruleColumn = (column: AnyColumn | SQL) =>
    sql`(select ${column} from ${examReleaseRules} where ${exam} = ${id})`;
  return {
    visibility: ruleColumn(examReleaseRules.visibility),
    releaseMoment: ruleColumn(examReleaseRules.moment),
    releaseDate: ruleColumn(
      sql`to_char(${examReleaseRules.date} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    ),
  };
};

/** The tolerance between two markers; null with one marker. */
const markTolerance = sql`(select ${examSecondMarking.tolerance}::float8 from ${examSecondMarking}
  where ${examSecondMarking.examId} = ${exams.id})`;

const titleOfExam = (
  id: AnyColumn | SQL,
) => sql`coalesce((select ${exams.title} from ${exams} where ${exams.id} = ${id}),
  (select ${multiSubjectExams.title} from ${multiSubjectExams}
  where ${multiSubjectExams.id} = ${id}))`;
const userOfStudent = (id: AnyColumn) =>
  sql`(select ${students.userId} from ${students} where ${students.id} = ${id})`;

const examOfAttempt = sql`(select coalesce(${attempts.examId}, ${attempts.multiSubjectExamId})
  from ${attempts}
  where ${attempts.id} = ${lateAnswers.attemptId})`;

/**
 * The key of an enrolment: `<student> <category> <course>`. It is read whether the student is
 * enrolled or not.
 */
const enrolment: Subject = {
  kind: 'enrolment',
  read: async (db, key) => {
    const [studentId = '', category, courseId = ''] = key.split(' ');
    const [student] = await db
      .select({ personId: students.userId })
      .from(students)
      .where(eq(students.id, studentId));
    const courseState = await SUBJECTS[category === 'academic' ? 'course' : 'admissionCourse'].read(
      db,
      courseId,
    );
    return student && courseState && { ...courseState, personId: student.personId, fields: {} };
  },
};

/** The key of a grant: `<student> <category> <course>`. It is read whether there is one or not. */
const grant: Subject = {
  kind: 'grant',
  read: async (db, key) => {
    const enrolmentState = await enrolment.read(db, key);
    if (!enrolmentState?.personId) return undefined;
    const [, category, courseId = ''] = key.split(' ');
    const course = category === 'academic' ? grants.courseId : grants.universityId;
    const [row] = await db
      .select({ role: grants.role })
      .from(grants)
      .where(and(eq(grants.userId, enrolmentState.personId), eq(course, courseId)));
    return { ...enrolmentState, fields: { role: row?.role ?? null } };
  },
};

/** The id of the bank as a whole in the audit log. */
export const WHOLE_BANK = 'all';

/**
 * The bank as a whole, for calls that add or archive many questions: the log contains the number of
 * its questions.
 */
const questionBank: Subject = {
  kind: 'question-bank',
  read: async (db, id) => {
    if (id !== WHOLE_BANK) return undefined;
    const questions = await db.$count(bankQuestions, isNull(bankQuestions.archivedAt));
    return { objectId: null, title: null, personId: null, fields: { questions } };
  },
};

/** The id of all accounts in the audit log. */
export const ALL_ACCOUNTS = 'all';

/** Imported accounts: the log contains the numbers of unused and of invited ones. */
const accounts: Subject = {
  kind: 'account',
  read: async (db, id) => {
    if (id !== ALL_ACCOUNTS) return undefined;
    const isInvited = isNotNull(users.invitedAt);
    const imported = await db.$count(users, isInvited);
    const invited = await db.$count(users, and(isInvited, isNotNull(users.invitationSentAt)));
    return { objectId: null, title: null, personId: null, fields: { imported, invited } };
  },
};

export const SUBJECTS = {
  accounts,
  admissionCourse: content('admission-course', universities, universities.name, admissionCourse),
  unit: content('unit', units, units.unitName, {
    title: units.unitName,
    description: units.description,
    archivedAt: units.archivedAt,
  }),
  year: content('exam-year', years, yearTitle, {
    year: years.year,
    parent: PARENTS['exam-year'].title,
    archivedAt: years.archivedAt,
  }),
  course: content('course', courses, courses.title, course),
  subject: content('subject', subjects, subjects.subjectName, {
    title: subjects.subjectName,
    description: subjects.subjectDescription,
    picture: subjects.imageUrl,
    position: subjects.position,
    archivedAt: subjects.archivedAt,
  }),
  academicUnit: content('academic-unit', academicUnits, academicUnits.unitName, {
    title: academicUnits.unitName,
    description: academicUnits.description,
    position: academicUnits.position,
    archivedAt: academicUnits.archivedAt,
  }),
  chapter: content('chapter', chapters, chapters.chapterTitle, {
    title: chapters.chapterTitle,
    description: chapters.chapterSummary,
    position: chapters.position,
    parent: PARENTS.chapter.title,
    archivedAt: chapters.archivedAt,
  }),
  lesson: content('lesson', lessons, lessons.title, {
    title: lessons.title,
    text: lessons.content,
    video: lessons.videoLink,
    duration: lessons.duration,
    position: lessons.position,
    parent: PARENTS.lesson.title,
    archivedAt: lessons.archivedAt,
  }),
  note: content('note', contents, contents.title, {
    title: contents.title,
    text: contents.contentDetails,
    position: contents.position,
    parent: PARENTS.note.title,
    archivedAt: contents.archivedAt,
  }),
  exam: content('exam', exams, exams.title, {
    title: exams.title,
    type: exams.type,
    totalMarks: exams.totalMarks,
    timeLimit: exams.timeLimit,
    passingScore: exams.passingScore,
    negativeMarking: exams.negetiveMarkingPercentage,
    startsAt: exams.startingDate,
    shuffle: exams.shuffle,
    archivedAt: exams.archivedAt,
    questions: examQuestions,
    parent: PARENTS.exam.title,
    ...releaseRule(examReleaseRules.examId, exams.id),
    markTolerance,
  }),
  paper: content('paper', multiSubjectExams, multiSubjectExams.title, {
    title: multiSubjectExams.title,
    timeLimit: multiSubjectExams.timeLimit,
    shuffle: multiSubjectExams.shuffle,
    negativeMarking: multiSubjectExams.negativeMarkingPercentage,
    archivedAt: multiSubjectExams.archivedAt,
    questions: paperQuestions,
    parent: PARENTS.paper.title,
    ...releaseRule(examReleaseRules.multiSubjectExamId, multiSubjectExams.id),
  }),
  campaign: content('campaign', campaigns, campaigns.title, {
    title: campaigns.title,
    description: campaigns.description,
    picture: campaigns.imageUrl,
    startsAt: campaigns.startDate,
    endsAt: campaigns.endDate,
  }),
  examCampaign: content('exam-campaign', examCampaigns, examCampaigns.title, {
    title: examCampaigns.title,
    description: examCampaigns.description,
    picture: examCampaigns.imageUrl,
    startsAt: examCampaigns.startDate,
    endsAt: examCampaigns.endDate,
    registrationLimit: examCampaigns.registrationLimit,
    registrationClosesAt: examCampaigns.registrationClosesAt,
    candidates: sql`(select count(${examRosterCandidates.id}) from ${examRosters}
      left join ${examRosterCandidates}
      on ${examRosterCandidates.rosterId} = ${examRosters.id}
      where ${examRosters.campaignId} = ${examCampaigns.id} and ${examRosters.state} = 'active'
      group by ${examRosters.id})`,
  }),
  assignment: content('assignment', assignments, assignments.title, {
    title: assignments.title,
    description: assignments.description,
    dueAt: assignments.dueDate,
    maxMark: assignments.maxMark,
  }),
  assignmentSubmission: row(
    'assignment-submission',
    assignmentSubmissions,
    assignmentSubmissions.id,
    {
      objectId: assignmentSubmissions.assignmentId,
      title: sql`(select ${assignments.title} from ${assignments}
        where ${assignments.id} = ${assignmentSubmissions.assignmentId})`,
      personId: assignmentSubmissions.userId,
    },
  ),
  result: row('result', examResults, examResults.id, {
    objectId: examResults.examId,
    title: titleOfExam(examResults.examId),
    personId: examResults.userId,
  }),
  /** One submission of a result in a single exam. */
  submission: row('result', examResultVersions, examResultVersions.id, {
    objectId: examResultVersions.examId,
    title: titleOfExam(examResultVersions.examId),
    personId: examResultVersions.userId,
  }),
  paperResult: row('result', multiSubjectResults, multiSubjectResults.id, {
    objectId: multiSubjectResults.examId,
    title: titleOfExam(multiSubjectResults.examId),
    personId: multiSubjectResults.userId,
  }),
  lateAnswers: row('late-answers', lateAnswers, lateAnswers.id, {
    objectId: examOfAttempt,
    title: titleOfExam(examOfAttempt),
    personId: sql`(select ${attempts.userId} from ${attempts}
      where ${attempts.id} = ${lateAnswers.attemptId})`,
  }),
  keyChallenge: row('key-challenge', keyChallenges, keyChallenges.id, {
    objectId: keyChallenges.examId,
    title: titleOfExam(keyChallenges.examId),
    personId: keyChallenges.userId,
  }),
  academicResult: row('academic-result', academicResults, academicResults.id, {
    personId: userOfStudent(academicResults.studentId),
  }),
  account: row('account', users, users.id, {
    personId: users.id,
    fields: { role: users.role, email: users.email, phoneNumber: users.phoneNumber },
  }),
  /** Keyed by the id of the student record. */
  accountOfStudent: row('account', students, students.id, { personId: students.userId }),
  student: row('student', students, students.id, { personId: students.userId }),
  /** The account that gets a student record. */
  studentOfAccount: row('student', users, users.id, { personId: users.id }),
  enrolment,
  grant,
  questionBank,
  bankQuestion: row('question-bank', bankQuestions, bankQuestions.id, {
    objectId: bankQuestions.id,
    title: sql`nullif(concat_ws(', ', nullif(${bankQuestions.subject}, ''),
      nullif(${bankQuestions.chapter}, '')), '')`,
  }),
} satisfies Record<string, Subject>;

export type SubjectName = keyof typeof SUBJECTS;
