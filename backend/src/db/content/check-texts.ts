// Reports likely mistakes in content files that the schema accepts: formulas that do not compile,
// wrong sums and prices, missing images and icons, repeated or missing questions.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FORMULA_PATTERN } from '@alokpath/exam-rules/formulas';
import katex from 'katex';
import { checkDiagrams } from './diagrams.ts';
import type { McqContent, SingleExamContent } from './question-schema.ts';
import type { Content } from './read-content.ts';

/** The icons that the web client draws. */
const ICONS = new Set([
  'video',
  'note',
  'exam',
  'clock',
  'certificate',
  'support',
  'language',
  'offline',
]);

/**
 * One line per problem, naming file and place.
 * @param imageFolders folders with `covers/`, `subjects/` and `diagrams/`
 */
export function checkTexts(content: Content, imageFolders: readonly string[]): string[] {
  const problems: string[] = [];
  const report = (file: string, text: string) => problems.push(`${file}: ${text}`);
  const checkImage = (file: string, image: string | undefined) => {
    if (image === undefined || /^(https:|\/)/.test(image)) return;
    if (!imageFolders.some((folder) => existsSync(join(folder, `${image}.svg`))))
      report(file, `missing image images/${image}.svg`);
  };

  for (const { file, data } of content.admissionCourses) {
    checkImage(file, data.courseThumbnail);
    if (data.discountFee > data.enrollmentFee)
      report(file, 'discountFee is more than enrollmentFee');
  }
  for (const { file, data } of content.papers) {
    checkMcqs(
      data.subjects.flatMap((subject) => subject.mcqs),
      (text) => report(file, text),
    );
  }
  for (const { file, data } of content.academicCourses) {
    checkImage(file, data.thumbnailImageUrl);
    if (data.discountPrice > data.price) report(file, 'discountPrice is more than price');
    for (const { icon } of data.courseFeatures)
      if (!ICONS.has(icon)) report(file, `no icon '${icon}'`);
    for (const subject of data.subjects) checkImage(file, subject.imageUrl);
  }
  for (const { file, data } of content.chapters) {
    const texts = [
      ...data.lessons.map((lesson) => lesson.content),
      ...data.contents.map((note) => note.contentDetails),
    ];
    for (const text of texts) {
      checkFormulas(text === undefined ? undefined : withoutEntities(text), (problem) =>
        report(file, problem),
      );
      checkDiagrams(text, imageFolders, (problem) => report(file, problem));
    }
    for (const exam of data.exams) checkExam(exam, (text) => report(file, text));
  }
  for (const { file, data } of content.otherExams) checkExam(data, (text) => report(file, text));
  for (const { file, data } of [...content.campaigns, ...content.examCampaigns])
    checkImage(file, data.imageUrl);
  return problems;
}

function checkExam(exam: SingleExamContent, report: (text: string) => void): void {
  if (!exam.mcqs && !exam.written) report(`exam '${exam.title}': has no questions`);
  checkMcqs(exam.mcqs ?? [], report);
  const points = (exam.mcqs ?? []).reduce((sum, mcq) => sum + (mcq.points ?? 1), 0);
  if (exam.mcqs && Math.abs(points - exam.totalMarks) > 1e-9) {
    report(`exam '${exam.title}': totalMarks is ${exam.totalMarks}, points add up to ${points}`);
  }
  for (const question of exam.written ?? []) {
    checkFormulas(question.questionText, report);
    checkFormulas(question.answerGuidelines, report);
  }
}

function checkMcqs(mcqs: readonly McqContent[], report: (text: string) => void): void {
  const questionTexts = new Set<string>();
  for (const mcq of mcqs) {
    const place = `question '${mcq.question.slice(0, 40)}'`;
    if (questionTexts.has(mcq.question)) report(`${place}: appears twice`);
    questionTexts.add(mcq.question);
    const options = mcq.options.map((option) =>
      typeof option === 'string' ? option : option.text,
    );
    if (new Set(options.map((option) => option.trim())).size < options.length)
      report(`${place}: two options are the same`);
    for (const text of [mcq.question, mcq.explanation, ...options])
      checkFormulas(text, (problem) => report(`${place}: ${problem}`));
  }
}

/** Decodes the entities in HTML: formulas separate columns with `&amp;`. */
function withoutEntities(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Each formula between dollar signs must compile; an unpaired dollar sign is an error. */
function checkFormulas(text: string | undefined, report: (text: string) => void): void {
  if (!text) return;
  const rest = text
    .replaceAll('\\$', '')
    .replace(new RegExp(FORMULA_PATTERN, 'g'), (_, display?: string, inline?: string) => {
      try {
        katex.renderToString(display ?? inline ?? '', {
          throwOnError: true,
          strict: (code) => (code === 'unicodeTextInMathMode' ? 'error' : 'ignore'),
        });
      } catch (error) {
        report(error instanceof Error ? error.message : 'a formula does not compile');
      }
      return '';
    });
  if (rest.includes('$')) report(`an unpaired dollar sign in '${text.slice(0, 60)}'`);
}
