/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AdminCourse_CourseFragment, AdminAdmissionCourse_CourseFragment } from './admin-courses.route.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One thing that a course offers. */
export type CourseFeatureInput = {
  /** The name of its icon: `video`, `note`, `exam`, `clock`, `certificate`, `support`, `language` or `offline`. */
  readonly icon: string;
  /** The text, 1 to 200 characters. */
  readonly text: string;
};

/** The status of a course, which decides who can see it. */
export type CourseStatus =
  /** Its students and admins. It is in no list, and nobody else can enrol. */
  | 'ARCHIVED'
  /** Only admins: it is being written. It has no students. */
  | 'DRAFT'
  /** Everybody: it is in all lists and open for enrolment. */
  | 'PUBLISHED';

/** A new admission course. */
export type CreateAdmissionCourseInput = {
  /** Average rating, 0 to 5. */
  readonly averageRating?: number | null | undefined;
  /** The code for its URLs, for example `du`: at most 80 lower-case letters, digits and hyphens. */
  readonly courseCode: string;
  /** A description of the test that it prepares for, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** The amount subtracted from the fee, in dollars; at most the fee. */
  readonly discount?: number;
  /** The duration of an enrolment, in months: 1 to 60. */
  readonly enrollmentDurationMonths?: number | null | undefined;
  /** The full fee in dollars, 0 to 100,000. */
  readonly fee: number;
  /** Its name, 1 to 200 characters. */
  readonly name: string;
  /** Its place in the list, from 0; left out: the last. */
  readonly position?: number | null | undefined;
  /** The status, which decides who can see it; left out: `PUBLISHED`. */
  readonly status?: CourseStatus | null | undefined;
  /** Opinions of former students, at most 20 entries. */
  readonly testimonials?: ReadonlyArray<TestimonialInput> | null | undefined;
  /** Address of the cover: `/media/…` or https, at most 500 characters. */
  readonly thumbnailUrl?: string | null | undefined;
};

/** A new course. */
export type CreateCourseInput = {
  /** Average rating, 0 to 5. */
  readonly averageRating?: number | null | undefined;
  /** The code it is grouped by, for example `class10`: at most 80 lower-case letters, digits and hyphens. */
  readonly courseCode: string;
  /** The kind of course: `academic` for classes 6 to 12, or another word of at most 80 lower-case letters, digits and hyphens. */
  readonly courseType: string;
  /** A description of the course, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** The amount subtracted from the price, in dollars; at most the price. */
  readonly discount?: number;
  /** The features of the course, at most 20 entries. */
  readonly features?: ReadonlyArray<CourseFeatureInput> | null | undefined;
  /** Its place in the list, from 0; left out: the last. */
  readonly position?: number | null | undefined;
  /** The full price in dollars, 0 to 100,000. */
  readonly price: number;
  /** The status, which decides who can see it; left out: `PUBLISHED`. */
  readonly status?: CourseStatus | null | undefined;
  /** Opinions of former students, at most 20 entries. */
  readonly testimonials?: ReadonlyArray<TestimonialInput> | null | undefined;
  /** Address of the cover: `/media/…` or https, at most 500 characters. */
  readonly thumbnailUrl?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title: string;
  /** The duration of the course, in months: 1 to 60. */
  readonly totalDurationMonths?: number | null | undefined;
};

/** The admission course to delete. */
export type DeleteAdmissionCourseInput = {
  /** Archives it with all below it, where students have something in it: their results stay. */
  readonly force?: boolean | null | undefined;
  /** The course's id. */
  readonly id: string;
};

/** The course to delete. */
export type DeleteCourseInput = {
  /** Archives it with all below it, where students have something in it: their results stay. */
  readonly force?: boolean | null | undefined;
  /** The course's id. */
  readonly id: string;
};

/** A former student's opinion of a course. */
export type TestimonialInput = {
  /** The year in which the student enrolled, 1971 to 2100. */
  readonly enrolledYear?: number | null | undefined;
  /** The student's words, 1 to 4,000 characters. */
  readonly review: string;
  /** The student's name, 1 to 200 characters. */
  readonly studentName: string;
};

