// The page for front-end developers at /graphql: the documented schema and a query that runs, also
// without internet.
import { expect, test } from '@playwright/test';

test('without internet /graphql opens GraphiQL, which runs a query on the real content', async ({
  page,
}) => {
  await page.route('https://*.apollographql.com/**', (route) => route.abort());
  await page.goto('/graphql');
  await expect(page).toHaveURL('/graphiql/');
  // GraphiQL accepts the click before its editor contains the query, so the click is repeated until
  // it has.
  await expect(async () => {
    await page.getByRole('button', { name: /Execute/ }).click();
    await expect(page.locator('.result-window')).toContainText('"courseCode": "buet"', {
      timeout: 2000,
    });
  }).toPass({ timeout: 120_000 });
});

test('GraphiQL fills the response of one example into the variables of a later one', async ({
  page,
}) => {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON();
    if (operationName !== 'BeginExam') return route.continue();
    const paper = { questions: [{ id: 'question-1', options: [{ id: 'option-1' }] }] };
    await route.fulfill({
      json: { data: { startExam: { ticket: { token: 'ticket-1' }, paper } } },
    });
  });
  await page.goto('/graphiql/');
  await expect(page.locator('.graphiql-query-editor')).toContainText('AdmissionCourses');
  const run = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    let sent: { variables: unknown } | undefined;
    // A click directly after the change of the tab can send the name of the previous operation.
    await expect(async () => {
      const request = page.waitForRequest(
        (request) => request.postDataJSON()?.operationName === name,
        { timeout: 2000 },
      );
      await page.getByRole('button', { name: /Execute/ }).click();
      sent = (await request).postDataJSON();
    }).toPass({ timeout: 120_000 });
    return sent?.variables;
  };
  await run('BeginExam');
  await expect(page.locator('.result-window')).toContainText('ticket-1');
  expect(await run('SubmitExam')).toEqual({
    input: {
      ticket: 'ticket-1',
      mcqAnswers: [{ questionId: 'question-1', selectedOptionId: 'option-1' }],
    },
  });
});
