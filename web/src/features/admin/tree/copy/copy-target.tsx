/** Chooses where a copy goes: a course, and in it a subject and a chapter. */
import { useApolloClient } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Field, Select } from '../../../../ui/forms/input.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { readAllPages } from '../../list/read-all-pages.ts';
import { useAllItems } from '../../list/use-all-items.ts';
import type { TreeKind } from '../branch-buttons.tsx';
import {
  CopyTargetCoursesDocument,
  useCopyTargetChaptersQuery,
  useCopyTargetSubjectsQuery,
} from './generated/copy-content.ts';

/** The kind of parent that a copy is put into. */
type TargetLevel = 'admission-course' | 'course' | 'subject' | 'chapter';

const LEVELS: Readonly<Partial<Record<TreeKind, TargetLevel>>> = {
  SUBJECT: 'course',
  ACADEMIC_UNIT: 'course',
  ADMISSION_UNIT: 'admission-course',
  CHAPTER: 'subject',
  LESSON: 'chapter',
  NOTE: 'chapter',
};

/** Undefined for items that are only copied within their parent: exams and exam years. */
export const targetLevelOf = (kind: TreeKind): TargetLevel | undefined => LEVELS[kind];

interface CopyTargetProps {
  readonly level: TargetLevel;
  /** The course that is chosen at first. */
  readonly courseId: string;
  /** @param parentId empty while the choice is not complete */
  readonly onChoose: (parentId: string) => void;
}

export function CopyTarget({ level, courseId: openCourse, onChoose }: CopyTargetProps) {
  const { t } = useI18n();
  const hasSubjects = level === 'subject' || level === 'chapter';
  const [courseId, setCourse] = useState(hasSubjects ? openCourse : '');
  const [subjectId, setSubject] = useState('');
  const isAdmission = level === 'admission-course';
  const allCourses = useTargetCourses(isAdmission);
  const subjectQuery = useCopyTargetSubjectsQuery({
    variables: { courseId },
    skip: !hasSubjects || courseId === '',
  });
  const subjects = subjectQuery.data?.course?.subjects;
  const chapterQuery = useCopyTargetChaptersQuery({
    variables: { subjectId },
    skip: level !== 'chapter' || subjectId === '',
  });
  const chapters = chapterQuery.data?.subject?.chapters;
  const failedQuery = [subjectQuery, chapterQuery].find(({ error }) => error);

  const chooseCourse = (id: string) => {
    setCourse(id);
    setSubject('');
    onChoose(hasSubjects ? '' : id);
  };
  const chooseSubject = (id: string) => {
    setSubject(id);
    onChoose(level === 'subject' ? id : '');
  };
  return (
    <Stack gap="5">
      <Choice
        label={t('contenttree.course')}
        value={courseId}
        isLoading={allCourses.items === null && allCourses.error === null}
        options={allCourses.items ?? undefined}
        onChange={chooseCourse}
      />
      {hasSubjects && (
        <Choice
          key={courseId}
          label={t('contenttree.subject')}
          value={subjectId}
          isLoading={subjectQuery.loading}
          options={subjects?.map(({ id, name }) => ({ id, title: name }))}
          onChange={chooseSubject}
        />
      )}
      {level === 'chapter' && (
        <Choice
          key={subjectId}
          label={t('contenttree.chapter')}
          isLoading={chapterQuery.loading}
          options={chapters?.map(({ id, title }) => ({ id, title }))}
          onChange={onChoose}
        />
      )}
      {allCourses.error !== null && (
        <ErrorState error={allCourses.error} onRetry={allCourses.retry} />
      )}
      {failedQuery && <ErrorState error={failedQuery.error} onRetry={failedQuery.refetch} />}
    </Stack>
  );
}

function useTargetCourses(isAdmission: boolean) {
  const client = useApolloClient();
  const read = async (after: string | null) => {
    const { data } = await client.query({
      query: CopyTargetCoursesDocument,
      variables: { kind: isAdmission ? 'ADMISSION' : null, after },
      fetchPolicy: 'network-only',
    });
    return data?.courseList;
  };
  return useAllItems(async (signal) => {
    const courses = await readAllPages(read, signal);
    return courses.filter(({ kind }) => (kind === 'ADMISSION') === isAdmission);
  });
}

interface ChoiceProps {
  readonly label: string;
  /** If omitted, the element itself stores the value. */
  readonly value?: string;
  readonly isLoading: boolean;
  readonly options: readonly { readonly id: string; readonly title: string }[] | undefined;
  readonly onChange: (id: string) => void;
}

function Choice({ label, value, isLoading, options, onChange }: ChoiceProps) {
  const { t } = useI18n();
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          {...(value === undefined ? { defaultValue: '' } : { value })}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t(isLoading ? 'ui.loading' : 'contenttree.choose')}</option>
          {options?.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
