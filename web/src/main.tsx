/** The browser's entry: asks who is here, fetches the words of the chosen language, draws the app. */
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ViewerDocument } from './apollo/generated/viewer.ts';
import { start } from './apollo/start.ts';
import { App, pageIsReady } from './app.tsx';
import type { Language } from './i18n/format.ts';
import { savedLanguage } from './i18n/language.ts';
import { loadLanguage } from './i18n/texts.ts';
import { dialogsAreClosed, KeepPosition, PagePosition } from './keep-position.tsx';
import { isPrerendered } from './prerendered.ts';

start(ViewerDocument);

const saved = savedLanguage();
// If the texts cannot be loaded, the page is still rendered: the most important English ones are in this chunk.
const lang: Language = await loadLanguage(saved).then(
  () => saved,
  () => 'en',
);

const root = document.getElementById('root');

function draw(position?: PagePosition) {
  if (!root) return;
  const app = <App language={lang} />;
  // As a transition, so that slow phones stay responsive while rendering.
  startTransition(() =>
    createRoot(root).render(<StrictMode>{position ? <KeepPosition position={position}>{app}</KeepPosition> : app}</StrictMode>),
  );
}

/** The prerendered page stays until the app can replace it. If the app cannot, index.html retries and then says so. */
async function replacePrerendered(prerendered: Element): Promise<void> {
  const position = new PagePosition(prerendered);
  try {
    await pageIsReady();
    if (lang !== saved) throw new Error('The texts of the language could not be loaded.');
  } catch {
    dispatchEvent(new Event('alokpath:load-failed'));
    return;
  }
  await dialogsAreClosed(prerendered);
  draw(position);
}

// Not awaited: the page's chunk imports this one, and the two would wait for each other.
if (root && isPrerendered()) void replacePrerendered(root);
else draw();

// In its own time: what this visit needs comes first.
if (import.meta.env.PROD && navigator.serviceWorker) {
  setTimeout(
    () => import('./layout/service-worker.ts').then(({ startServiceWorker }) => startServiceWorker()).catch(() => undefined),
    4000,
  );
}
