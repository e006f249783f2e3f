// Converts content files to rows, with keys that are the same on every load (format:
// content-schema.ts).
import { sanitizeRichText } from '../../modules/academics/lessons/rich-text.ts';
import type {
  AcademicCourseContent,
  AdmissionCourseContent,
  ChapterContent,
  OtherExamContent,
  PaperContent,
  PeriodContent,
} from '../content/content-schema.ts';
import type { Content } from '../content/read-content.ts';
import { type CatalogueRows, noRows, tableNames } from './catalogue-tables.ts';
import { examQuestionRows, examRow, mcqRows } from './question-rows.ts';

/** The rows of one file, or of one record in a file that is a list. */
export type FileRows = { file: string; rows: Partial<CatalogueRows> };

/** Converts an image's name to a URL relative to the site; URLs stay unchanged. */
const pictureUrl = (picture: string) =>
  /^(https:|\/)/.test(picture) ? picture : `/media/${picture}.svg`;
const toImageUrl = (picture: string | undefined) =>
  picture === undefined ? null : pictureUrl(picture);

/** All rows of the content. @param now the origin of relative days */
export function contentRows(content: Content, now: Date): FileRows[] {
  const yearIdOf = yearIdsOf(content);
  const paperIds = new Set<string>();
  const papers = content.papers.map(({ file, course, data }) => {
    const yearId = yearIdOf(course, data) ?? '';
    const rows = paperRows(yearId, data);
    for (const { id } of rows.papers) paperIds.add(id);
    return { file, rows };
  });
  const dateOf = (days: number | undefined, date: string | undefined) => {
    if (days !== undefined) return new Date(now.getTime() + days * 86_400_000);
    return date === undefined ? null : new Date(date);
  };
  const period = ({ startsInDays, endsInDays, startDate, endDate }: PeriodContent) => ({
    startDate: dateOf(startsInDays, startDate),
    endDate: dateOf(endsInDays, endDate),
  });
  return [
    ...content.admissionCourses.map(({ file, data }, position) => ({
      file,
      rows: admissionRows(data, position),
    })),
    ...papers,
    ...content.academicCourses.map(({ file, data }, position) => ({
      file,
      rows: academicRows(data, position),
    })),
    ...content.chapters.map(({ file, data }) => ({ file, rows: chapterRows(data) })),
    ...content.otherExams.map(({ file, data }) => ({ file, rows: otherExamRows(data) })),
    ...content.campaigns.map(({ file, data }) => {
      const { key: id, title, description = null, imageUrl } = data;
      return {
        file,
        rows: {
          campaigns: [{ id, title, description, ...period(data), imageUrl: toImageUrl(imageUrl) }],
        },
      };
    }),
    ...content.examCampaigns.map(({ file, data }) => {
      const { key: id, title, description = null, imageUrl, exam } = data;
      const { startDate, endDate } = period(data);
      const exams = paperIds.has(exam)
        ? { multiSubjectExamId: exam, examId: null }
        : { multiSubjectExamId: null, examId: exam };
      const dates = { startDate: startDate ?? now, endDate: endDate ?? now };
      return {
        file,
        rows: {
          examCampaigns: [
            { id, title, description, imageUrl: toImageUrl(imageUrl), ...exams, ...dates },
          ],
        },
      };
    }),
    ...content.assignments.map(({ file, data }) => {
      const {
        key: id,
        title,
        description = null,
        university = null,
        course = null,
        maxMark = null,
      } = data;
      const dueDate = dateOf(data.dueInDays, data.dueDate);
      return {
        file,
        rows: {
          assignments: [
            {
              id,
              title,
              description,
              universityId: university,
              courseId: course,
              maxMark,
              dueDate,
            },
          ],
        },
      };
    }),
  ];
}

/** All rows of some files by their table. */
export function joinRows(parts: readonly FileRows[]): CatalogueRows {
  const all = noRows();
  for (const name of tableNames) {
    const list: unknown[] = all[name];
    for (const { rows } of parts) for (const row of rows[name] ?? []) list.push(row);
  }
  return all;
}

const unitIdOf = (course: AdmissionCourseContent, unit: AdmissionCourseContent['units'][number]) =>
  unit.id ?? `${course.id ?? course.courseCode}-${unit.key}`;

/** Finds the id of a paper's year in this course; undefined if the course has no such year. */
export function yearIdsOf(
  content: Content,
): (course: string, paper: PaperContent) => string | undefined {
  const ids = new Map<string, string>();
  for (const { data } of content.admissionCourses) {
    for (const unit of data.units) {
      for (const entry of unit.years) {
        const { id, year } = typeof entry === 'number' ? { id: undefined, year: entry } : entry;
        ids.set(`${data.courseCode}/${unit.key}/${year}`, id ?? `${unitIdOf(data, unit)}-${year}`);
      }
    }
  }
  return (course, paper) => ids.get(`${course}/${paper.unit}/${paper.year}`);
}

function admissionRows(content: AdmissionCourseContent, index: number) {
  const id = content.id ?? content.courseCode;
  const {
    courseCode,
    name,
    description = null,
    enrollmentFee,
    discountFee,
    enrollmentDuration = null,
    averageRating = null,
  } = content;
  const courseThumbnail = toImageUrl(content.courseThumbnail);
  return {
    universities: [
      {
        id,
        courseCode,
        name,
        description,
        enrollmentFee,
        discountFee,
        enrollmentDuration,
        courseThumbnail,
        averageRating,
        position: content.position ?? index,
        status: content.status ?? ('published' as const),
      },
    ],
    universityTestimonials: testimonialRows(content.testimonials).map((testimonial) => ({
      ...testimonial,
      universityId: id,
    })),
    units: content.units.map((unit, position) => ({
      id: unitIdOf(content, unit),
      universityId: id,
      unitName: unit.unitName,
      description: unit.description ?? null,
      position,
    })),
    years: content.units.flatMap((unit) => {
      const unitId = unitIdOf(content, unit);
      return unit.years.map((entry) => {
        const { id: yearId, year } =
          typeof entry === 'number' ? { id: undefined, year: entry } : entry;
        return { id: yearId ?? `${unitId}-${year}`, unitId, year };
      });
    }),
  };
}

