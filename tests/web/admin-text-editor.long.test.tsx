// The pages that write lessons and notes.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Component as EditLessonRoute } from '../../web/src/features/admin/editor/edit-lesson.route.tsx';
import {
  CreateLessonDocument,
  LessonEditorDocument,
  NewTextChapterDocument,
} from '../../web/src/features/admin/editor/generated/text-editor.ts';
import { Component as NewLessonRoute } from '../../web/src/features/admin/editor/new-lesson.route.tsx';
import { UpdateLessonDocument } from '../../web/src/features/admin/tree/generated/save-lesson.ts';
import { editable, type Mock, renderPage } from './render.tsx';
import {
  admin,
  editNote,
  fakeLayout,
  paste,
  readingNote,
  savingNote,
  viewer,
} from './text-editor.tsx';

// The math field needs a browser.
vi.mock('../../web/src/features/admin/formulas/dialog/math-field.tsx', () => ({
  default: () => null,
}));

beforeAll(fakeLayout);

const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';
const SOURCE = '<p>Sum: $a+b$</p>\n<table>\n <tr><td>1</td></tr>\n</table>';

const aLesson = (more: object = {}) => ({
  __typename: 'Lesson',
  id: 'l1',
  title: 'Sums',
  durationMinutes: 12,
  videoUrl: null,
  source: SOURCE,
  examIds: [],
  exams: [],
  chapter: {
    __typename: 'Chapter',
    id: 'ch1',
    exams: [{ __typename: 'Exam', id: 'e1', title: 'Quiz' }],
  },
  ...more,
});
const reading = (lesson: object | null): Mock => ({
  request: { query: LessonEditorDocument, variables: { id: 'l1' } },
  result: { data: { editableContent: editable({ lesson }) } },
});
const saving = (changes: object): Mock => ({
  request: {
    query: UpdateLessonDocument,
    variables: { input: { id: 'l1', revision: '7', ...changes } },
  },
  result: {
    data: {
      updateLesson: {
        __typename: 'UpdateLessonPayload',
        lesson: { ...aLesson(changes), videoId: null, body: '', chapter: undefined },
      },
    },
  },
});
const unchanged = { title: 'Sums', videoUrl: null, durationMinutes: 12, examIds: [] };

const editLesson = (...mocks: Mock[]) =>
  renderPage(<EditLessonRoute />, {
    viewer: admin,
    at: '/boss/lessons/l1?returnTo=%2Fboss%2Fcourses%2Fc10',
    path: '/boss/lessons/:id',
    mocks,
  });
it('shows a stored lesson with its formulas, and does not touch its text when other fields are saved', async () => {
  const { user } = editLesson(
    reading(aLesson()),
    reading(aLesson()),
    saving({ ...unchanged, durationMinutes: 15 }),
  );
  const box = await screen.findByRole('textbox', { name: 'Text' });
  expect(box.querySelector('.katex')).toBeTruthy();
  await user.clear(screen.getByLabelText('Minutes'));
  await user.type(screen.getByLabelText('Minutes'), '১৫');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
});

