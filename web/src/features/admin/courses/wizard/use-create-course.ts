/**
 * Creates the course of the wizard: first the course as a draft, then its subjects or units, at last its status. What has been done is
 * looked up before each step, so that nothing is created twice when a step is repeated, also if the response of a step was lost.
 */
import { useApolloClient } from '@apollo/client/react';
import { useCreateAdmissionUnitMutation } from '../../tree/generated/save-admission.ts';
import { useCreateSubjectMutation } from '../../tree/generated/save-outline.ts';
import {
  useCreateAdmissionCourseMutation,
  useCreateCourseMutation,
  useUpdateAdmissionCourseMutation,
  useUpdateCourseMutation,
} from '../generated/save-course.ts';
import { admissionInputOf, type CourseDraft, courseInputOf, type DetailLabels, linesOf } from './course-draft.ts';
import { CreatedAdmissionCourseDocument, CreatedCourseDocument, FindCourseDraftsDocument } from './generated/created-course.ts';

/** Resolves with the course's id. @param isRepeated whether an attempt before may have created the course */
export function useCreateCourse(): (draft: CourseDraft, labels: DetailLabels, isRepeated: boolean) => Promise<string> {
  const client = useApolloClient();
  const [createCourse] = useCreateCourseMutation();
  const [createAdmissionCourse] = useCreateAdmissionCourseMutation();
  const [updateCourse] = useUpdateCourseMutation();
  const [updateAdmissionCourse] = useUpdateAdmissionCourseMutation();
  const [createSubject] = useCreateSubjectMutation();
  const [createUnit] = useCreateAdmissionUnitMutation();

  /** A draft with the same title and code: what an attempt before has created. */
  const findCreated = async ({ title, classLevel, category }: CourseDraft): Promise<string | undefined> => {
    const kind = category === 'admissionPrep' ? 'ADMISSION' : category === 'academic' ? 'ACADEMIC' : 'OTHER';
    const variables = { kind, search: title.trim() } as const;
    const { data } = await client.query({ query: FindCourseDraftsDocument, variables, fetchPolicy: 'network-only' });
    return data?.courseList?.nodes.find((course) => course.title === title.trim() && course.courseCode === classLevel.trim())?.id;
  };

  const names = async (isAdmission: boolean, id: string): Promise<ReadonlySet<string>> => {
    const options = { variables: { id }, fetchPolicy: 'network-only' } as const;
    const parts = isAdmission
      ? (await client.query({ query: CreatedAdmissionCourseDocument, ...options })).data?.admissionCourseById?.units
      : (await client.query({ query: CreatedCourseDocument, ...options })).data?.course?.subjects;
    return new Set(parts?.map(({ name }) => name));
  };

  return async (draft, labels, isRepeated) => {
    const isAdmission = draft.category === 'admissionPrep';
    let id = isRepeated ? await findCreated(draft) : undefined;
    if (isAdmission) {
      const input = admissionInputOf(draft, labels);
      if (id) await updateAdmissionCourse({ variables: { input: { id, ...input } } });
      else
        id = (await createAdmissionCourse({ variables: { input: { ...input, status: 'DRAFT' } } })).data?.createAdmissionCourse
          .admissionCourse.id;
    } else {
      const input = courseInputOf(draft, labels);
      if (id) await updateCourse({ variables: { input: { id, ...input } } });
      else id = (await createCourse({ variables: { input: { ...input, status: 'DRAFT' } } })).data?.createCourse.course.id;
    }
    if (!id) throw new Error('The response has no course.');
    const wanted = linesOf(draft.subjects);
    const present = isRepeated && wanted.length > 0 ? await names(isAdmission, id) : new Set<string>();
    for (const name of wanted) {
      if (present.has(name)) continue;
      if (isAdmission) await createUnit({ variables: { input: { courseId: id, name } } });
      else await createSubject({ variables: { input: { courseId: id, name } } });
    }
    if (draft.status === 'published') {
      await (isAdmission ? updateAdmissionCourse : updateCourse)({ variables: { input: { id, status: 'PUBLISHED' } } });
    }
    return id;
  };
}
