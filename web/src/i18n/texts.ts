/**
 * The texts of each language by area. Two areas are on every page and come with it; the others are fetched with the pages that use
 * them (routes.tsx names them), so that nobody downloads the words of screens they never open.
 */
import type { academics } from './en/academics.ts';
import type { admission } from './en/admission.ts';
import type { auth } from './en/auth.ts';
import type { campaigns } from './en/campaigns.ts';
import type { courses } from './en/courses.ts';
import type { exams } from './en/exams.ts';
import type { results } from './en/results.ts';
import { shell } from './en/shell.ts';
import type { students } from './en/students.ts';
import { ui } from './en/ui.ts';
import type { Language } from './format.ts';
import { savedLanguage } from './language.ts';
import type { Translated } from './message.ts';

/** English is the source: its keys are the keys, its parameters the parameters. */
export interface English {
  readonly academics: typeof academics;
  readonly admission: typeof admission;
  readonly auth: typeof auth;
  readonly campaigns: typeof campaigns;
  readonly courses: typeof courses;
  readonly exams: typeof exams;
  readonly results: typeof results;
  readonly shell: typeof shell;
  readonly students: typeof students;
  readonly ui: typeof ui;
}

export type Area = keyof English;

type Sources = { readonly [Name in Area]: () => Promise<Translated<English[Name]>> };

const sources: Readonly<Record<Language, Sources>> = {
  en: {
    academics: async () => (await import('./en/academics.ts')).academics,
    admission: async () => (await import('./en/admission.ts')).admission,
    auth: async () => (await import('./en/auth.ts')).auth,
    campaigns: async () => (await import('./en/campaigns.ts')).campaigns,
    courses: async () => (await import('./en/courses.ts')).courses,
    exams: async () => (await import('./en/exams.ts')).exams,
    results: async () => (await import('./en/results.ts')).results,
    shell: async () => shell,
    students: async () => (await import('./en/students.ts')).students,
    ui: async () => ui,
  },
  bn: {
    academics: async () => (await import('./bn/academics.ts')).academics,
    admission: async () => (await import('./bn/admission.ts')).admission,
    auth: async () => (await import('./bn/auth.ts')).auth,
    campaigns: async () => (await import('./bn/campaigns.ts')).campaigns,
    courses: async () => (await import('./bn/courses.ts')).courses,
    exams: async () => (await import('./bn/exams.ts')).exams,
    results: async () => (await import('./bn/results.ts')).results,
    shell: async () => (await import('./bn/frame.ts')).frame.shell,
    students: async () => (await import('./bn/students.ts')).students,
    ui: async () => (await import('./bn/frame.ts')).frame.ui,
  },
};

type Loaded = Partial<Record<Area, Readonly<Record<string, string>>>>;

const loaded: Readonly<Record<Language, Loaded>> = { en: { shell, ui }, bn: {} };

/** What the pages opened so far use: a change of language fetches all of it before anything changes on the screen. */
const inUse = new Set<Area>(['shell', 'ui']);

/** The languages to fetch for: the shown one, and for a moment the one being changed to. */
const languages = new Set<Language>([savedLanguage()]);

async function load(lang: Language, areas: Iterable<Area>): Promise<void> {
  await Promise.all(
    [...areas].map(async (area) => {
      loaded[lang][area] ??= await sources[lang][area]();
    }),
  );
}

/** Beside a page's code: the words it needs. */
export async function loadTexts(areas: readonly Area[]): Promise<void> {
  for (const area of areas) inUse.add(area);
  await Promise.all([...languages].map((lang) => load(lang, areas)));
}

/** Before a language is shown: every word that is on the screen now. */
export async function loadLanguage(lang: Language): Promise<void> {
  languages.add(lang);
  await load(lang, inUse);
}

/** Once it is shown: the others are no longer fetched. */
export function keepLanguage(lang: Language): void {
  languages.clear();
  languages.add(lang);
}

/** The text behind `area.name`; in English where a translation has not come, the key itself where nothing has. */
export function findText(lang: Language, key: string): string {
  const dot = key.indexOf('.');
  const area = key.slice(0, dot) as Area;
  const name = key.slice(dot + 1);
  return loaded[lang][area]?.[name] ?? loaded.en[area]?.[name] ?? key;
}
