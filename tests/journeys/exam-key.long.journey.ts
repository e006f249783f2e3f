// The browser's tools show no answer key during an exam: it is not in the network traffic, not in
// storage, not in memory.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page, type Response } from '@playwright/test';
import { parseAllDocuments, visit } from 'yaml';
import {
  choose,
  expectReceipt,
  KEY_CANARY,
  openExam,
  scrollToQuestions,
  submit,
  test,
  waitUntilSaved,
} from './exam-kit.ts';

/** All that the browser receives from here on. */
function listen(context: BrowserContext): () => Promise<{ url: string; text: string }[]> {
  const texts: Promise<{ url: string; text: string }>[] = [];
  context.on('response', (response: Response) => {
    const headers = JSON.stringify(response.headers());
    // Redirects and aborted requests have no body.
    texts.push(
      response.text().then(
        (body) => ({ url: response.url(), text: headers + body }),
        () => ({ url: response.url(), text: headers }),
      ),
    );
  });
  return () => Promise.all(texts);
}

/** Everything that the browser stores: IndexedDB, local and session storage, caches. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const stores: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        stores.push(
          name,
          store,
          await resultOf(database.transaction(store).objectStore(store).getAll()),
        );
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        stores.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(stores);
  });
}

/** Every string of the page's memory, Apollo's cache among them. */
async function memory(context: BrowserContext, page: Page): Promise<string> {
  const tools = await context.newCDPSession(page);
  const chunks: string[] = [];
  tools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await tools.detach();
  return chunks.join('');
}

test('no part of the key is in the browser before the submission; afterwards the review has it', async ({
  exam,
  student,
}) => {
  const received = listen(student);
  const page = await openExam(student, exam);
  await choose(page, 1, 'b');
  await choose(page, 2, 'a');
  await waitUntilSaved(page);

  const responses = (await received()).filter(({ url }) => url.endsWith('/graphql'));
  // The paper itself is encrypted: tests/gateway/encrypted-papers.test.ts reads it, and here memory
  // and storage have it.
  expect(responses.some(({ text }) => text.includes('"startExam"'))).toBe(true);
  for (const { text } of responses) expect(text).not.toMatch(/"isCorrect"\s*:/);
  for (const { url, text } of await received()) expect(text.includes(KEY_CANARY), url).toBe(false);
  const storage = await storedText(page);
  expect(storage).toContain('Question 1');
  expect(storage).not.toMatch(new RegExp(`${KEY_CANARY}|isCorrect`));
  const strings = await memory(student, page);
  expect(strings).toContain('Question 1');
  expect(strings.includes(KEY_CANARY)).toBe(false);

  await submit(page);
  await expectReceipt(page);
  const { viewer } = (
    await (await student.request.post('/graphql', { data: { query: '{ viewer { id } }' } })).json()
  ).data;
  await page.goto(`/exam/result/${viewer.id}/${exam.id}`);
  await scrollToQuestions(page);
  await expect(page.getByText(`${KEY_CANARY} 1`)).toBeVisible();
  expect((await received()).some(({ text }) => text.includes(KEY_CANARY))).toBe(true);
  expect((await memory(student, page)).includes(KEY_CANARY)).toBe(true);
});

test('the browser build contains no explanation of the demonstration', () => {
  const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const files = (path: string) =>
    readdirSync(folder(path), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder(path)}/${name}`,
    );
  const explanations: string[] = [];
  for (const file of files('backend/demo').filter((name) => name.endsWith('.yaml'))) {
    for (const document of parseAllDocuments(readFileSync(file, 'utf8'))) {
      visit(document, {
        Pair: (_, { key, value }) => {
          if (String(key) === 'explanation') explanations.push(String(value).slice(0, 60));
        },
      });
    }
  }
  expect(explanations.length).toBeGreaterThan(100);
  const built = files('web/dist').filter((name) => /\.(js|html|json|css|webmanifest)$/.test(name));
  expect(built.length).toBeGreaterThan(10);
  const everything = built.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(explanations.filter((text) => text.length > 20 && everything.includes(text))).toEqual([]);
});
