// `npm run content:check -w backend [-- folder]`: reports the problems of content files to their
// author.
import { fileURLToPath } from 'node:url';
import { PACKAGE_FOLDER } from '../../package-folder.ts';
import { checkContent } from './check-content.ts';
import { readContent } from './read-content.ts';

const only = process.argv[2] ?? '';
const root = fileURLToPath(new URL('demo', PACKAGE_FOLDER));
const { content, problems } = readContent(root);
problems.push(...checkContent(content, root));
const visibleProblems = problems.filter((problem) => problem.startsWith(only));
const questions = content.papers
  .flatMap((p) => p.data.subjects)
  .reduce((sum, s) => sum + s.mcqs.length, 0);
console.log(visibleProblems.join('\n'));
console.log(
  `${content.admissionCourses.length} admission courses, ${content.papers.length} papers with ${questions} questions, ` +
    `${content.academicCourses.length} academic courses, ${content.chapters.length} complete chapters, ${visibleProblems.length} problems`,
);
process.exitCode = visibleProblems.length > 0 ? 1 : 0;
