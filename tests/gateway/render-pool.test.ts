// Formulas are rendered in worker threads: they do not block the event loop, and a deliberately
// slow one delays others only briefly.
import { afterAll, expect, test } from 'vitest';
import { RenderPool } from '../../gateway/src/modules/rich-text/render-pool.ts';
import { RichTextRenderer } from '../../gateway/src/modules/rich-text/rich-text.ts';

const pool = new RenderPool();
afterAll(() => pool.close());

test('while formulas are rendered, the event loop turns', async () => {
  const renderer = new RichTextRenderer(pool);
  // One batch, which would block the event loop for one turn if it were rendered here.
  const long = Array.from({ length: 16 }, (_, i) => `$${'\\sqrt{x} + '.repeat(150)}${i}$`);
  await pool.render({ kind: 'inline formula', source: 'x' });
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns += 1;
    if (!isDone) setTimeout(turn, 1);
  };
  turn();
  const html = await Promise.all(long.map((text) => renderer.text(text)));
  isDone = true;
  expect(html.every((text) => text.includes('class="katex"'))).toBe(true);
  expect(turns).toBeGreaterThan(20);
});

test('the same text is rendered once, also if it is requested again while it is rendered', async () => {
  let tasks = 0;
  const counting = new RichTextRenderer({
    render: async (task) => {
      tasks += 1;
      return pool.render(task);
    },
  });
  const [first, second] = await Promise.all([
    counting.text('$a$ and $b$'),
    counting.text('$a$ and $b$'),
  ]);
  expect(await counting.text('$a$ and $b$')).toBe(first);
  expect(second).toBe(first);
  expect(tasks).toBe(2);
});

test('a text without a formula needs no thread and no promise', () => {
  const renderer = new RichTextRenderer({ render: () => Promise.reject(new Error('not needed')) });
  expect(renderer.text('a < b\nc')).toBe('a &lt; b<br>c');
});

test('a formula that takes too long is shown as its source, and the other formulas of its text are rendered', async () => {
  const impatient = new RenderPool(1);
  const renderer = new RichTextRenderer({
    render: (task) =>
      task.source.startsWith('slow')
        ? impatient.render({ ...task, source: 'x'.repeat(3999) })
        : pool.render(task),
  });
  const html = await renderer.text('$slow < 1$ and $y$');
  expect(html).toContain('<span class="katex-error">slow &lt; 1</span> and <span class="katex">');
  await impatient.close();
});

test.each([
  ['inline formula', 4001],
  ['note', 2_000_001],
] as const)('a %s of %i characters is not even tried', async (kind, length) => {
  expect(await pool.render({ kind, source: 'x'.repeat(length) })).toBeUndefined();
});

test('a note that cannot be rendered is shown as text', async () => {
  const renderer = new RichTextRenderer({ render: async () => undefined });
  expect(await renderer.note('<p>$x$</p><script>')).toBe('&lt;p&gt;$x$&lt;/p&gt;&lt;script&gt;');
});
