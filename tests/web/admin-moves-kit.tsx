/** A course whose content is moved: its pages, and the requests of a move. */
import { screen } from '@testing-library/react';
import { CopyTargetSubjectsDocument } from '../../web/src/features/admin/tree/copy/generated/copy-content.ts';
import { Component as CourseContentRoute } from '../../web/src/features/admin/tree/course-content.route.tsx';
import { ArchivedContentDocument } from '../../web/src/features/admin/tree/generated/branch-actions.ts';
import {
  CourseContentDocument,
  SubjectContentDocument,
} from '../../web/src/features/admin/tree/generated/course-content.route.ts';
import {
  MoveContentDocument,
  PlaceOfContentDocument,
} from '../../web/src/features/admin/tree/move/generated/move-content.ts';
import { aViewer, type Mock, renderPage } from './render.tsx';

const viewer = { __typename: 'Viewer', id: 'u1', hasContentMoves: true };
const none = { lessonCount: 0, noteCount: 0, examCount: 0 };
const NAMES = { s1: 'Physics', s2: 'Biology', s3: 'Chemistry' };
export const always = { maxUsageCount: Number.POSITIVE_INFINITY };

/** The course, with the capabilities of its server. */
const courseOn = (hasContentMoves: boolean): Mock => ({
  request: { query: CourseContentDocument, variables: { id: 'c10' } },
  result: {
    data: {
      viewer: { ...viewer, hasContentMoves },
      course: {
        __typename: 'Course',
        id: 'c10',
        title: 'Science',
        courseCode: 'class10',
        courseType: 'academic',
        exams: [],
        units: [
          {
            __typename: 'AcademicUnit',
            id: 'q1',
            name: 'Model tests',
            description: null,
            exams: [],
          },
        ],
        subjects: Object.entries(NAMES).map(([id, name]) => ({
          __typename: 'Subject',
          id,
          name,
          description: null,
          imageUrl: null,
          ...none,
        })),
      },
    },
  },
  ...always,
});

/** The same in all tests: subjects as targets, and an empty archive. */
const course: Mock[] = [
  {
    request: { query: ArchivedContentDocument, variables: { courseId: 'c10' } },
    result: {
      data: {
        archivedContent: {
          __typename: 'ArchivedContentConnection',
          totalCount: 0,
          endCursor: null,
          nodes: [],
        },
      },
    },
    ...always,
  },
  {
    request: { query: CopyTargetSubjectsDocument, variables: { courseId: 'c10' } },
    result: {
      data: {
        viewer,
        course: {
          __typename: 'Course',
          id: 'c10',
          subjects: Object.entries(NAMES).map(([id, name]) => ({
            __typename: 'Subject',
            id,
            name,
          })),
        },
      },
    },
    ...always,
  },
];

export const reading = (...titles: string[]): Mock => readingOf('s1', ...titles);

export const readingOf = (id: string, ...titles: string[]): Mock => ({
  request: { query: SubjectContentDocument, variables: { id } },
  result: {
    data: {
      viewer,
      subject: {
        __typename: 'Subject',
        id,
        exams: [],
        chapters: titles.map((title) => ({
          __typename: 'Chapter',
          id: title,
          title,
          summary: null,
          ...none,
        })),
      },
    },
  },
});

/** The chapter is in a subject, in its newest revision. */
export const placeIn = (parentId: keyof typeof NAMES, revision: string): Mock => ({
  request: { query: PlaceOfContentDocument, variables: { kind: 'CHAPTER', id: 'Light' } },
  result: {
    data: {
      editableContent: {
        __typename: 'EditableContent',
        id: 'Light',
        revision,
        parentId,
        parentTitle: NAMES[parentId],
        changedBy: 'Nasrin',
        changedAt: '2026-03-01T04:32:00.000Z',
      },
    },
  },
});

export const moving = (parentId: string, revision: string, input: object = {}): Mock => ({
  request: {
    query: MoveContentDocument,
    variables: {
      input: { kind: 'CHAPTER', id: 'Light', parentId, position: null, revision, ...input },
    },
  },
  result: {
    data: {
      moveContent: { __typename: 'MoveContentPayload', movedId: 'Light', previousPosition: 1 },
    },
  },
});

export async function openSubject(...mocks: Mock[]) {
  return openSubjectOn(true, ...mocks);
}

export async function openSubjectOn(hasContentMoves: boolean, ...mocks: Mock[]) {
  const page = renderPage(<CourseContentRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/courses/c10',
    path: '/boss/courses/:id',
    mocks: [courseOn(hasContentMoves), ...course, ...mocks],
  });
  await page.user.click(await screen.findByRole('button', { name: /^Physics/ }));
  await screen.findByRole('button', { name: /^Light/ });
  return page;
}
