/** The links of the side navigation by role (specification, sections 2 and 6). Pure. */
import type { TextKey } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import type { IconName } from '../../ui/content/icons.tsx';

export interface NavItem {
  readonly text: TextKey;
  readonly to: string;
  readonly icon: IconName;
  /** Visitors who select it see 'Please login first'. */
  readonly needsLogin: boolean;
}

const item = (text: TextKey, to: string, icon: IconName, needsLogin = false): NavItem => ({
  text,
  to,
  icon,
  needsLogin,
});

const dashboard = item('shell.dashboard', paths.studentDashboard(), 'gauge', true);
const profile = item('shell.profile', paths.profile(), 'user', true);
const exams = item('shell.exams', paths.exams(), 'exam', true);
const courses = item('shell.courses', paths.courses(), 'book');
const campaigns = item('shell.campaigns', paths.campaigns(), 'flag');
const admin = item('shell.admin', paths.boss(), 'shield', true);
const teaching = item('shell.teaching', paths.teaching(), 'edit', true);
const settings = item('shell.settings', paths.settings(), 'sliders', true);
const home = item('shell.home', paths.home(), 'home');
const login = item('shell.login', paths.login(), 'login');
const signup = item('shell.signup', paths.signup(), 'plus');

export function navItems({
  isLoggedIn,
  isAdmin,
  isTeaching,
}: {
  readonly isLoggedIn: boolean;
  readonly isAdmin: boolean;
  /** The user has a grant in a course. */
  readonly isTeaching: boolean;
}): readonly NavItem[] {
  if (!isLoggedIn) return [home, courses, campaigns, dashboard, profile, exams, login, signup];
  return [
    dashboard,
    profile,
    courses,
    exams,
    campaigns,
    ...(isTeaching ? [teaching] : []),
    ...(isAdmin ? [admin] : []),
    settings,
  ];
}
