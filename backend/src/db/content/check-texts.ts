// Reports likely mistakes in the texts of content files, which could be stored all the same:
// formulas that do not compile, wrong sums, missing images, repeated questions.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
 * @param imageFolders folders that may contain `covers/` and `subjects/`
 */
export function checkTexts(content: Content, imageFolders: readonly string[]): string[] {
  const problems: string[] = [];
  const tell = (file: string, text: string) => problems.push(`${file}: ${text}`);
  const checkPicture = (file: string, picture: string | undefined) => {
    if (picture === undefined || /^(https:|\/)/.test(picture)) return;
    if (!imageFolders.some((folder) => existsSync(join(folder, `${picture}.svg`))))
      tell(file, `no drawing images/${picture}.svg`);
  };

  for (const { file, data } of content.admissionCourses) {
    checkPicture(file, data.courseThumbnail);
    if (data.discountFee > data.enrollmentFee) tell(file, 'discountFee is more than enrollmentFee');
  }
  for (const { file, data } of content.papers) {
    checkMcqs(
      data.subjects.flatMap((subject) => subject.mcqs),
      (text) => tell(file, text),
    );
  }
  for (const { file, data } of content.academicCourses) {
    checkPicture(file, data.thumbnailImageUrl);
    if (data.discountPrice > data.price) tell(file, 'discountPrice is more than price');
    for (const { icon } of data.courseFeatures)
      if (!ICONS.has(icon)) tell(file, `no icon '${icon}'`);
    for (const subject of data.subjects) checkPicture(file, subject.imageUrl);
  }
  for (const { file, data } of content.chapters) {
    const texts = [
      ...data.lessons.map((lesson) => lesson.content),
      ...data.contents.map((note) => note.contentDetails),
    ];
    for (const text of texts) {
      checkFormulas(text === undefined ? undefined : withoutEntities(text), (problem) =>
        tell(file, problem),
      );
      checkDiagrams(text, imageFolders, (problem) => tell(file, problem));
    }
    for (const exam of data.exams) checkExam(exam, (text) => tell(file, text));
  }
  for (const { file, data } of content.otherExams) checkExam(data, (text) => tell(file, text));
  for (const { file, data } of [...content.campaigns, ...content.examCampaigns])
    checkPicture(file, data.imageUrl);
  return problems;
}

function checkExam(exam: SingleExamContent, tell: (text: string) => void): void {
  if (!exam.mcqs && !exam.written) tell(`exam '${exam.title}': has no questions`);
  checkMcqs(exam.mcqs ?? [], tell);
  const points = (exam.mcqs ?? []).reduce((sum, mcq) => sum + (mcq.points ?? 1), 0);
  if (exam.mcqs && Math.abs(points - exam.totalMarks) > 1e-9) {
    tell(`exam '${exam.title}': totalMarks is ${exam.totalMarks}, points add up to ${points}`);
  }
  for (const question of exam.written ?? []) {
    checkFormulas(question.questionText, tell);
    checkFormulas(question.answerGuidelines, tell);
  }
}

function checkMcqs(mcqs: readonly McqContent[], tell: (text: string) => void): void {
  const asked = new Set<string>();
  for (const mcq of mcqs) {
    const at = `question '${mcq.question.slice(0, 40)}'`;
    if (asked.has(mcq.question)) tell(`${at}: asked twice`);
    asked.add(mcq.question);
    const options = mcq.options.map((option) =>
      typeof option === 'string' ? option : option.text,
    );
    if (new Set(options.map((option) => option.trim())).size < options.length)
      tell(`${at}: two options are the same`);
    for (const text of [mcq.question, mcq.explanation, ...options])
      checkFormulas(text, (problem) => tell(`${at}: ${problem}`));
  }
}

/** Decodes the entities in HTML: formulas separate columns with `&amp;`. */
function withoutEntities(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Each formula between dollar signs must compile; a dollar without its pair is an error. */
function checkFormulas(text: string | undefined, tell: (text: string) => void): void {
  if (!text) return;
  const rest = text
    .replaceAll('\\$', '')
    .replace(/\$\$([\s\S]+?)\$\$|\$([^$]+?)\$/g, (_, display?: string, inline?: string) => {
      try {
        katex.renderToString(display ?? inline ?? '', {
          throwOnError: true,
          strict: (code) => (code === 'unicodeTextInMathMode' ? 'error' : 'ignore'),
        });
      } catch (error) {
        tell(error instanceof Error ? error.message : 'a formula does not compile');
      }
      return '';
    });
  if (rest.includes('$')) tell(`a dollar sign without its pair in '${text.slice(0, 60)}'`);
}
