/**
 * The texts of each language by area. Two areas are part of every page; the others are loaded with
 * the pages that use them (routes.tsx lists them), so that users do not download texts of other
 * pages.
 */
import type { academics } from './en/academics/academics.ts';
import type { learning } from './en/academics/learning.ts';
import type { admin } from './en/admin/admin.ts';
import type { adminsearch } from './en/admin/adminsearch.ts';
import type { auditlog } from './en/admin/auditlog.ts';
import type { contenttree } from './en/admin/contenttree.ts';
import type { courseadmin } from './en/admin/courseadmin.ts';
import type { cover } from './en/admin/cover.ts';
import type { events } from './en/admin/events.ts';
import type { boardforms } from './en/admin/exams/boardforms.ts';
import type { keys } from './en/admin/exams/keys.ts';
import type { paperprint } from './en/admin/exams/paperprint.ts';
import type { releaserule } from './en/admin/exams/releaserule.ts';
import type { monitoring } from './en/admin/monitoring.ts';
import type { people } from './en/admin/people.ts';
import type { editor } from './en/admin/questions/editor.ts';
import type { questionbank } from './en/admin/questions/questionbank.ts';
import type { questionfiles } from './en/admin/questions/questionfiles.ts';
import type { roster } from './en/admin/roster.ts';
import type { teaching } from './en/admin/teaching.ts';
import type { admission } from './en/admission.ts';
import type { refusals } from './en/apollo/refusals.ts';
import type { successes } from './en/apollo/successes.ts';
import type { assignments } from './en/assignments.ts';
import type { account } from './en/auth/account.ts';
import type { auth } from './en/auth/auth.ts';
import type { campaigns } from './en/campaigns.ts';
import type { courses } from './en/courses.ts';
import type { notices } from './en/exam-room/notices.ts';
import type { paper } from './en/exam-room/paper.ts';
import type { receipt } from './en/exam-room/receipt.ts';
import type { room } from './en/exam-room/room.ts';
import type { shortcuts } from './en/exam-room/shortcuts.ts';
import type { start } from './en/exam-room/start.ts';
import type { examlist } from './en/exams/examlist.ts';
import type { exams } from './en/exams/exams.ts';
import type { timetable } from './en/exams/timetable.ts';
import type { written } from './en/exams/written.ts';
import type { offline } from './en/frame/offline.ts';
import { shell } from './en/frame/shell.ts';
import { ui } from './en/frame/ui.ts';
import type { list } from './en/list.ts';
import type { notifications } from './en/notifications.ts';
import type { marking } from './en/results/marking.ts';
import type { markingqueue } from './en/results/markingqueue.ts';
import type { results } from './en/results/results.ts';
import type { secondmarking } from './en/results/secondmarking.ts';
import type { search } from './en/search.ts';
import type { settings } from './en/settings.ts';
import type { students } from './en/students/students.ts';
import type { studyplan } from './en/students/studyplan.ts';
import type { Language } from './format.ts';
import { savedLanguage } from './language.ts';
import type { Translated } from './message.ts';

/** English is the source: it defines keys and parameters. */
export interface English {
  readonly academics: typeof academics;
  readonly account: typeof account;
  readonly admin: typeof admin;
  readonly adminsearch: typeof adminsearch;
  readonly admission: typeof admission;
  readonly assignments: typeof assignments;
  readonly auditlog: typeof auditlog;
  readonly auth: typeof auth;
  readonly boardforms: typeof boardforms;
  readonly campaigns: typeof campaigns;
  readonly contenttree: typeof contenttree;
  readonly courseadmin: typeof courseadmin;
  readonly courses: typeof courses;
  readonly cover: typeof cover;
  readonly editor: typeof editor;
  readonly events: typeof events;
  readonly examlist: typeof examlist;
  readonly exams: typeof exams;
  readonly keys: typeof keys;
  readonly learning: typeof learning;
  readonly list: typeof list;
  readonly marking: typeof marking;
  readonly markingqueue: typeof markingqueue;
  readonly monitoring: typeof monitoring;
  readonly notices: typeof notices;
  readonly notifications: typeof notifications;
  readonly offline: typeof offline;
  readonly paper: typeof paper;
  readonly paperprint: typeof paperprint;
  readonly people: typeof people;
  readonly questionbank: typeof questionbank;
  readonly questionfiles: typeof questionfiles;
  readonly receipt: typeof receipt;
  readonly refusals: typeof refusals;
  readonly releaserule: typeof releaserule;
  readonly roster: typeof roster;
  readonly results: typeof results;
  readonly room: typeof room;
  readonly search: typeof search;
  readonly secondmarking: typeof secondmarking;
  readonly settings: typeof settings;
  readonly shell: typeof shell;
  readonly shortcuts: typeof shortcuts;
  readonly start: typeof start;
  readonly students: typeof students;
  readonly studyplan: typeof studyplan;
  readonly successes: typeof successes;
  readonly teaching: typeof teaching;
  readonly timetable: typeof timetable;
  readonly ui: typeof ui;
  readonly written: typeof written;
}

