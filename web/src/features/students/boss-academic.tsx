/** An academic course in the admin's tree: its subjects, their chapters, and what each chapter holds. */
import { useI18n } from '../../i18n/i18n.tsx';
import { Branch, Leaf, Level, Tree } from './branch.tsx';
import type { BossRouteQuery } from './generated/boss.route.ts';
import { useBossChapterQuery, useBossChaptersQuery, useBossSubjectsQuery } from './generated/boss-academic.ts';

type Course = NonNullable<BossRouteQuery['courses']>[number];

export function AcademicCourseBranch({ course }: { readonly course: Course }) {
  return <Branch label={course.title} inside={() => <Subjects courseId={course.id} />} />;
}

function Subjects({ courseId }: { readonly courseId: string }) {
  const query = useBossSubjectsQuery({ variables: { courseId } });
  const subjects = query.data?.course?.subjects;
  return (
    <Level query={query} items={subjects}>
      {subjects?.map(({ id, name }) => (
        <Branch key={id} label={name} inside={() => <Chapters subjectId={id} />} />
      ))}
    </Level>
  );
}

function Chapters({ subjectId }: { readonly subjectId: string }) {
  const query = useBossChaptersQuery({ variables: { subjectId } });
  const chapters = query.data?.subject?.chapters;
  return (
    <Level query={query} items={chapters}>
      {chapters?.map(({ id, title }) => (
        <Branch key={id} label={title} inside={() => <Chapter chapterId={id} />} />
      ))}
    </Level>
  );
}

/** The three parts of a chapter are one answer. */
function Chapter({ chapterId }: { readonly chapterId: string }) {
  const { t } = useI18n();
  const query = useBossChapterQuery({ variables: { chapterId }, errorPolicy: 'all' });
  const chapter = query.data?.chapter;
  const { lessons, contents, exams } = chapter ?? {};
  if (!chapter) {
    return (
      <Level query={query} items={null}>
        {null}
      </Level>
    );
  }
  return (
    <Tree>
      <Branch
        label={t('students.lessons')}
        inside={() => (
          <Level query={query} items={lessons}>
            {lessons?.map(({ id, title, durationMinutes }) => (
              <Leaf key={id} label={title} fact={durationMinutes !== null && t('students.minutesShort', { count: durationMinutes })} />
            ))}
          </Level>
        )}
      />
      <Branch
        label={t('students.notes')}
        inside={() => (
          <Level query={query} items={contents}>
            {contents?.map(({ id, title }) => (
              <Leaf key={id} label={title} />
            ))}
          </Level>
        )}
      />
      <Branch
        label={t('students.exams')}
        inside={() => (
          <Level query={query} items={exams}>
            {exams?.map(({ id, title, questionCount }) => (
              <Leaf key={id} label={title} fact={t('students.questions', { count: questionCount })} />
            ))}
          </Level>
        )}
      />
    </Tree>
  );
}
