// Clocks within a line: the text for screen readers, and the digits on the screen.
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SteadyDigits } from '../../web/src/ui/content/steady-digits.tsx';
import { renderPage } from './render.tsx';

/** The texts of the parts that are visible but hidden from screen readers. */
const drawn = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-hidden] span span')].map((box) => box.textContent);

it('draws only the digits of a Bengali clock in boxes of their own', () => {
  const { container } = renderPage(<SteadyDigits>ঢাবি ২০২৩: ৪০:০৫ বাকি</SteadyDigits>);
  expect(drawn(container)).toEqual(['৪', '০', ':', '০', '৫']);
  const [read] = container.querySelectorAll('span:not([aria-hidden] *)');
  expect(read?.textContent, 'in one piece for screen readers').toBe('ঢাবি ২০২৩: ৪০:০৫ বাকি');
});

it('does not change a line without such a clock', () => {
  for (const line of ['40:05 left', '২০২৩ সাল: বাকি ৩ দিন']) {
    const { container } = render(<SteadyDigits>{line}</SteadyDigits>);
    expect(container.innerHTML).toBe(line);
  }
});
