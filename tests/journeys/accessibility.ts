// Accessibility checks of journeys.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Resolves when no animation runs. Animations without an end, like that of a skeleton, do not
 * count.
 */
async function animationsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

/**
 * The violations that axe finds, as "rule: HTML". Checked when all animations have ended, because
 * the text of a dialog that fades in has less contrast at first. `rules`: names of further rules.
 */
export async function accessibilityViolations(
  page: Page,
  rules: readonly string[] = [],
): Promise<string[]> {
  await animationsEnd(page);
  const enabled = Object.fromEntries(rules.map((rule) => [rule, { enabled: true }]));
  // Pages have no frames of other origins, so axe can run only in the page: the legacy mode, which
  // takes a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: enabled, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
