/** The browser's entry: asks who is here, fetches the words of the chosen language, draws the app. */
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ViewerDocument } from './apollo/generated/viewer.ts';
import { start } from './apollo/start.ts';
import { App, pageIsReady } from './app.tsx';
import type { Language } from './i18n/format.ts';
import { savedLanguage } from './i18n/language.ts';
import { loadLanguage } from './i18n/texts.ts';

start(ViewerDocument);

const saved = savedLanguage();
// Words that do not come are no reason to show nothing: the most needed English ones are always here.
const lang: Language = await loadLanguage(saved).then(
  () => saved,
  () => 'en',
);

function draw() {
  const root = document.getElementById('root');
  if (!root) return;
  // In small steps, so that a cheap phone still answers the finger meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App language={lang} />
      </StrictMode>,
    ),
  );
}

// What the gateway has drawn stays until the page can take its place. Not awaited: the page's code imports from this file's chunk, and
// each would wait for the other.
if (document.getElementById('first-data')) void pageIsReady().then(draw);
else draw();

// In its own time: what this visit needs comes first.
if (import.meta.env.PROD && navigator.serviceWorker) {
  setTimeout(() => import('./shell/service-worker.ts').then(({ startServiceWorker }) => startServiceWorker()).catch(() => undefined), 4000);
}
