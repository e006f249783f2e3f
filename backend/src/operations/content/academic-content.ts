// Exports academic courses and complete chapters of the catalogue as content files.
import type { AcademicCourseContent, ChapterContent } from '../../db/content/content-schema.ts';
import type { Content } from '../../db/content/read-content.ts';
import type { Catalogue } from './catalogue-queries.ts';
import { byParent, idUnless, imageField, nonEmptyFields, statusOf } from './content-fields.ts';
import { examsOf } from './question-content.ts';

export function academicCoursesOf(rows: Catalogue): Content['academicCourses'] {
  const featuresOf = byParent(rows.courseFeatures, (row) => row.courseId);
  const testimonialsOf = byParent(rows.courseTestimonials, (row) => row.courseId);
  const subjectsOf = byParent(rows.subjects, (row) => row.courseId);
  const chaptersIn = byParent(rows.chapters, (row) => row.subjectId);
  const unitsOf = byParent(rows.academicUnits, (row) => row.courseId);
  const sorted = [...rows.courses].sort(
    (a, b) =>
      a.courseCode.localeCompare(b.courseCode) || `${a.id}.yaml`.localeCompare(`${b.id}.yaml`),
  );
  const isInOrder = sorted.every((course, index) => course.position === index);
  return sorted.map((course) => {
    const {
      id: key,
      courseCode,
      position,
      title,
      courseType,
      description,
      price,
      discountPrice,
      totalDuration,
      averageRating,
    } = course;
    const units = unitsOf.get(key) ?? [];
    const data: AcademicCourseContent = {
      key,
      courseCode,
      ...(!isInOrder && { position }),
      title,
      courseType,
      ...nonEmptyFields({ description }),
      price,
      discountPrice,
      ...imageField('thumbnailImageUrl', course.thumbnailImageUrl),
      ...nonEmptyFields({ totalDuration, averageRating }),
      ...statusOf(course),
      courseFeatures: (featuresOf.get(key) ?? []).map(({ icon, feature }) => ({ icon, feature })),
      testimonials: (testimonialsOf.get(key) ?? []).map(
        ({ studentName, enrolledYear, review }) => ({
          studentName,
          ...nonEmptyFields({ enrolledYear }),
          review,
        }),
      ),
      subjects: (subjectsOf.get(key) ?? []).map(
        ({ id, subjectName, subjectDescription, imageUrl }) => ({
          key: id,
          subjectName,
          ...nonEmptyFields({ subjectDescription }),
          ...imageField('imageUrl', imageUrl),
          chapters: (chaptersIn.get(id) ?? []).map(
            ({ id: chapterKey, chapterTitle, chapterSummary }) => ({
              key: chapterKey,
              chapterTitle,
              ...nonEmptyFields({ chapterSummary }),
            }),
          ),
        }),
      ),
      ...(units.length > 0 && {
        units: units.map(({ id, unitName, description: text }) => ({
          key: id,
          unitName,
          ...nonEmptyFields({ description: text }),
        })),
      }),
    };
    return { file: `academic/${courseCode}/${key}.yaml`, data };
  });
}

/** Chapters with contents; the others are in their course's file only. */
export function chaptersOf(rows: Catalogue): Content['chapters'] {
  const courseOf = new Map(rows.courses.map((course) => [course.id, course.courseCode]));
  const codeOf = new Map(
    rows.subjects.map((subject) => [subject.id, courseOf.get(subject.courseId)]),
  );
  const lessonsOf = byParent(rows.lessons, (row) => row.chapterId);
  const notesOf = byParent(rows.contents, (row) => row.chapterId);
  const examRowsOf = byParent(rows.exams, (row) => row.chapterId);
  const examIdsOf = byParent(rows.lessonExams, (row) => row.lessonId);
  const toExam = examsOf(rows);
  return rows.chapters.flatMap(({ id: chapter, subjectId }) => {
    const lessons = lessonsOf.get(chapter) ?? [];
    const notes = notesOf.get(chapter) ?? [];
    const exams = examRowsOf.get(chapter) ?? [];
    if (lessons.length + notes.length + exams.length === 0) return [];
    const allExams = exams.map((exam) => exam.id).sort();
    const data: ChapterContent = {
      chapter,
      lessons: lessons.map(({ id, title, content, videoLink, duration }, index) => {
        const pointsTo = (examIdsOf.get(id) ?? []).map((row) => row.examId).sort();
        return {
          ...idUnless(`${chapter}-lesson-${index + 1}`, id),
          title,
          ...nonEmptyFields({ duration, videoLink, content }),
          ...(pointsTo.join() !== allExams.join() && { exams: pointsTo }),
        };
      }),
      contents: notes.map(({ id, title, contentDetails }, index) => ({
        ...idUnless(`${chapter}-note-${index + 1}`, id),
        title,
        ...nonEmptyFields({ contentDetails }),
      })),
      exams: exams.map((exam, index) => ({
        ...idUnless(`${chapter}-exam-${index + 1}`, exam.id),
        ...toExam(exam),
      })),
    };
    return [{ file: `academic/${codeOf.get(subjectId)}/chapters/${chapter}.yaml`, data }];
  });
}
