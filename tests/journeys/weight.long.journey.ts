// The size of a first visit's scripts, gzip: fails for a page that exceeds its budget, and lists
// the loaded files.
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { demoStudent, logIn } from './person.ts';

/** Budgets and figures are in units of 1000 bytes. */
const KB = 1000;

/** Bytes of everything that a fresh visit to a page loads, gzip, by kind. */
async function weigh(
  page: Page,
  path: string,
): Promise<{ script: number; all: number; list: string }> {
  const loaded: { url: string; kind: string; bytes: number }[] = [];
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const read = async () => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const isPacked = /\.(woff2|png|jpe?g|webp)$/.test(new URL(response.url()).pathname);
      loaded.push({
        url: response.url(),
        kind: response.request().resourceType(),
        bytes: isPacked ? body.byteLength : gzipSync(body).byteLength,
      });
    };
    pending.push(read());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  const sum = (of: typeof loaded) => of.reduce((bytes, file) => bytes + file.bytes, 0);
  const list = loaded
    .sort((a, b) => b.bytes - a.bytes)
    .map((file) => `${(file.bytes / KB).toFixed(1)} kB ${file.kind} ${new URL(file.url).pathname}`)
    .join('\n');
  return { script: sum(loaded.filter((file) => file.kind === 'script')), all: sum(loaded), list };
}

const paths = [
  '/',
  '/courses/admission',
  '/courses/admission/du',
  '/courses/admission/du-a/years',
  '/courses/academic/class10',
  '/courses/academic/class10/class10-ssc',
  '/courses/academic/class11-12/class11-12-science/subject/chapter/class11-12-physics-1-02',
];

for (const lang of ['en', 'bn']) {
  for (const path of paths) {
    test(`a first visit to ${path} in ${lang} loads at most 235 kB of script and 375 kB in all`, async ({
      page,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('alokpath.lang', chosen), lang);
      const weight = await weigh(page, path);
      console.log(
        `${lang} ${path}: ${(weight.script / KB).toFixed(1)} kB script, ${(weight.all / KB).toFixed(1)} kB in all`,
      );
      expect(weight.script, weight.list).toBeLessThanOrEqual(235 * KB);
      expect(weight.all, weight.list).toBeLessThanOrEqual(375 * KB);
    });
  }
}

for (const lang of ['en', 'bn']) {
  test(`a first visit to an exam in ${lang} loads at most 260 kB of script`, async ({
    page,
    context,
  }) => {
    await logIn(page, demoStudent);
    await page.request.post('/graphql', {
      data: {
        query:
          'mutation { enroll(input: { courseId: "du", category: ADMISSION_PREP }) { message } }',
      },
    });
    const fresh = await context.newPage();
    await fresh.addInitScript((chosen) => localStorage.setItem('alokpath.lang', chosen), lang);
    await fresh.goto('about:blank');
    const client = await context.newCDPSession(fresh);
    await client.send('Network.clearBrowserCache');
    const weight = await weigh(fresh, '/exam/mcq-exam/du-a-2023-exam');
    console.log(
      `${lang} exam: ${(weight.script / KB).toFixed(1)} kB script, ${(weight.all / KB).toFixed(1)} kB in all`,
    );
    expect(weight.script, weight.list).toBeLessThanOrEqual(260 * KB);
  });
}
