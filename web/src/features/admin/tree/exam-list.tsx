/** The single exams of a course, subject, chapter or unit. */
import { useLocation } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { adminPaths } from '../admin-paths.ts';
import type { TreeParent } from './branch-buttons.tsx';
import { ContentList } from './content-list.tsx';
import {
  type TreeExam_ExamFragment,
  useDeleteExamMutation,
  useMoveExamMutation,
} from './generated/exam-list.ts';

type ExamType = TreeExam_ExamFragment['type'];

interface ExamListProps {
  readonly query: {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  readonly exams: readonly TreeExam_ExamFragment[] | null | undefined;
  /** The item that a new exam belongs to. */
  readonly parent: TreeParent & {
    readonly type: 'CHAPTER' | 'COURSE' | 'SUBJECT' | 'UNIT';
  };
}

/** An exam can be moved to another parent of the same kind, except an exam of a course. */
const LEVELS = { CHAPTER: 'chapter', SUBJECT: 'subject', UNIT: 'unit', COURSE: null } as const;

export function ExamList({ query, exams, parent }: ExamListProps) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const [move] = useMoveExamMutation();
  const [remove] = useDeleteExamMutation();
  const level = LEVELS[parent.type];
  const factOf = (type: ExamType, count: number, minutes: number) => {
    const fact = t(type === 'MCQ' ? 'admin.mcqFact' : 'admin.writtenFact', { count, minutes });
    return count === 0 ? t('admin.emptyExamFact', { fact }) : fact;
  };
  const items = exams?.map(({ id, title, type, questionCount, timeLimitMinutes }) => ({
    id,
    title,
    fact: factOf(type, questionCount, timeLimitMinutes),
    previewAt: adminPaths.preview('single', id),
    editAt: paths.editExam(id, pathname),
    links:
      type === 'MCQ' ? [{ label: t('admin.correctKey'), to: paths.examKeys('single', id) }] : [],
    exam: { examKind: 'SINGLE', examId: id } as const,
    deletion: {
      consequences: [t('admin.questions', { count: questionCount })],
      send: (force: boolean) => remove({ variables: { input: { id, force } } }),
    },
  }));
  return (
    <ContentList
      query={query}
      kind="EXAM"
      place={level === null ? undefined : { level, parentId: parent.id, title: parent.title }}
      items={items}
      addition={{ label: t('admin.addExam'), at: paths.newExam(parent.type, parent.id, pathname) }}
      savePosition={(id, position) => move({ variables: { input: { id, position } } })}
    />
  );
}
