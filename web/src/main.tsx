/** The browser's entry: asks who is here, fetches the words of the chosen language, draws the app. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ViewerDocument } from './apollo/generated/viewer.ts';
import { start } from './apollo/start.ts';
import { App } from './app.tsx';
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

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App language={lang} />
    </StrictMode>,
  );
}