function testimonialRows(testimonials: AdmissionCourseContent['testimonials']) {
  return testimonials.map(({ studentName, enrolledYear = null, review }, position) => ({
    studentName,
    enrolledYear,
    review,
    position,
  }));
}

function paperRows(yearId: string, content: PaperContent) {
  const id = content.id ?? `${yearId}-exam`;
  const { title, timeLimit, negativeMarkingPercentage, shuffle = 'off' as const } = content;
  const subjects = content.subjects.map(({ id: subjectId, subjectName, mandatory }, index) => ({
    id: subjectId ?? `${id}-subject-${index + 1}`,
    examId: id,
    position: index,
    subjectName,
    mandatory,
  }));
  const questions = content.subjects.map((subject, index) =>
    mcqRows(subject.id ?? `${id}-subject-${index + 1}`, subject.mcqs),
  );
  return {
    papers: [{ id, yearId, title, timeLimit, negativeMarkingPercentage, shuffle }],
    paperSubjects: subjects,
    paperMcqs: questions.flatMap((part) =>
      part.mcqs.map(({ parentId, ...mcq }) => ({ ...mcq, subjectId: parentId })),
    ),
    paperOptions: questions.flatMap((part) => part.options),
  };
}

function academicRows(content: AcademicCourseContent, index: number) {
  const {
    key: id,
    courseCode,
    title,
    courseType,
    description = null,
    price,
    discountPrice,
  } = content;
  const { totalDuration = null, averageRating = null, subjects } = content;
  const course = {
    id,
    courseCode,
    title,
    courseType,
    description,
    price,
    discountPrice,
    totalDuration,
    averageRating,
  };
  return {
    courses: [
      {
        ...course,
        thumbnailImageUrl: toImageUrl(content.thumbnailImageUrl),
        position: content.position ?? index,
        status: content.status ?? ('published' as const),
      },
    ],
    courseFeatures: content.courseFeatures.map((feature, position) => ({
      ...feature,
      courseId: id,
      position,
    })),
    courseTestimonials: testimonialRows(content.testimonials).map((testimonial) => ({
      ...testimonial,
      courseId: id,
    })),
    academicUnits: (content.units ?? []).map((unit, position) => ({
      id: unit.key,
      courseId: id,
      unitName: unit.unitName,
      description: unit.description ?? null,
      position,
    })),
    subjects: subjects.map(
      ({ key, subjectName, subjectDescription = null, imageUrl }, position) => ({
        id: key,
        courseId: id,
        subjectName,
        subjectDescription,
        imageUrl: toImageUrl(imageUrl),
        position,
      }),
    ),
    chapters: subjects.flatMap((subject) =>
      subject.chapters.map(({ key, chapterTitle, chapterSummary = null }, position) => ({
        id: key,
        subjectId: subject.key,
        chapterTitle,
        chapterSummary,
        position,
      })),
    ),
  };
}

function chapterRows(content: ChapterContent) {
  const chapterId = content.chapter;
  const examId = ({ id }: { id?: string }, index: number) => id ?? `${chapterId}-exam-${index + 1}`;
  const lessonId = ({ id }: { id?: string }, index: number) =>
    id ?? `${chapterId}-lesson-${index + 1}`;
  const exams = content.exams.map((exam, position) => ({
    ...examRow(exam),
    id: examId(exam, position),
    ...noParent,
    chapterId,
    position,
  }));
  const questions = content.exams.map((exam, index) => examQuestionRows(examId(exam, index), exam));
  return {
    lessons: content.lessons.map((lesson, position) => ({
      id: lessonId(lesson, position),
      chapterId,
      title: lesson.title,
      content: sanitizeOptional(lesson.content),
      videoLink: lesson.videoLink ?? null,
      duration: lesson.duration ?? null,
      position,
    })),
    contents: content.contents.map(({ id, title, contentDetails }, position) => ({
      id: id ?? `${chapterId}-note-${position + 1}`,
      chapterId,
      title,
      contentDetails: sanitizeOptional(contentDetails),
      position,
    })),
    exams,
    // A chapter's exams cover all of its lessons.
    lessonExams: content.lessons.flatMap((lesson, index) =>
      (lesson.exams ?? exams.map((exam) => exam.id)).map((examId) => ({
        lessonId: lessonId(lesson, index),
        examId,
      })),
    ),
    examMcqs: questions.flatMap((part) => part.examMcqs),
    examOptions: questions.flatMap((part) => part.examOptions),
    examWrittenQuestions: questions.flatMap((part) => part.examWrittenQuestions),
  };
}

const sanitizeOptional = (html: string | undefined) =>
  html === undefined ? null : sanitizeRichText(html);

/** Every exam sets all parent columns, so that a moved exam is removed from its old parent. */
const noParent = {
  chapterId: null,
  courseId: null,
  subjectId: null,
  lessonId: null,
  unitId: null,
  academicUnitId: null,
};

function otherExamRows(content: OtherExamContent) {
  const { key: id, parentType, parentId, position = 0 } = content;
  return {
    exams: [{ ...examRow(content), id, ...noParent, [`${parentType}Id`]: parentId, position }],
    ...examQuestionRows(id, content),
  };
}