export type Area = keyof English;

/** Loaders of the texts of some areas. */
export type Sources<Name extends Area> = {
  readonly [One in Name]: () => Promise<Translated<English[One]>>;
};

/** Areas of admin pages: students do not even download where they are. */
export type AdminArea =
  | 'admin'
  | 'adminsearch'
  | 'auditlog'
  | 'boardforms'
  | 'contenttree'
  | 'courseadmin'
  | 'cover'
  | 'editor'
  | 'events'
  | 'keys'
  | 'marking'
  | 'markingqueue'
  | 'monitoring'
  | 'paperprint'
  | 'people'
  | 'questionbank'
  | 'questionfiles'
  | 'releaserule'
  | 'roster'
  | 'secondmarking'
  | 'teaching';

const sources: Readonly<Record<Language, Sources<Exclude<Area, AdminArea>>>> = {
  en: {
    academics: async () => (await import('./en/academics/academics.ts')).academics,
    account: async () => (await import('./en/auth/account.ts')).account,
    admission: async () => (await import('./en/admission.ts')).admission,
    assignments: async () => (await import('./en/assignments.ts')).assignments,
    auth: async () => (await import('./en/auth/auth.ts')).auth,
    campaigns: async () => (await import('./en/campaigns.ts')).campaigns,
    courses: async () => (await import('./en/courses.ts')).courses,
    examlist: async () => (await import('./en/exams/examlist.ts')).examlist,
    exams: async () => (await import('./en/exams/exams.ts')).exams,
    learning: async () => (await import('./en/academics/learning.ts')).learning,
    list: async () => (await import('./en/list.ts')).list,
    notices: async () => (await import('./en/exam-room/notices.ts')).notices,
    notifications: async () => (await import('./en/notifications.ts')).notifications,
    offline: async () => (await import('./en/frame/offline.ts')).offline,
    paper: async () => (await import('./exam-texts/en.ts')).examTexts.paper,
    receipt: async () => (await import('./en/exam-room/receipt.ts')).receipt,
    refusals: async () => (await import('./en/apollo/refusals.ts')).refusals,
    results: async () => (await import('./en/results/results.ts')).results,
    room: async () => (await import('./exam-texts/en.ts')).examTexts.room,
    search: async () => (await import('./en/search.ts')).search,
    settings: async () => (await import('./en/settings.ts')).settings,
    shell: async () => shell,
    shortcuts: async () => (await import('./en/exam-room/shortcuts.ts')).shortcuts,
    start: async () => (await import('./exam-texts/en.ts')).examTexts.start,
    students: async () => (await import('./en/students/students.ts')).students,
    studyplan: async () => (await import('./en/students/studyplan.ts')).studyplan,
    successes: async () => (await import('./en/apollo/successes.ts')).successes,
    timetable: async () => (await import('./en/exams/timetable.ts')).timetable,
    ui: async () => ui,
    written: async () => (await import('./en/exams/written.ts')).written,
  },
  bn: {
    academics: async () => (await import('./bn/academics/academics.ts')).academics,
    account: async () => (await import('./bn/auth/account.ts')).account,
    admission: async () => (await import('./bn/admission.ts')).admission,
    assignments: async () => (await import('./bn/assignments.ts')).assignments,
    auth: async () => (await import('./bn/auth/auth.ts')).auth,
    campaigns: async () => (await import('./bn/campaigns.ts')).campaigns,
    courses: async () => (await import('./bn/courses.ts')).courses,
    examlist: async () => (await import('./bn/exams/examlist.ts')).examlist,
    exams: async () => (await import('./bn/exams/exams.ts')).exams,
    learning: async () => (await import('./bn/academics/learning.ts')).learning,
    list: async () => (await import('./bn/list.ts')).list,
    notices: async () => (await import('./bn/exam-room/notices.ts')).notices,
    notifications: async () => (await import('./bn/notifications.ts')).notifications,
    offline: async () => (await import('./bn/frame/offline.ts')).offline,
    paper: async () => (await import('./exam-texts/bn.ts')).examTexts.paper,
    receipt: async () => (await import('./bn/exam-room/receipt.ts')).receipt,
    refusals: async () => (await import('./bn/apollo/refusals.ts')).refusals,
    results: async () => (await import('./bn/results/results.ts')).results,
    room: async () => (await import('./exam-texts/bn.ts')).examTexts.room,
    search: async () => (await import('./bn/search.ts')).search,
    settings: async () => (await import('./bn/settings.ts')).settings,
    shell: async () => (await import('./bn/frame/frame.ts')).frame.shell,
    shortcuts: async () => (await import('./bn/exam-room/shortcuts.ts')).shortcuts,
    start: async () => (await import('./exam-texts/bn.ts')).examTexts.start,
    students: async () => (await import('./bn/students/students.ts')).students,
    studyplan: async () => (await import('./bn/students/studyplan.ts')).studyplan,
    successes: async () => (await import('./bn/apollo/successes.ts')).successes,
    timetable: async () => (await import('./bn/exams/timetable.ts')).timetable,
    ui: async () => (await import('./bn/frame/frame.ts')).frame.ui,
    written: async () => (await import('./bn/exams/written.ts')).written,
  },
};

