/**
 * The area that a screen is shown in: some screens for admins below /boss are also used by accounts
 * with grants, below /teaching.
 */
import { useLocation } from 'react-router-dom';
import { useI18n } from './i18n/i18n.tsx';
import { paths } from './paths.ts';

const part = encodeURIComponent;

/** Whether the screen is below /teaching, its first breadcrumb, and the URLs of related screens. */
export function useWorkArea() {
  const { t } = useI18n();
  const isTeaching = /^\/teaching(\/|$)/.test(useLocation().pathname);
  const base = isTeaching ? paths.teaching() : paths.boss();
  return {
    isTeaching,
    home: { label: t(isTeaching ? 'shell.teaching' : 'shell.admin'), to: base },
    markingList: () => `${base}/marking`,
    lateList: () => `${base}/late-answers`,
    reconcileList: () => `${base}/reconcile`,
    reconcile: (id: string) => `${base}/reconcile/${part(id)}`,
    lateAnswers: (id: string) => `${base}/late-answers/${part(id)}`,
    live: (kind: 'single' | 'multi-subject', examId: string) =>
      `${base}/live/${kind}/${part(examId)}`,
    statistics: (kind: 'single' | 'multi-subject', examId: string) =>
      `${base}/statistics/${kind}/${part(examId)}`,
  };
}
