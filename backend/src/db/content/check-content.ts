// What the form alone cannot tell about content: that references resolve, keys are right, options differ and formulas compile.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import katex from 'katex';
import type { ChapterContent, McqContent } from './content-schema.ts';
import type { Content } from './read-content.ts';

/** One line per problem, naming file and place; an empty list means the content can be loaded. `root` holds images/. */
export function checkContent(content: Content, root: string): string[] {
  const problems: string[] = [];
  const tell = (file: string, text: string) => problems.push(`${file}: ${text}`);
  const keys = new Set<string>();
  const isNew = (file: string, key: string) => (keys.has(key) ? tell(file, `key '${key}' is used twice`) : keys.add(key));
  const hasImage = (file: string, name: string) => {
    if (!existsSync(join(root, 'images', `${name}.svg`))) tell(file, `no drawing images/${name}.svg`);
  };

  const years = new Map<string, readonly number[]>();
  for (const { file, data } of content.admissionCourses) {
    if (file !== `admission/${data.courseCode}/course.yaml`) tell(file, `stands in a folder not named '${data.courseCode}'`);
    isNew(file, data.courseCode);
    hasImage(file, data.courseThumbnail);
    if (data.discountFee > data.enrollmentFee) tell(file, 'discountFee is more than enrollmentFee');
    for (const unit of data.units) {
      isNew(file, `${data.courseCode}-${unit.key}`);
      years.set(`${data.courseCode}-${unit.key}`, unit.years);
      if (new Set(unit.years).size < unit.years.length) tell(file, `unit '${unit.key}' lists a year twice`);
    }
  }
  for (const { file, course, data } of content.papers) {
    if (file !== `admission/${course}/papers/${data.unit}-${data.year}.yaml`) tell(file, `not named ${data.unit}-${data.year}.yaml`);
    if (!years.get(`${course}-${data.unit}`)?.includes(data.year)) tell(file, `unit '${data.unit}' has no year ${data.year}`);
    const questions = data.subjects.flatMap((subject) => subject.mcqs);
    checkMcqs(questions, (text) => tell(file, text));
  }

  const chapterKeys = new Set<string>();
  for (const { file, data } of content.academicCourses) {
    isNew(file, data.key);
    hasImage(file, data.thumbnailImageUrl);
    if (data.discountPrice > data.price) tell(file, 'discountPrice is more than price');
    for (const subject of data.subjects) {
      isNew(file, subject.key);
      hasImage(file, subject.imageUrl);
      for (const chapter of subject.chapters) {
        isNew(file, chapter.key);
        chapterKeys.add(chapter.key);
      }
    }
  }
  for (const { file, data } of content.chapters) {
    if (!chapterKeys.has(data.chapter)) tell(file, `no chapter '${data.chapter}' in a course`);
    if (!file.endsWith(`/chapters/${data.chapter}.yaml`)) tell(file, `not named ${data.chapter}.yaml`);
    checkChapter(data, (text) => tell(file, text));
  }
  for (const { file, data } of content.campaigns) {
    isNew(file, data.key);
    if (data.imageUrl) hasImage(file, data.imageUrl);
    if (data.endsInDays < data.startsInDays) tell(file, `campaign '${data.key}' ends before it starts`);
  }
  for (const { file, data } of content.assignments) isNew(file, data.key);
  return problems;
}

function checkChapter(chapter: ChapterContent, tell: (text: string) => void): void {
  for (const part of [...chapter.lessons.map((l) => l.content), ...chapter.contents.map((c) => c.contentDetails)]) {
    checkFormulas(part, tell);
  }
  for (const exam of chapter.exams) {
    const questions = exam.type === 'MCQ' ? exam.mcqs : exam.written;
    if (!questions || (exam.mcqs && exam.written)) tell(`exam '${exam.title}': an ${exam.type} exam has only its own kind of questions`);
    checkMcqs(exam.mcqs ?? [], tell);
    const points = (exam.mcqs ?? []).reduce((sum, mcq) => sum + (mcq.points ?? 1), 0);
    if (exam.mcqs && points !== exam.totalMarks) tell(`exam '${exam.title}': totalMarks is ${exam.totalMarks}, points add up to ${points}`);
    for (const question of exam.written ?? []) {
      checkFormulas(question.questionText, tell);
      checkFormulas(question.answerGuidelines, tell);
    }
  }
}

function checkMcqs(mcqs: readonly McqContent[], tell: (text: string) => void): void {
  const asked = new Set<string>();
  for (const mcq of mcqs) {
    const at = `question '${mcq.question.slice(0, 40)}'`;
    if (asked.has(mcq.question)) tell(`${at}: asked twice`);
    asked.add(mcq.question);
    if (new Set(mcq.options.map((option) => option.trim())).size < mcq.options.length) tell(`${at}: two options are the same`);
    for (const letter of [mcq.answer].flat()) {
      if (letter.charCodeAt(0) - 65 >= mcq.options.length) tell(`${at}: answer ${letter} is not an option`);
    }
    for (const text of [mcq.question, mcq.explanation, ...mcq.options]) checkFormulas(text, (problem) => tell(`${at}: ${problem}`));
  }
}

/** Each formula between dollar signs must compile; a dollar without its pair is an error. */
function checkFormulas(text: string, tell: (text: string) => void): void {
  const rest = text.replaceAll('\\$', '').replace(/\$\$([\s\S]+?)\$\$|\$([^$]+?)\$/g, (_, display?: string, inline?: string) => {
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
