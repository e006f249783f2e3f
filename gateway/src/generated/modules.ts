import * as module0 from '../modules/academic-results/resolvers.ts';
import * as module1 from '../modules/academics/resolvers.ts';
import * as module2 from '../modules/academics/course-editing/resolvers.ts';
import * as module3 from '../modules/academics/lesson-editing/resolvers.ts';
import * as module4 from '../modules/academics/outline-editing/resolvers.ts';
import * as module5 from '../modules/academics/unit-editing/resolvers.ts';
import * as module6 from '../modules/admission/resolvers.ts';
import * as module7 from '../modules/admission/course-editing/resolvers.ts';
import * as module8 from '../modules/admission/unit-editing/resolvers.ts';
import * as module9 from '../modules/admission/year-editing/resolvers.ts';
import * as module10 from '../modules/assignments/resolvers.ts';
import * as module11 from '../modules/assignments/submissions/resolvers.ts';
import * as module12 from '../modules/attempts/resolvers.ts';
import * as module13 from '../modules/attempts/late-answers/resolvers.ts';
import * as module14 from '../modules/attempts/question-times/resolvers.ts';
import * as module15 from '../modules/audit-log/resolvers.ts';
import * as module16 from '../modules/auth/resolvers.ts';
import * as module17 from '../modules/auth/accounts/resolvers.ts';
import * as module18 from '../modules/auth/security/resolvers.ts';
import * as module19 from '../modules/campaigns/resolvers.ts';
import * as module20 from '../modules/campaigns/exam-campaigns/resolvers.ts';
import * as module21 from '../modules/campaigns/merit-lists/resolvers.ts';
import * as module22 from '../modules/campaigns/registrations/resolvers.ts';
import * as module23 from '../modules/campaigns/rosters/resolvers.ts';
import * as module24 from '../modules/contact/resolvers.ts';
import * as module25 from '../modules/content-revisions/resolvers.ts';
import * as module26 from '../modules/content-tree/resolvers.ts';
import * as module27 from '../modules/course-admin/resolvers.ts';
import * as module28 from '../modules/encrypted-papers/resolvers.ts';
import * as module29 from '../modules/exam-monitoring/resolvers.ts';
import * as module30 from '../modules/exam-monitoring/control/resolvers.ts';
import * as module31 from '../modules/exams/resolvers.ts';
import * as module32 from '../modules/exams/answer-pages/resolvers.ts';
import * as module33 from '../modules/exams/answer-uploads/resolvers.ts';
import * as module34 from '../modules/exams/editing/resolvers.ts';
import * as module35 from '../modules/exams/takeable/resolvers.ts';
import * as module36 from '../modules/exclusions/resolvers.ts';
import * as module37 from '../modules/key-corrections/resolvers.ts';
import * as module38 from '../modules/marking/resolvers.ts';
import * as module39 from '../modules/marking/comments/resolvers.ts';
import * as module40 from '../modules/marking/queue/resolvers.ts';
import * as module41 from '../modules/marking/second-marking/resolvers.ts';
import * as module42 from '../modules/multi-subject-exams/resolvers.ts';
import * as module43 from '../modules/multi-subject-exams/editing/resolvers.ts';
import * as module44 from '../modules/notifications/resolvers.ts';
import * as module45 from '../modules/personal-windows/resolvers.ts';
import * as module46 from '../modules/pictures/resolvers.ts';
import * as module47 from '../modules/question-bank/resolvers.ts';
import * as module48 from '../modules/ranks/resolvers.ts';
import * as module49 from '../modules/release-rules/resolvers.ts';
import * as module50 from '../modules/results/resolvers.ts';
import * as module51 from '../modules/rich-text/resolvers.ts';
import * as module52 from '../modules/search/resolvers.ts';
import * as module53 from '../modules/students/resolvers.ts';
import * as module54 from '../modules/students/grants/resolvers.ts';
import * as module55 from '../modules/students/notes/resolvers.ts';
import * as module56 from '../modules/students/people/resolvers.ts';
import * as module57 from '../modules/students/progress/resolvers.ts';
import * as module58 from '../modules/students/records/resolvers.ts';
import * as module59 from '../modules/students/study-plan/resolvers.ts';
import * as module60 from '../modules/text-history/resolvers.ts';
import type { Resolvers } from './resolver-types.ts';

/** Folder in modules/ -> all exports of its resolvers.ts. */
export const modules: Record<string, Resolvers[]> = {
  'academic-results': Object.values(module0),
  'academics': Object.values(module1),
  'academics/course-editing': Object.values(module2),
  'academics/lesson-editing': Object.values(module3),
  'academics/outline-editing': Object.values(module4),
  'academics/unit-editing': Object.values(module5),
  'admission': Object.values(module6),
  'admission/course-editing': Object.values(module7),
  'admission/unit-editing': Object.values(module8),
  'admission/year-editing': Object.values(module9),
  'assignments': Object.values(module10),
  'assignments/submissions': Object.values(module11),
  'attempts': Object.values(module12),
  'attempts/late-answers': Object.values(module13),
  'attempts/question-times': Object.values(module14),
  'audit-log': Object.values(module15),
  'auth': Object.values(module16),
  'auth/accounts': Object.values(module17),
  'auth/security': Object.values(module18),
  'campaigns': Object.values(module19),
  'campaigns/exam-campaigns': Object.values(module20),
  'campaigns/merit-lists': Object.values(module21),
  'campaigns/registrations': Object.values(module22),
  'campaigns/rosters': Object.values(module23),
  'contact': Object.values(module24),
  'content-revisions': Object.values(module25),
  'content-tree': Object.values(module26),
  'course-admin': Object.values(module27),
  'encrypted-papers': Object.values(module28),
  'exam-monitoring': Object.values(module29),
  'exam-monitoring/control': Object.values(module30),
  'exams': Object.values(module31),
  'exams/answer-pages': Object.values(module32),
  'exams/answer-uploads': Object.values(module33),
  'exams/editing': Object.values(module34),
  'exams/takeable': Object.values(module35),
  'exclusions': Object.values(module36),
  'key-corrections': Object.values(module37),
  'marking': Object.values(module38),
  'marking/comments': Object.values(module39),
  'marking/queue': Object.values(module40),
  'marking/second-marking': Object.values(module41),
  'multi-subject-exams': Object.values(module42),
  'multi-subject-exams/editing': Object.values(module43),
  'notifications': Object.values(module44),
  'personal-windows': Object.values(module45),
  'pictures': Object.values(module46),
  'question-bank': Object.values(module47),
  'ranks': Object.values(module48),
  'release-rules': Object.values(module49),
  'results': Object.values(module50),
  'rich-text': Object.values(module51),
  'search': Object.values(module52),
  'students': Object.values(module53),
  'students/grants': Object.values(module54),
  'students/notes': Object.values(module55),
  'students/people': Object.values(module56),
  'students/progress': Object.values(module57),
  'students/records': Object.values(module58),
  'students/study-plan': Object.values(module59),
  'text-history': Object.values(module60),
};
