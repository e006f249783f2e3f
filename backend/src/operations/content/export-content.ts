// `npm run data -- export <folder>`: writes the catalogue as content files, from which the import
// creates the same catalogue.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { stringify } from 'yaml';
import { checkReferences } from '../../db/content/check-content.ts';
import {
  AcademicCourseFile,
  AdmissionCourseFile,
  AssignmentsFile,
  CampaignsFile,
  ChapterFile,
  ExamCampaignsFile,
  OtherExamFile,
  PaperFile,
} from '../../db/content/content-schema.ts';
import { diagramsOf } from '../../db/content/diagrams.ts';
import { type Content, readContent } from '../../db/content/read-content.ts';
import { DEMO_IMAGES_FOLDER, importedImagesFolder } from '../../files/image-folders.ts';
import { type Run, withTables } from '../open.ts';
import { amount } from '../progress.ts';
import { contentOfCatalogue } from './catalogue-content.ts';
import { findCatalogue } from './catalogue-queries.ts';

/**
 * Files and folders of an export; --force replaces these and leaves all others in the folder
 * unchanged.
 */
const OWN = [
  'admission',
  'academic',
  'exams',
  'images',
  'campaigns.yaml',
  'exam-campaigns.yaml',
  'assignments.yaml',
];

/** The format of each kind; a list is one file. */
const forms: { [K in keyof Content]: { schema: TSchema; isList: boolean } } = {
  admissionCourses: { schema: AdmissionCourseFile, isList: false },
  papers: { schema: PaperFile, isList: false },
  academicCourses: { schema: AcademicCourseFile, isList: false },
  chapters: { schema: ChapterFile, isList: false },
  otherExams: { schema: OtherExamFile, isList: false },
  campaigns: { schema: CampaignsFile, isList: true },
  examCampaigns: { schema: ExamCampaignsFile, isList: true },
  assignments: { schema: AssignmentsFile, isList: true },
};

/** @returns the summary. Throws at the end if records had to be skipped; all others are written. */
export async function exportContent(
  run: Run,
  folder: string,
  { force }: { force?: boolean },
): Promise<string> {
  const { env, progress, signal } = run;
  const target = resolve(folder);
  const isTaken =
    existsSync(target) && (!statSync(target).isDirectory() || readdirSync(target).length > 0);
  if (isTaken && !force)
    throw new Error(
      `${folder} is not empty: choose another folder, or replace the content in it with --force.`,
    );
  if (isTaken && !statSync(target).isDirectory()) throw new Error(`${folder} is not a folder.`);

  const { content, leftOut } = await withTables(run, { mustExist: true }, async ({ db }) =>
    writable(
      contentOfCatalogue(
        await db.transaction((tx) => findCatalogue(tx), {
          isolationLevel: 'repeatable read',
          accessMode: 'read only',
        }),
      ),
    ),
  );
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}.export`);
  try {
    const files = filesOf(content);
    let written = 0;
    for (const [file, data] of files) {
      signal.throwIfAborted();
      mkdirSync(dirname(join(draft, file)), { recursive: true });
      writeFileSync(join(draft, file), stringify(data, { lineWidth: 0, singleQuote: true }));
      written += 1;
      progress.count('files written', written, files.size);
    }
    mkdirSync(draft, { recursive: true });
    const drawings = copyDrawings(content, draft, [
      importedImagesFolder(env.dataDir),
      DEMO_IMAGES_FOLDER,
    ]);
    const read = readContent(draft);
    const problems = [...read.problems, ...checkReferences(read.content)];
    // Content that cannot be read back was not exported correctly, even if the files look right.
    if (!isDeepStrictEqual(filesOf(read.content), files))
      problems.push('the files do not read as they were written');

    signal.throwIfAborted();
    mkdirSync(target, { recursive: true });
    for (const name of OWN) {
      rmSync(join(target, name), { recursive: true, force: true });
      if (existsSync(join(draft, name))) renameSync(join(draft, name), join(target, name));
    }
    for (const note of [...notesOf(content), ...drawings.missing]) progress.print(`note: ${note}`);
    for (const line of [...leftOut, ...problems]) progress.print(`not exported: ${line}`);
    const failureCount = leftOut.length + problems.length;
    if (failureCount > 0)
      throw new Error(
        `${amount(failureCount, 'record')} could not be written; ${folder} has everything else.`,
      );
    return `${amount(files.size, 'file')} and ${amount(drawings.copied, 'drawing')} in ${folder}`;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Separates content that matches the schema of content files from the names of the rest. */
function writable(content: Content): { content: Content; leftOut: string[] } {
  const leftOut: string[] = [];
  const fitting = Object.fromEntries(
    Object.entries(content).map(([kind, sources]) => {
      const { schema, isList } = forms[kind as keyof Content];
      const fits = (sources as Content['papers']).filter(({ file, data }) => {
        const value = isList ? [data] : data;
        if (Value.Check(schema, value)) return true;
        const [error] = Value.Errors(schema, value);
        const name = 'key' in data ? ` '${data.key}'` : '';
        leftOut.push(
          `${file}${name}: ${error?.instancePath ?? ''} ${error?.message ?? 'has not the form of a content file'}`,
        );
        return false;
      });
      return [kind, fits];
    }),
  );
  return { content: fitting as unknown as Content, leftOut };
}

/** Data by file, ordered by name. */
function filesOf(content: Content): Map<string, unknown> {
  const files = new Map<string, unknown>();
  for (const [kind, sources] of Object.entries(content)) {
    for (const { file, data } of sources) {
      const list = files.get(file);
      if (!forms[kind as keyof Content].isList) files.set(file, data);
      else if (Array.isArray(list)) list.push(data);
      else files.set(file, [data]);
    }
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function picturesOf(content: Content): string[] {
  const pictures = [
    ...content.admissionCourses.map(({ data }) => data.courseThumbnail),
    ...content.academicCourses.flatMap(({ data }) => [
      data.thumbnailImageUrl,
      ...data.subjects.map((subject) => subject.imageUrl),
    ]),
    ...[...content.campaigns, ...content.examCampaigns].map(({ data }) => data.imageUrl),
  ];
  return [...new Set(pictures.filter((picture) => picture !== undefined))].sort();
}

function copyDrawings(
  content: Content,
  draft: string,
  places: readonly string[],
): { copied: number; missing: string[] } {
  const missing: string[] = [];
  let copied = 0;
  const drawings = picturesOf(content).filter((name) => /^(covers|subjects)\//.test(name));
  for (const picture of [...drawings, ...diagramsOf(content)]) {
    const from = places
      .map((place) => join(place, `${picture}.svg`))
      .find((path) => existsSync(path));
    if (from === undefined) {
      missing.push(`missing image ${picture}.svg; its URL stays in the files`);
      continue;
    }
    const to = join(draft, 'images', `${picture}.svg`);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
    copied += 1;
  }
  return { copied, missing };
}

/** Notes about files that the content refers to and does not contain. */
function notesOf(content: Content): string[] {
  const exams = [
    ...content.chapters.flatMap(({ data }) => data.exams),
    ...content.otherExams.map(({ data }) => data),
  ];
  const solutions = exams
    .flatMap((exam) => exam.written ?? [])
    .flatMap((question) => question.handwrittenPdf ?? []);
  const uploaded = [...picturesOf(content), ...solutions].filter((url) =>
    url.startsWith('/media/files/'),
  );
  if (uploaded.length === 0) return [];
  return [
    `${amount(uploaded.length, 'address', 'addresses')} of uploaded files stand in the files; the uploads themselves are in a backup only`,
  ];
}
