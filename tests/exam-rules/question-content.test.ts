// Identity of questions.
import { normalizeText, questionContent } from '@alokpath/exam-rules/question-content';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('white space around a text is removed, as by btrim in SQL, and no other character', () => {
  const anyText = fc
    .array(fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', 'x', 'ক'), { maxLength: 8 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normalizeText(text)).toBe(text.replace(/^[ \t\n\r]+/, '').replace(/[ \t\n\r]+$/, ''));
    }),
  );
});

// A regular expression took 100 ms for each text of 4,000 characters.
test('long texts are compared in linear time', () => {
  const text = `x${' '.repeat(50_000)}y`;
  const startedAt = performance.now();
  expect(questionContent(text, [text]).length).toBe(2 * text.length + 1);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});
