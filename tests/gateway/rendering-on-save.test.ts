// Saved texts are rendered at once in the background, before their first read.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RenderPool } from '../../gateway/src/modules/rich-text/render-pool.ts';
import { waitOptions } from '../wait-options.ts';
import { aContent, aLesson, aMultiSubjectExam, anAdmin, anExam } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const render = vi.spyOn(RenderPool.prototype, 'render');
afterEach(() => void render.mockClear());

const mcq = (formula: string) => ({
  _id: 'q1',
  question: `$${formula}_1$`,
  explanation: `$${formula}_2$`,
  points: 1,
  options: [{ _id: 'a', text: `$${formula}_3$`, isCorrect: true }],
});
const written = [{ _id: 'w1', questionText: '$w_1$', answerGuidelines: '$w_2$', points: 1 }];
const three = (formula: string) => [`${formula}_1`, `${formula}_2`, `${formula}_3`];

describe('saving', () => {
  const { executeAsStudent: executeAsAdmin, upstream } = useGateway();

  test.each([
    [
      'a lesson',
      'updateLesson(input: { id: "i" }) { lesson { id } }',
      '/course/lesson/i',
      aLesson({ content: '<p>$l$</p>' }),
      ['l'],
    ],
    [
      'a note',
      'updateContent(input: { id: "i" }) { content { id } }',
      '/course/content/i',
      aContent({ contentDetails: '<p>$n$</p>' }),
      ['n'],
    ],
    [
      'an exam',
      'updateExam(input: { id: "i" }) { exam { id } }',
      '/examcreation/i',
      anExam({ mcqs: [mcq('e')], written }),
      [...three('e'), 'w_1', 'w_2'],
    ],
    [
      'a paper',
      'updateMultiSubjectExam(input: { id: "i" }) { exam { id } }',
      '/multisubjectexams/mcqs/i',
      aMultiSubjectExam({ subjects: [{ _id: 's1', subjectName: 'Physics', mcqs: [mcq('p')] }] }),
      three('p'),
    ],
  ])('%s renders its formulas', async (_, write, path, stored, formulas) => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('PUT', path, stored);
    dataOf(await executeAsAdmin(`mutation { ${write} }`));
    await vi.waitFor(() => {
      const sources = render.mock.calls
        .map(([task]) => task)
        .filter(({ kind }) => kind === 'inline formula');
      expect(new Set(sources.map(({ source }) => source))).toEqual(new Set(formulas));
    }, waitOptions);
  });
});