/** Changes of an admission course: omitted fields stay unchanged, null clears a field. */
export type UpdateAdmissionCourseInput = {
  /** Average rating, 0 to 5. */
  readonly averageRating?: number | null | undefined;
  /** The code for its URLs, for example `du`: at most 80 lower-case letters, digits and hyphens. */
  readonly courseCode?: string | null | undefined;
  /** A description of the test that it prepares for, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** The amount subtracted from the fee, in dollars; at most the fee. */
  readonly discount?: number | null | undefined;
  /** The duration of an enrolment, in months: 1 to 60. */
  readonly enrollmentDurationMonths?: number | null | undefined;
  /** The full fee in dollars, 0 to 100,000. */
  readonly fee?: number | null | undefined;
  /** The course's id. */
  readonly id: string;
  /** Its name, 1 to 200 characters. */
  readonly name?: string | null | undefined;
  /** Its place in the list, from 0. */
  readonly position?: number | null | undefined;
  /** Its revision when it was opened, from `editableAdmissionCourse`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  readonly revision?: string | null | undefined;
  /** The status, which decides who can see it. A course with students cannot become a draft (`CONFLICT`). */
  readonly status?: CourseStatus | null | undefined;
  /** Opinions of former students, at most 20 entries; replaces the whole list. */
  readonly testimonials?: ReadonlyArray<TestimonialInput> | null | undefined;
  /** Address of the cover: `/media/…` or https, at most 500 characters. */
  readonly thumbnailUrl?: string | null | undefined;
};

/** Changes of a course: omitted fields stay unchanged, null clears a field. */
export type UpdateCourseInput = {
  /** Average rating, 0 to 5. */
  readonly averageRating?: number | null | undefined;
  /** The code it is grouped by, for example `class10`: at most 80 lower-case letters, digits and hyphens. */
  readonly courseCode?: string | null | undefined;
  /** The kind of course: `academic` for classes 6 to 12, or another word of at most 80 lower-case letters, digits and hyphens. */
  readonly courseType?: string | null | undefined;
  /** A description of the course, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** The amount subtracted from the price, in dollars; at most the price. */
  readonly discount?: number | null | undefined;
  /** The features of the course, at most 20 entries; replaces the whole list. */
  readonly features?: ReadonlyArray<CourseFeatureInput> | null | undefined;
  /** The course's id. */
  readonly id: string;
  /** Its place in the list, from 0. */
  readonly position?: number | null | undefined;
  /** The full price in dollars, 0 to 100,000. */
  readonly price?: number | null | undefined;
  /** Its revision when it was opened, from `editableCourse`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  readonly revision?: string | null | undefined;
  /** The status, which decides who can see it. A course with students cannot become a draft (`CONFLICT`). */
  readonly status?: CourseStatus | null | undefined;
  /** Opinions of former students, at most 20 entries; replaces the whole list. */
  readonly testimonials?: ReadonlyArray<TestimonialInput> | null | undefined;
  /** Address of the cover: `/media/…` or https, at most 500 characters. */
  readonly thumbnailUrl?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title?: string | null | undefined;
  /** The duration of the course, in months: 1 to 60. */
  readonly totalDurationMonths?: number | null | undefined;
};

export type CreateCourseMutationVariables = Exact<{
  input: CreateCourseInput;
}>;


export type CreateCourseMutation = { readonly createCourse: { readonly course: AdminCourse_CourseFragment } };

export type UpdateCourseMutationVariables = Exact<{
  input: UpdateCourseInput;
}>;


export type UpdateCourseMutation = { readonly updateCourse: { readonly course: (
      { readonly description: string | null, readonly thumbnailUrl: string | null, readonly totalDurationMonths: number | null, readonly averageRating: number | null, readonly features: ReadonlyArray<{ readonly icon: string, readonly text: string }>, readonly testimonials: ReadonlyArray<{ readonly studentName: string, readonly enrolledYear: number | null, readonly review: string }> }
      & AdminCourse_CourseFragment
    ) } };

export type DeleteCourseMutationVariables = Exact<{
  input: DeleteCourseInput;
}>;


export type DeleteCourseMutation = { readonly deleteCourse: { readonly deletedId: string } };

export type CreateAdmissionCourseMutationVariables = Exact<{
  input: CreateAdmissionCourseInput;
}>;


export type CreateAdmissionCourseMutation = { readonly createAdmissionCourse: { readonly admissionCourse: AdminAdmissionCourse_CourseFragment } };

export type UpdateAdmissionCourseMutationVariables = Exact<{
  input: UpdateAdmissionCourseInput;
}>;


export type UpdateAdmissionCourseMutation = { readonly updateAdmissionCourse: { readonly admissionCourse: (
      { readonly description: string | null, readonly thumbnailUrl: string | null, readonly enrollmentDurationMonths: number | null, readonly averageRating: number | null, readonly testimonials: ReadonlyArray<{ readonly studentName: string, readonly enrolledYear: number | null, readonly review: string }> }
      & AdminAdmissionCourse_CourseFragment
    ) } };

