/** Texts of search hits. */
import type { TextKey } from '../../i18n/i18n.tsx';
import type { SearchHitFragment } from './generated/search-hit.ts';

type Kind = SearchHitFragment['kind'];

export const kindTexts = {
  COURSE: 'search.courses',
  UNIT: 'search.units',
  SUBJECT: 'search.subjects',
  CHAPTER: 'search.chapters',
  LESSON: 'search.lessons',
  NOTE: 'search.notes',
  EXAM: 'search.exams',
} as const satisfies Record<Kind, TextKey>;

/** The place of the hit: "Class 9 › Physics › Motion". Empty for a course. */
export function trailOf({ kind, course, trail }: SearchHitFragment): string {
  return kind === 'COURSE' ? '' : [course.title, ...trail].join(' › ');
}

/**
 * Searches to try, in both languages: they find something in the demo catalogue and in most others.
 */
export const SAMPLE_SEARCHES = ['পদার্থবিজ্ঞান', 'HSC', 'rosayon', 'ভেক্টর', 'ঢাবি'];

/** Longer queries are refused by the server. */
export const MAX_QUERY = 100;
