/**
 * Creates the course of the wizard: first the course as a draft, then its subjects or units, at
 * last its status. The id is recorded as soon as it is known, so an attempt that is repeated
 * changes the same course; its subjects are looked up by name.
 */
import { useApolloClient } from '@apollo/client/react';
import { errorCode, serverMessage } from '../../../../apollo/errors.ts';
import { useCreateAdmissionUnitMutation } from '../../tree/generated/save-admission.ts';
import { useCreateSubjectMutation } from '../../tree/generated/save-outline.ts';
import {
  useCreateAdmissionCourseMutation,
  useCreateCourseMutation,
  useUpdateAdmissionCourseMutation,
  useUpdateCourseMutation,
} from '../generated/save-course.ts';
import {
  admissionInputOf,
  type CourseDraft,
  type CourseIdentity,
  courseInputOf,
  type DetailLabels,
  isAdmission,
  linesOf,
  type Progress,
} from './course-draft.ts';
import {
  CreatedAdmissionCourseDocument,
  CreatedCourseDocument,
  FindSameCoursesDocument,
  type FindSameCoursesQuery,
} from './generated/created-course.ts';

export type SameCourse = NonNullable<FindSameCoursesQuery['courseList']>['nodes'][number];

export interface CourseCreation {
  /**
   * Courses with the title and code that were sent: one of them may be what an attempt without an
   * answer has created.
   */
  readonly findSame: (course: CourseIdentity) => Promise<readonly SameCourse[]>;
  /**
   * Resolves with the course's id.
   * @param record called with each new state of the creation
   */
  readonly create: (
    draft: CourseDraft,
    labels: DetailLabels,
    progress: Progress,
    record: (progress: Progress) => void,
  ) => Promise<string>;
}

function kindOf(course: CourseIdentity) {
  if (isAdmission(course)) return 'ADMISSION';
  return course.category === 'academic' ? 'ACADEMIC' : 'OTHER';
}

export function useCreateCourse(): CourseCreation {
  const client = useApolloClient();
  const [createCourse] = useCreateCourseMutation();
  const [createAdmissionCourse] = useCreateAdmissionCourseMutation();
  const [updateCourse] = useUpdateCourseMutation();
  const [updateAdmissionCourse] = useUpdateAdmissionCourseMutation();
  const [createSubject] = useCreateSubjectMutation();
  const [createUnit] = useCreateAdmissionUnitMutation();

  const findSame = async (course: CourseIdentity): Promise<readonly SameCourse[]> => {
    const variables = { kind: kindOf(course), search: course.title } as const;
    const { data } = await client.query({
      query: FindSameCoursesDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    return (
      data?.courseList?.nodes.filter(
        ({ title, courseCode }) => title === course.title && courseCode === course.classLevel,
      ) ?? []
    );
  };

  const names = async (isAdmissionCourse: boolean, id: string): Promise<ReadonlySet<string>> => {
    const options = { variables: { id }, fetchPolicy: 'network-only' } as const;
    const parts = isAdmissionCourse
      ? (await client.query({ query: CreatedAdmissionCourseDocument, ...options })).data
          ?.admissionCourseById?.units
      : (await client.query({ query: CreatedCourseDocument, ...options })).data?.course?.subjects;
    return new Set(parts?.map(({ name }) => name));
  };

  const createDraft = async (
    draft: CourseDraft,
    labels: DetailLabels,
  ): Promise<string | undefined> => {
    if (isAdmission(draft)) {
      const input = { ...admissionInputOf(draft, labels), status: 'DRAFT' } as const;
      return (await createAdmissionCourse({ variables: { input } })).data?.createAdmissionCourse
        .admissionCourse.id;
    }
    const input = { ...courseInputOf(draft, labels), status: 'DRAFT' } as const;
    return (await createCourse({ variables: { input } })).data?.createCourse.course.id;
  };

  const update = (id: string, draft: CourseDraft, labels: DetailLabels): Promise<unknown> =>
    isAdmission(draft)
      ? updateAdmissionCourse({ variables: { input: { id, ...admissionInputOf(draft, labels) } } })
      : updateCourse({ variables: { input: { id, ...courseInputOf(draft, labels) } } });

  const create: CourseCreation['create'] = async (
    draft,
    labels,
    { sent: sentBefore, createdId },
    record,
  ) => {
    const sentCourse = sentBefore ?? {
      title: draft.title.trim(),
      classLevel: draft.classLevel.trim(),
      category: draft.category,
    };
    let id = createdId;
    try {
      if (id) await update(id, draft, labels);
      else {
        record({ sent: sentCourse });
        id = await createDraft(draft, labels);
        if (!id) throw new Error('The response has no course.');
        record({ sent: sentCourse, createdId: id });
      }
    } catch (error) {
      // The course was deleted or rejected, so it does not exist.
      if (createdId ? errorCode(error) === 'NOT_FOUND' : serverMessage(error) !== null) record({});
      throw error;
    }
    const subjectNames = linesOf(draft.subjects);
    const present =
      createdId && subjectNames.length > 0
        ? await names(isAdmission(draft), id)
        : new Set<string>();
    for (const name of subjectNames) {
      if (present.has(name)) continue;
      if (isAdmission(draft)) await createUnit({ variables: { input: { courseId: id, name } } });
      else await createSubject({ variables: { input: { courseId: id, name } } });
    }
    if (draft.status === 'published') {
      await (isAdmission(draft) ? updateAdmissionCourse : updateCourse)({
        variables: { input: { id, status: 'PUBLISHED' } },
      });
    }
    return id;
  };

  return { findSame, create };
}
