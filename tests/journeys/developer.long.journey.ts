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
