/** The texts of admin pages, by language and area. */
import type { Language } from './format.ts';
import type { AdminArea, Sources } from './texts.ts';

export const adminSources: Readonly<Record<Language, Sources<AdminArea>>> = {
  en: {
    admin: async () => (await import('./en/admin/admin.ts')).admin,
    adminsearch: async () => (await import('./en/admin/adminsearch.ts')).adminsearch,
    auditlog: async () => (await import('./en/admin/auditlog.ts')).auditlog,
    boardforms: async () => (await import('./en/admin/exams/boardforms.ts')).boardforms,
    contenttree: async () => (await import('./en/admin/contenttree.ts')).contenttree,
    courseadmin: async () => (await import('./en/admin/courseadmin.ts')).courseadmin,
    cover: async () => (await import('./en/admin/cover.ts')).cover,
    editor: async () => (await import('./en/admin/questions/editor.ts')).editor,
    events: async () => (await import('./en/admin/events.ts')).events,
    keys: async () => (await import('./en/admin/exams/keys.ts')).keys,
    marking: async () => (await import('./en/results/marking.ts')).marking,
    markingqueue: async () => (await import('./en/results/markingqueue.ts')).markingqueue,
    monitoring: async () => (await import('./en/admin/monitoring.ts')).monitoring,
    paperprint: async () => (await import('./en/admin/exams/paperprint.ts')).paperprint,
    people: async () => (await import('./en/admin/people.ts')).people,
    questionbank: async () => (await import('./en/admin/questions/questionbank.ts')).questionbank,
    questionfiles: async () =>
      (await import('./en/admin/questions/questionfiles.ts')).questionfiles,
    releaserule: async () => (await import('./en/admin/exams/releaserule.ts')).releaserule,
    roster: async () => (await import('./en/admin/roster.ts')).roster,
    secondmarking: async () => (await import('./en/results/secondmarking.ts')).secondmarking,
    teaching: async () => (await import('./en/admin/teaching.ts')).teaching,
  },
  bn: {
    admin: async () => (await import('./bn/admin/admin.ts')).admin,
    adminsearch: async () => (await import('./bn/admin/adminsearch.ts')).adminsearch,
    auditlog: async () => (await import('./bn/admin/auditlog.ts')).auditlog,
    boardforms: async () => (await import('./bn/admin/exams/boardforms.ts')).boardforms,
    contenttree: async () => (await import('./bn/admin/contenttree.ts')).contenttree,
    courseadmin: async () => (await import('./bn/admin/courseadmin.ts')).courseadmin,
    cover: async () => (await import('./bn/admin/cover.ts')).cover,
    editor: async () => (await import('./bn/admin/questions/editor.ts')).editor,
    events: async () => (await import('./bn/admin/events.ts')).events,
    keys: async () => (await import('./bn/admin/exams/keys.ts')).keys,
    marking: async () => (await import('./bn/results/marking.ts')).marking,
    markingqueue: async () => (await import('./bn/results/markingqueue.ts')).markingqueue,
    monitoring: async () => (await import('./bn/admin/monitoring.ts')).monitoring,
    paperprint: async () => (await import('./bn/admin/exams/paperprint.ts')).paperprint,
    people: async () => (await import('./bn/admin/people.ts')).people,
    questionbank: async () => (await import('./bn/admin/questions/questionbank.ts')).questionbank,
    questionfiles: async () =>
      (await import('./bn/admin/questions/questionfiles.ts')).questionfiles,
    releaserule: async () => (await import('./bn/admin/exams/releaserule.ts')).releaserule,
    roster: async () => (await import('./bn/admin/roster.ts')).roster,
    secondmarking: async () => (await import('./bn/results/secondmarking.ts')).secondmarking,
    teaching: async () => (await import('./bn/admin/teaching.ts')).teaching,
  },
};
