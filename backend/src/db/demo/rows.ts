// Turns content files into rows, with keys that stay the same from load to load (content-schema.ts says what the files hold).
import { createHash } from 'node:crypto';
import { sanitiseRichText } from '../../plugins/rich-text.ts';
import type { AcademicCourseContent, AdmissionCourseContent, ChapterContent, McqContent, PaperContent } from '../content/content-schema.ts';

/** `media` names a drawing without folder and ending; on the wire it is an address relative to the site. */
export const mediaUrl = (name: string) => `/media/${name}.svg`;

/**
 * A question's id comes from its text, not from its place: after a question is put in or moved, stored results still mean the same one.
 */
const idOf = (letter: string, ...parts: string[]) => letter + createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 16);

export function admissionRows(content: AdmissionCourseContent, position: number) {
  const { units, testimonials, courseThumbnail, ...rest } = content;
  const id = content.courseCode;
  return {
    universities: [{ ...rest, id, averageRating: rest.averageRating ?? null, courseThumbnail: mediaUrl(courseThumbnail), position }],
    testimonials: testimonials.map((testimonial, index) => ({ ...testimonial, universityId: id, position: index })),
    units: units.map(({ key, unitName, description }, index) => ({
      ...{ id: `${id}-${key}`, universityId: id, unitName, description, position: index },
    })),
    years: units.flatMap(({ key, years }) => years.map((year) => ({ id: `${id}-${key}-${year}`, unitId: `${id}-${key}`, year }))),
  };
}

/** The year's id for a paper, which is where the paper's own id comes from. */
export const yearIdOf = (course: string, paper: PaperContent) => `${course}-${paper.unit}-${paper.year}`;

export function paperRows(course: string, content: PaperContent) {
  const yearId = yearIdOf(course, content);
  const id = `${yearId}-exam`;
  const { title, timeLimit, negativeMarkingPercentage } = content;
  const subjects = content.subjects.map(({ subjectName, mandatory }, index) => ({
    ...{ id: `${id}-subject-${index + 1}`, examId: id, position: index, subjectName, mandatory },
  }));
  const questions = content.subjects.map((subject, index) => mcqRows(`${id}-subject-${index + 1}`, subject.mcqs));
  return {
    papers: [{ id, yearId, title, timeLimit, negativeMarkingPercentage }],
    subjects,
    mcqs: questions.flatMap((part) => part.mcqs.map(({ parentId, ...mcq }) => ({ ...mcq, subjectId: parentId }))),
    options: questions.flatMap((part) => part.options),
  };
}

export function academicRows(content: AcademicCourseContent, position: number) {
  const { key, thumbnailImageUrl, courseFeatures, testimonials, subjects, ...rest } = content;
  return {
    courses: [{ ...rest, id: key, averageRating: rest.averageRating ?? null, thumbnailImageUrl: mediaUrl(thumbnailImageUrl), position }],
    features: courseFeatures.map((feature, index) => ({ ...feature, courseId: key, position: index })),
    testimonials: testimonials.map((testimonial, index) => ({ ...testimonial, courseId: key, position: index })),
    subjects: subjects.map(({ key: id, subjectName, subjectDescription, imageUrl }, index) => ({
      ...{ id, courseId: key, subjectName, subjectDescription, imageUrl: mediaUrl(imageUrl), position: index },
    })),
    chapters: subjects.flatMap((subject) =>
      subject.chapters.map(({ key: id, chapterTitle, chapterSummary }, index) => ({
        ...{ id, subjectId: subject.key, chapterTitle, chapterSummary, position: index },
      })),
    ),
  };
}

export function chapterRows(content: ChapterContent) {
  const chapterId = content.chapter;
  const lessons = content.lessons.map(({ title, content: html, videoLink, duration }, position) => ({
    id: `${chapterId}-lesson-${position + 1}`,
    ...{ chapterId, title, content: sanitiseRichText(html), videoLink: videoLink ?? null, duration, position },
  }));
  const contents = content.contents.map(({ title, contentDetails }, position) => ({
    id: `${chapterId}-note-${position + 1}`,
    ...{ chapterId, title, contentDetails: sanitiseRichText(contentDetails), position },
  }));
  const exams = content.exams.map(({ mcqs: _mcqs, written: _written, ...exam }, position) => ({
    ...{ ...exam, id: `${chapterId}-exam-${position + 1}`, chapterId, position },
  }));
  const questions = content.exams.map((exam, index) => mcqRows(`${chapterId}-exam-${index + 1}`, exam.mcqs ?? []));
  return {
    lessons,
    contents,
    exams,
    // A chapter's exams ask for what all its lessons teach.
    lessonExams: lessons.flatMap((lesson) => exams.map((exam) => ({ lessonId: lesson.id, examId: exam.id }))),
    mcqs: questions.flatMap((part) => part.mcqs.map(({ parentId, ...mcq }) => ({ ...mcq, examId: parentId }))),
    options: questions.flatMap((part) => part.options),
    written: content.exams.flatMap((exam, index) => {
      const examId = `${chapterId}-exam-${index + 1}`;
      return (exam.written ?? []).map((question, position) => ({
        ...{ ...question, id: idOf('w', examId, question.questionText), examId, position },
      }));
    }),
  };
}

function mcqRows(parentId: string, contents: readonly McqContent[]) {
  const mcqs = contents.map(({ question, points, explanation }, position) => ({
    ...{ id: idOf('q', parentId, question), parentId, position, question, points: points ?? 1, explanation },
  }));
  const options = contents.flatMap((mcq) => {
    const mcqId = idOf('q', parentId, mcq.question);
    const correct = [mcq.answer].flat().map((letter) => letter.charCodeAt(0) - 65);
    return mcq.options.map((text, position) => ({
      id: idOf('o', mcqId, text),
      mcqId,
      position,
      text,
      isCorrect: correct.includes(position),
    }));
  });
  return { mcqs, options };
}
