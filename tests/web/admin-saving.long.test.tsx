// While a form of the admin pages is being saved, its fields cannot be changed: the form closes
// with the response, and what was typed meanwhile would be lost.
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Component as EditCampaignRoute } from '../../web/src/features/admin/campaigns/edit-campaign.route.tsx';
import {
  EditCampaignDocument,
  UpdateCampaignDocument,
} from '../../web/src/features/admin/campaigns/generated/campaign-editor.ts';
import { EditableOutlineDocument } from '../../web/src/features/admin/conflicts/generated/editable-content.ts';
import { Component as EditCourseRoute } from '../../web/src/features/admin/courses/edit-course.route.tsx';
import { EditCourseDocument } from '../../web/src/features/admin/courses/generated/edit-course.route.ts';
import { UpdateCourseDocument } from '../../web/src/features/admin/courses/generated/save-course.ts';
import { Component as EditExamRoute } from '../../web/src/features/admin/exams/edit-exam.route.tsx';
import {
  ExamEditorDocument,
  UpdateExamDocument,
} from '../../web/src/features/admin/exams/generated/exam-editor.route.ts';
import { UpdateSubjectDocument } from '../../web/src/features/admin/tree/generated/save-outline.ts';
import { SubjectDialog } from '../../web/src/features/admin/tree/outline-dialogs.tsx';
import { aCourse, admin } from './admin-courses-kit.ts';
import { usedBy } from './exam-usage-fixtures.ts';
import { editable, type Mock, renderPage } from './render.tsx';

afterEach(() => void vi.restoreAllMocks());

const DRAFT = 'alokpath.learning.draft.u1.edit.exam.e1';

const subject = { id: 's1', name: 'Physics', description: null, imageUrl: null };
const campaign = {
  __typename: 'Campaign',
  id: 'c1',
  title: 'Book fair',
  description: null,
  startDate: null,
  endDate: null,
  imageUrl: null,
  registeredCount: 0,
};
const course = {
  ...aCourse('c10', 'Science'),
  description: null,
  thumbnailUrl: null,
  totalDurationMonths: 10,
  averageRating: null,
  features: [],
  testimonials: [],
};
const exam = {
  __typename: 'Exam',
  id: 'e1',
  title: 'Vectors',
  type: 'WRITTEN',
  totalMarks: 5,
  timeLimitMinutes: 20,
  passingScorePercent: 40,
  negativeMarkingPercentage: 0,
  shuffle: 'OFF',
  startingDate: null,
  key: {
    __typename: 'ExamKey',
    questions: [],
    writtenQuestions: [
      {
        __typename: 'KeyWrittenQuestion',
        id: 'w1',
        text: 'Prove it.',
        answerGuidelines: null,
        solutionPdfUrl: null,
      },
    ],
  },
};

interface Form {
  readonly label: string;
  readonly open: (saving: Omit<Mock, 'request'>) => ReturnType<typeof renderPage>;
}

const forms: Record<string, Form> = {
  'a course': {
    label: 'Title',
    open: (saving) =>
      renderPage(<EditCourseRoute />, {
        viewer: admin,
        at: '/boss/courses/c10/details',
        path: '/boss/courses/:id/details',
        mocks: [
          {
            request: { query: EditCourseDocument, variables: { id: 'c10' } },
            result: { data: { editableCourse: editable({ course }) } },
            maxUsageCount: 9,
          },
          { request: { query: UpdateCourseDocument, variables: () => true }, ...saving },
        ],
      }),
  },
  'an exam': {
    label: 'Title',
    open: (saving) =>
      renderPage(<EditExamRoute />, {
        viewer: admin,
        at: '/boss/exams/e1',
        path: '/boss/exams/:id',
        mocks: [
          {
            request: { query: ExamEditorDocument, variables: { id: 'e1' } },
            result: { data: { editableContent: editable({ exam }) } },
            maxUsageCount: 9,
          },
          { ...usedBy({}), maxUsageCount: 9 },
          { request: { query: UpdateExamDocument, variables: () => true }, ...saving },
        ],
      }),
  },
  'a campaign': {
    label: 'Title',
    open: (saving) =>
      renderPage(<EditCampaignRoute />, {
        viewer: admin,
        at: '/boss/campaigns/c1',
        path: '/boss/campaigns/:id',
        mocks: [
          {
            request: { query: EditCampaignDocument, variables: { id: 'c1' } },
            result: { data: { editableCampaign: editable({ campaign, examCampaign: null }) } },
            maxUsageCount: 9,
          },
          { request: { query: UpdateCampaignDocument, variables: () => true }, ...saving },
        ],
      }),
  },
  'a subject': {
    label: 'Name',
    open: (saving) =>
      renderPage(<SubjectDialog courseId="c10" storedItem={subject} onDone={() => undefined} />, {
        viewer: admin,
        mocks: [
          {
            request: {
              query: EditableOutlineDocument,
              variables: { kind: 'SUBJECT', id: 's1' },
            },
            result: {
              data: {
                editableContent: editable({ title: 'Physics', summary: null, imageUrl: null }),
              },
            },
            maxUsageCount: 9,
          },
          { request: { query: UpdateSubjectDocument, variables: () => true }, ...saving },
        ],
      }),
  },
};

/** Browsers take the focus from an element that becomes inert; jsdom does not. */
function blurInert(field: HTMLElement): MutationObserver {
  const observer = new MutationObserver(() => field.closest('[inert]') && field.blur());
  observer.observe(document.body, { subtree: true, attributeFilter: ['inert'] });
  return observer;
}

it.each(Object.entries(forms))('%s cannot be changed while it is saved', async (_, form) => {
  const { user, router } = form.open({ delay: Number.POSITIVE_INFINITY });
  const field = (await screen.findByLabelText(form.label)) as HTMLInputElement;
  await user.type(field, ' one');
  const typed = field.value;
  const observer = blurInert(field);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(document.body));
  expect(field.closest('[inert]')).toBeTruthy();
  await user.keyboard(' two');
  expect(field.value).toBe(typed);
  observer.disconnect();

  // What was typed before is not stored yet.
  act(() => void router.navigate('/courses'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(field.value).toBe(typed);
});

it.each(Object.entries(forms))(
  '%s can be changed again, where it was left, after it could not be saved',
  async (_, form) => {
    const { user, router } = form.open({ error: new Error('down') });
    const field = (await screen.findByLabelText(form.label)) as HTMLInputElement;
    await user.type(field, ' one');
    const typed = field.value;
    const observer = blurInert(field);
    await user.keyboard('{Enter}');
    await screen.findByText('Something went wrong. Try again.');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.closest('[inert]')).toBeNull();
    observer.disconnect();
    await user.keyboard('!');
    expect(field.value).toBe(`${typed}!`);
    act(() => void router.navigate('/courses'));
    expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeTruthy();
  },
);

it('keeps the draft of an exam on the device until it is saved', async () => {
  const { user } = (forms['an exam'] as Form).open({ delay: Number.POSITIVE_INFINITY });
  const title = await screen.findByLabelText('Title');
  await user.type(title, ' one');
  await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('Vectors one'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(title.closest('[inert]')).toBeTruthy());
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(DRAFT)).toContain('Vectors one');
});