type Loaded = Partial<Record<Area, Readonly<Record<string, string>>>>;

const loaded: Readonly<Record<Language, Loaded>> = { en: { shell, ui }, bn: {} };

/**
 * Areas used by the pages opened so far; a change of language loads all of them before the page
 * changes.
 */
const inUse = new Set<Area>(['shell', 'ui']);

/** The languages to load: the current one, and during a change also the next one. */
const languages = new Set<Language>([savedLanguage()]);

const isOfAdmins = (area: Area): area is AdminArea => !Object.hasOwn(sources.en, area);

async function load(lang: Language, areas: Iterable<Area>): Promise<void> {
  await Promise.all(
    [...areas].map(async (area) => {
      loaded[lang][area] ??= await (isOfAdmins(area)
        ? (await import('./admin-sources.ts')).adminSources[lang][area]
        : sources[lang][area])();
    }),
  );
}

/** Loads the texts of a page, in parallel with its chunk. */
export async function loadTexts(areas: readonly Area[]): Promise<void> {
  for (const area of areas) inUse.add(area);
  await Promise.all([...languages].map((lang) => load(lang, areas)));
}

/** Loads all texts in use before a change of language. */
export async function loadLanguage(lang: Language): Promise<void> {
  languages.add(lang);
  await load(lang, inUse);
}

/** Called after a change of language: only the new language is loaded from now on. */
export function storeLanguage(lang: Language): void {
  languages.clear();
  languages.add(lang);
}

/**
 * The text of `area.name`; in English if the translation is not loaded, the key itself if neither
 * is.
 */
export function findText(lang: Language, key: string): string {
  const dot = key.indexOf('.');
  const area = key.slice(0, dot) as Area;
  const name = key.slice(dot + 1);
  return loaded[lang][area]?.[name] ?? loaded.en[area]?.[name] ?? key;
}

/**
 * The text of a code in one of these areas; undefined for an unknown code, and until the area has
 * loaded.
 */
export function findByCode(
  lang: Language,
  area: 'refusals' | 'successes',
  code: string,
): string | undefined {
  const texts = loaded[lang][area] ?? loaded.en[area];
  return texts && Object.hasOwn(texts, code) ? texts[code] : undefined;
}