it('writes a new lesson with a formula, its video and an exam', async () => {
  const source = '<p>Area: $\\pi r^2$</p>';
  const chapter = {
    __typename: 'Chapter',
    id: 'ch1',
    title: 'Circles',
    exams: [{ __typename: 'Exam', id: 'e1', title: 'Quiz' }],
  };
  const { user } = renderPage(<NewLessonRoute />, {
    viewer: admin,
    at: '/boss/lessons/new?chapterId=ch1',
    path: '/boss/lessons/new',
    mocks: [
      {
        request: { query: NewTextChapterDocument, variables: { id: 'ch1' } },
        result: { data: { viewer, chapter } },
      },
      {
        request: {
          query: CreateLessonDocument,
          variables: {
            input: {
              chapterId: 'ch1',
              title: 'Area',
              source,
              videoUrl: VIDEO,
              durationMinutes: null,
              examIds: ['e1'],
            },
          },
        },
        result: {
          data: {
            createLesson: {
              __typename: 'CreateLessonPayload',
              lesson: { __typename: 'Lesson', id: 'l9' },
            },
          },
        },
      },
    ],
  });
  await user.type(await screen.findByLabelText('Title'), 'Area');
  await user.type(screen.getByLabelText('Video on YouTube'), 'youtube');
  expect(screen.queryByRole('region', { name: 'Video' })).toBeNull();
  await user.clear(screen.getByLabelText('Video on YouTube'));
  await user.type(screen.getByLabelText('Video on YouTube'), VIDEO);
  expect(within(screen.getByRole('region', { name: 'Video' })).getByText('Area')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Quiz' }));
  await paste({ 'text/plain': 'Area: ' });

  await user.click(screen.getByRole('button', { name: 'Formula' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a formula' }));
  await user.click(dialog.getByRole('button', { name: 'LaTeX' }));
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(dialog.getByText('Write a formula.')).toBeTruthy();
  await user.click(dialog.getByLabelText('Formula as LaTeX'));
  await user.paste('\\pi r^');
  expect(await dialog.findByText(/This formula cannot be read/)).toBeTruthy();
  await user.paste('2');
  await waitFor(() => expect(dialog.queryByText(/This formula cannot be read/)).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(
    screen.getByRole('group', { name: 'As students see it' }).querySelector('.katex'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
});

it('keeps the structure of a text pasted from Word, and shows what could not be imported', async () => {
  const word =
    '<html xmlns:m="x"><body><!--StartFragment--><h1 style="color:#2F5496">Work</h1><p class=MsoNormal><b>W</b><span lang=EN-US>ork</span></p>' +
    '<p class=MsoListParagraph style="text-indent:-.25in;mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">1.<span>&nbsp; </span></span><![endif]>one</p>' +
    '<!--[if gte msEquation 12]><m:oMath><m:r>x</m:r></m:oMath><![endif]--><![if !msEquation]><img src="file:///C:/a.png"><![endif]><!--EndFragment--></body></html>';
  const source = '<h2>Work</h2>\n<p><strong>W</strong>ork</p>\n<ol><li>one</li></ol>';
  const { user } = editNote(
    readingNote(''),
    readingNote(''),
    savingNote({ title: 'Rules', source }),
  );
  await paste({ 'text/html': word });
  expect(
    await screen.findByText(
      '1 formula of Word could not be pasted. Write it again with the Formula button.',
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
});

it('opens a text that the editor cannot represent as HTML', async () => {
  const source = '<dl><dt>a</dt></dl>';
  const { user } = editNote(
    readingNote(source),
    readingNote(source),
    savingNote({ title: 'Rules', source: `${source}<p>b</p>` }),
  );
  const box = await screen.findByRole('textbox', { name: 'Text' });
  expect(box).toHaveProperty('value', source);
  expect(screen.getByText(/edited as HTML, so that nothing is lost/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Write' }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', source);
  await user.type(screen.getByRole('textbox', { name: 'Text' }), '<p>b</p>');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
});

it('has one stop for the Tab key in its toolbar, and arrow keys between the tools', async () => {
  const { user } = editNote(readingNote('<p>a</p>'));
  const bar = await screen.findByRole('toolbar', { name: 'Format' });
  expect(bar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  screen.getByRole('combobox', { name: 'Paragraph style' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bold' }));
  expect(bar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Table' }));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Delete the row' })).toBeTruthy();
});

it('offers unsaved changes again, and deletes them after they are saved', async () => {
  const first = editNote(readingNote('<p>a</p>'));
  await paste({ 'text/plain': 'new' });
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('new'));
  first.unmount();

  const changed = { title: 'Rules', source: '<p>newa</p>' };
  const { user } = editNote(readingNote('<p>a</p>'), readingNote('<p>a</p>'), savingNote(changed));
  expect(await screen.findByText(/This device has changes that were not saved/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue with these changes' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

it('discards the changes that were not saved', async () => {
  const first = editNote(readingNote('<p>a</p>'));
  await paste({ 'text/plain': 'new' });
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('new'));
  first.unmount();
  const { user } = editNote(readingNote('<p>a</p>'));
  await user.click(await screen.findByRole('button', { name: 'Discard them' }));
  expect((await screen.findByRole('textbox', { name: 'Text' })).textContent).toBe('a');
});

it('shows both versions if another user has saved, and overwrites the other only after a confirmation', async () => {
  const { user } = editNote(
    readingNote('<p>a</p>'),
    readingNote('<p>theirs</p>', 'Other'),
    readingNote('<p>theirs</p>', 'Other'),
    readingNote('<p>theirs</p>', 'Other'),
    savingNote({ title: 'Rules', source: '<p>minea</p>' }),
  );
  await paste({ 'text/plain': 'mine' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
  expect(dialog.getByRole('group', { name: 'The other version' }).textContent).toContain('theirs');
  expect(dialog.getByRole('group', { name: 'Your version' }).textContent).toContain('minea');
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save mine in its place' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
});

it('shows a message if the lesson does not exist', async () => {
  editLesson(reading(null));
  expect(
    await screen.findByText('This lesson, note or chapter does not exist any more.'),
  ).toBeTruthy();
});

it('offers an exam that the lesson lists from the chapter where it was before', async () => {
  const exams = [{ __typename: 'Exam', id: 'e9', title: 'Old quiz' }];
  const moved = aLesson({ examIds: ['e9'], exams });
  const { user } = editLesson(
    reading(moved),
    reading(moved),
    saving({ ...unchanged, examIds: ['e1', 'e9'] }),
  );
  const old = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Old quiz' });
  expect(old.checked).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Quiz' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
});
