/** The part of the content tree below a subject: its chapters with lessons, notes and exams. */
import { useLocation } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { adminPaths } from '../admin-paths.ts';
import { useContentCountTexts } from '../content-counts.ts';
import type { TreeParent } from './branch-buttons.tsx';
import { ContentList } from './content-list.tsx';
import { Branches, ListHeading } from './disclosure.tsx';
import { ExamList } from './exam-list.tsx';
import {
  useChapterContentQuery,
  useSubjectContentQuery,
} from './generated/course-content.route.ts';
import { useUpdateContentMutation, useUpdateLessonMutation } from './generated/save-lesson.ts';
import { useUpdateChapterMutation } from './generated/save-outline.ts';
import { ChapterDialog } from './outline-dialogs.tsx';

/** The course's part of student URLs. */
export interface CoursePlace {
  readonly id: string;
  readonly courseCode: string;
}

export function SubjectBranches({
  course,
  subject,
}: {
  readonly course: CoursePlace;
  readonly subject: TreeParent;
}) {
  const { t } = useI18n();
  const countTexts = useContentCountTexts();
  const query = useSubjectContentQuery({ variables: { id: subject.id } });
  const [update] = useUpdateChapterMutation();
  const { chapters, exams } = query.data?.subject ?? {};
  const place = { level: 'subject', parentId: subject.id, title: subject.title } as const;
  const items = chapters?.map((chapter) => ({
    id: chapter.id,
    title: chapter.title,
    fact: countTexts(chapter).join(' · '),
    previewAt: paths.chapterLessons(course.courseCode, course.id, chapter.id),
    renderContent: () => <ChapterBranches course={course} chapter={chapter} />,
  }));
  return (
    <>
      <ContentList
        query={query}
        kind="CHAPTER"
        place={place}
        items={items}
        addition={{ label: t('admin.addChapter') }}
        dialog={(id, onDone) => (
          <ChapterDialog
            subjectId={subject.id}
            storedItem={chapters?.find((item) => item.id === id) ?? null}
            onDone={onDone}
          />
        )}
        savePosition={(id, position) => update({ variables: { input: { id, position } } })}
      />
      <Branches>
        <ListHeading
          title={t('admin.subjectExams')}
          kind="EXAM"
          place={place}
          renderContent={() => (
            <ExamList query={query} exams={exams} parent={{ type: 'SUBJECT', ...subject }} />
          )}
        />
      </Branches>
    </>
  );
}

function ChapterBranches({
  course,
  chapter: { id: chapterId, title: chapterTitle },
}: {
  readonly course: CoursePlace;
  readonly chapter: TreeParent;
}) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const query = useChapterContentQuery({ variables: { id: chapterId } });
  const [updateLesson] = useUpdateLessonMutation();
  const [updateContent] = useUpdateContentMutation();
  const place = { level: 'chapter', parentId: chapterId, title: chapterTitle } as const;
  const { lessons, contents, exams } = query.data?.chapter ?? {};
  const listedLessons = lessons?.map(({ id, title, durationMinutes }) => ({
    id,
    title,
    fact:
      durationMinutes === null ? undefined : t('admin.minutesShort', { count: durationMinutes }),
    previewAt: paths.lesson(course.courseCode, course.id, id),
    editAt: adminPaths.editLesson(id, pathname),
  }));
  const listedNotes = contents?.map(({ id, title }) => ({
    id,
    title,
    previewAt: paths.content(course.courseCode, course.id, id),
    editAt: adminPaths.editNote(id, pathname),
  }));
  return (
    <Branches>
      <ListHeading
        title={t('admin.lessons')}
        kind="LESSON"
        place={place}
        renderContent={() => (
          <ContentList
            query={query}
            kind="LESSON"
            place={place}
            items={listedLessons}
            addition={{
              label: t('admin.addLesson'),
              at: adminPaths.newLesson(chapterId, pathname),
            }}
            savePosition={(id, position) =>
              updateLesson({ variables: { input: { id, position } } })
            }
          />
        )}
      />
      <ListHeading
        title={t('admin.notes')}
        kind="NOTE"
        place={place}
        renderContent={() => (
          <ContentList
            query={query}
            kind="NOTE"
            place={place}
            items={listedNotes}
            addition={{ label: t('admin.addNote'), at: adminPaths.newNote(chapterId, pathname) }}
            savePosition={(id, position) =>
              updateContent({ variables: { input: { id, position } } })
            }
          />
        )}
      />
      <ListHeading
        title={t('admin.exams')}
        kind="EXAM"
        place={place}
        renderContent={() => (
          <ExamList
            query={query}
            exams={exams}
            parent={{ type: 'CHAPTER', id: chapterId, title: chapterTitle }}
          />
        )}
      />
    </Branches>
  );
}