export type DeleteAdmissionCourseMutationVariables = Exact<{
  input: DeleteAdmissionCourseInput;
}>;


export type DeleteAdmissionCourseMutation = { readonly deleteAdmissionCourse: { readonly deletedId: string } };


export const CreateCourseDocument = {"__meta__":{"hash":"a6555a4a10be1def78f0decb62889e196463b8dc3d8c4f9e2bb05f69c22d475e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCourse_course"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCourse_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"examCount"}},{"kind":"Field","name":{"kind":"Name","value":"isComingSoon"}}]}}]} as unknown as DocumentNode<CreateCourseMutation, CreateCourseMutationVariables>;
export const UpdateCourseDocument = {"__meta__":{"hash":"36e2bf01195c17361758a4cc5b4a4e59f9452756320b95260b831fd0026fb678"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCourse_course"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"totalDurationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"testimonials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledYear"}},{"kind":"Field","name":{"kind":"Name","value":"review"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCourse_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"examCount"}},{"kind":"Field","name":{"kind":"Name","value":"isComingSoon"}}]}}]} as unknown as DocumentNode<UpdateCourseMutation, UpdateCourseMutationVariables>;
export const DeleteCourseDocument = {"__meta__":{"hash":"31faa7775a2ba77ef1d0c6d3fa920b9500fa53419162d4563ef2b6efd291fe28"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteCourseMutation, DeleteCourseMutationVariables>;
export const CreateAdmissionCourseDocument = {"__meta__":{"hash":"a4ad9f61e497ddec839f76c3d1a691bce222116de5b886b0027dfd58563e0f19"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAdmissionCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAdmissionCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAdmissionCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAdmissionCourse_course"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminAdmissionCourse_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdmissionCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"examCount"}},{"kind":"Field","name":{"kind":"Name","value":"isComingSoon"}}]}}]} as unknown as DocumentNode<CreateAdmissionCourseMutation, CreateAdmissionCourseMutationVariables>;
export const UpdateAdmissionCourseDocument = {"__meta__":{"hash":"6b14b018b04df777cf02652477729d48b9edce4913c525ce50743bcceafc5dd7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAdmissionCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAdmissionCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAdmissionCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAdmissionCourse_course"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"enrollmentDurationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"testimonials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledYear"}},{"kind":"Field","name":{"kind":"Name","value":"review"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminAdmissionCourse_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdmissionCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"examCount"}},{"kind":"Field","name":{"kind":"Name","value":"isComingSoon"}}]}}]} as unknown as DocumentNode<UpdateAdmissionCourseMutation, UpdateAdmissionCourseMutationVariables>;
export const DeleteAdmissionCourseDocument = {"__meta__":{"hash":"8f07c1a9faa199abd56e36443e07ce1866c85ba9522ae6bfe86aeae97ec86110"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAdmissionCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAdmissionCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAdmissionCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteAdmissionCourseMutation, DeleteAdmissionCourseMutationVariables>;
export const useCreateCourseMutation = (options?: useMutation.Options<CreateCourseMutation, CreateCourseMutationVariables>) => useMutation<CreateCourseMutation, CreateCourseMutationVariables>(CreateCourseDocument, options);
export const useUpdateCourseMutation = (options?: useMutation.Options<UpdateCourseMutation, UpdateCourseMutationVariables>) => useMutation<UpdateCourseMutation, UpdateCourseMutationVariables>(UpdateCourseDocument, options);
export const useDeleteCourseMutation = (options?: useMutation.Options<DeleteCourseMutation, DeleteCourseMutationVariables>) => useMutation<DeleteCourseMutation, DeleteCourseMutationVariables>(DeleteCourseDocument, options);
export const useCreateAdmissionCourseMutation = (options?: useMutation.Options<CreateAdmissionCourseMutation, CreateAdmissionCourseMutationVariables>) => useMutation<CreateAdmissionCourseMutation, CreateAdmissionCourseMutationVariables>(CreateAdmissionCourseDocument, options);
export const useUpdateAdmissionCourseMutation = (options?: useMutation.Options<UpdateAdmissionCourseMutation, UpdateAdmissionCourseMutationVariables>) => useMutation<UpdateAdmissionCourseMutation, UpdateAdmissionCourseMutationVariables>(UpdateAdmissionCourseDocument, options);
export const useDeleteAdmissionCourseMutation = (options?: useMutation.Options<DeleteAdmissionCourseMutation, DeleteAdmissionCourseMutationVariables>) => useMutation<DeleteAdmissionCourseMutation, DeleteAdmissionCourseMutationVariables>(DeleteAdmissionCourseDocument, options);