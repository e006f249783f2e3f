/** The texts of admin pages, by language and area. */
import type { Language } from './format.ts';
import type { AdminArea, Sources } from './texts.ts';

export const adminSources: Readonly<Record<Language, Sources<AdminArea>>> = {
  en: {
    admin: async () => (await import('./en/admin.ts')).admin,
    adminsearch: async () => (await import('./en/adminsearch.ts')).adminsearch,
    auditlog: async () => (await import('./en/auditlog.ts')).auditlog,
    contenttree: async () => (await import('./en/contenttree.ts')).contenttree,
    courseadmin: async () => (await import('./en/courseadmin.ts')).courseadmin,
    editor: async () => (await import('./en/editor.ts')).editor,
    events: async () => (await import('./en/events.ts')).events,
    keys: async () => (await import('./en/keys.ts')).keys,
    marking: async () => (await import('./en/marking.ts')).marking,
    monitoring: async () => (await import('./en/monitoring.ts')).monitoring,
    paperprint: async () => (await import('./en/paperprint.ts')).paperprint,
    people: async () => (await import('./en/people.ts')).people,
    questionbank: async () => (await import('./en/questionbank.ts')).questionbank,
    questionfiles: async () => (await import('./en/questionfiles.ts')).questionfiles,
    releaserule: async () => (await import('./en/releaserule.ts')).releaserule,
    roster: async () => (await import('./en/roster.ts')).roster,
  },
  bn: {
    admin: async () => (await import('./bn/admin.ts')).admin,
    adminsearch: async () => (await import('./bn/adminsearch.ts')).adminsearch,
    auditlog: async () => (await import('./bn/auditlog.ts')).auditlog,
    contenttree: async () => (await import('./bn/contenttree.ts')).contenttree,
    courseadmin: async () => (await import('./bn/courseadmin.ts')).courseadmin,
    editor: async () => (await import('./bn/editor.ts')).editor,
    events: async () => (await import('./bn/events.ts')).events,
    keys: async () => (await import('./bn/keys.ts')).keys,
    marking: async () => (await import('./bn/marking.ts')).marking,
    monitoring: async () => (await import('./bn/monitoring.ts')).monitoring,
    paperprint: async () => (await import('./bn/paperprint.ts')).paperprint,
    people: async () => (await import('./bn/people.ts')).people,
    questionbank: async () => (await import('./bn/questionbank.ts')).questionbank,
    questionfiles: async () => (await import('./bn/questionfiles.ts')).questionfiles,
    releaserule: async () => (await import('./bn/releaserule.ts')).releaserule,
    roster: async () => (await import('./bn/roster.ts')).roster,
  },
};
