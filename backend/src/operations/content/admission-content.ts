// Exports admission courses and papers of the catalogue as content files.
import type { AdmissionCourseContent, PaperContent } from '../../db/content/content-schema.ts';
import type { Content } from '../../db/content/read-content.ts';
import type { Catalogue } from './catalogue-queries.ts';
import { byParent, idUnless, imageField, nonEmptyFields, statusOf } from './content-fields.ts';
import { mcqsOf } from './question-content.ts';

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function admissionOf(rows: Catalogue): Pick<Content, 'admissionCourses' | 'papers'> {
  const unitsOf = byParent(rows.units, (row) => row.universityId);
  const yearsOf = byParent(rows.years, (row) => row.unitId);
  const testimonialsOf = byParent(rows.universityTestimonials, (row) => row.universityId);
  const subjectsOf = byParent(rows.paperSubjects, (row) => row.examId);
  const paperOf = new Map(rows.papers.map((paper) => [paper.yearId, paper]));
  const mcqs = mcqsOf(
    byParent(rows.paperMcqs, (row) => row.subjectId),
    rows.paperOptions,
  );
  const content: Pick<Content, 'admissionCourses' | 'papers'> = {
    admissionCourses: [],
    papers: [],
  };
  // In the order in which the reader sorts folders: positions that equal the order of files are
  // omitted.
  const sorted = [...rows.universities].sort((a, b) => a.courseCode.localeCompare(b.courseCode));
  const isInOrder = sorted.every((course, index) => course.position === index);
  for (const course of sorted) {
    const {
      id,
      courseCode,
      position,
      name,
      description,
      enrollmentFee,
      discountFee,
      enrollmentDuration,
      averageRating,
    } = course;
    const units = (unitsOf.get(id) ?? []).map((unit) => {
      const rest = unit.id.startsWith(`${id}-`) ? unit.id.slice(id.length + 1) : '';
      const key = KEY.test(rest) ? rest : unit.id;
      return {
        unit,
        key,
        years: [...(yearsOf.get(unit.id) ?? [])].sort((a, b) => b.year - a.year),
      };
    });
    const data: AdmissionCourseContent = {
      ...idUnless(courseCode, id),
      courseCode,
      ...(!isInOrder && { position }),
      name,
      ...nonEmptyFields({ description }),
      enrollmentFee,
      discountFee,
      ...nonEmptyFields({ enrollmentDuration }),
      ...imageField('courseThumbnail', course.courseThumbnail),
      ...nonEmptyFields({ averageRating }),
      ...statusOf(course),
      testimonials: (testimonialsOf.get(id) ?? []).map(({ studentName, enrolledYear, review }) => ({
        studentName,
        ...nonEmptyFields({ enrolledYear }),
        review,
      })),
      units: units.map(({ unit, key, years }) => ({
        ...idUnless(`${id}-${key}`, unit.id),
        key,
        unitName: unit.unitName,
        ...nonEmptyFields({ description: unit.description }),
        years: years.map((year) =>
          year.id === `${unit.id}-${year.year}` ? year.year : { id: year.id, year: year.year },
        ),
      })),
    };
    content.admissionCourses.push({ file: `admission/${courseCode}/course.yaml`, data });
    for (const { key, years } of units) {
      for (const { id: yearId, year } of years) {
        const paper = paperOf.get(yearId);
        if (!paper) continue;
        const { title, timeLimit, negativeMarkingPercentage, shuffle } = paper;
        const data: PaperContent = {
          ...idUnless(`${yearId}-exam`, paper.id),
          unit: key,
          year,
          title,
          timeLimit,
          negativeMarkingPercentage,
          ...(shuffle !== 'off' && { shuffle }),
          subjects: (subjectsOf.get(paper.id) ?? []).map(
            ({ id: subjectId, subjectName, mandatory }, index) => ({
              ...idUnless(`${paper.id}-subject-${index + 1}`, subjectId),
              subjectName,
              mandatory,
              mcqs: mcqs(subjectId),
            }),
          ),
        };
        content.papers.push({
          file: `admission/${courseCode}/papers/${key}-${year}.yaml`,
          course: courseCode,
          data,
        });
      }
    }
  }
  return content;
}
