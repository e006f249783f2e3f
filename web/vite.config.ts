// Builds the client into web/dist; in development it serves the client and passes data requests on to the gateway.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { budgets } from './lighter/budgets.ts';
import { precompress } from './lighter/precompress.ts';
import { routePreloads } from './lighter/route-preloads.ts';
import { serviceWorker } from './lighter/service-worker.ts';
import { stagedScripts } from './lighter/staged-scripts.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';

/**
 * The same libraries in their lighter form, 10 kB of the first visit: the router without its development messages (its package
 * names no other), and stand-ins for what this client does not need of Emotion, graphql and Chakra.
 */
const lighter = [
  { find: /^react-router$/, replacement: fromHere('../node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: fromHere('../node_modules/react-router/dist/production/dom-export.mjs') },
  { find: /^hoist-non-react-statics$/, replacement: fromHere('lighter/no-statics.ts') },
  { find: /^@emotion\/is-prop-valid$/, replacement: fromHere('lighter/every-prop.ts') },
  { find: /^@pandacss\/is-valid-prop$/, replacement: fromHere('lighter/css-property.ts') },
  { find: /^\.\/printer\.mjs$/, replacement: fromHere('lighter/printer.ts') },
  { find: /^\.\.\/jsutils\/inspect\.mjs$/, replacement: fromHere('lighter/inspect.ts') },
  { find: /^\.\/parseAndCheckHttpResponse\.js$/, replacement: fromHere('lighter/whole-answers.ts') },
  { find: /^\.\/coerceScalarFieldsToParsed\.js$/, replacement: fromHere('lighter/plain-scalars.ts') },
  { find: /^\.\/combineLatestBatched\.js$/, replacement: fromHere('lighter/no-lists-of-parts.ts') },
  { find: /^\.\/preflight\.js$/, replacement: fromHere('lighter/no-preflight.ts') },
];

const routesFiles = [fromHere('src/routes.tsx'), fromHere('src/account-routes.tsx')];

const openAttempts =
  /exam-room[\\/](generated[\\/])?(open-attempts?|use-kept-attempts|use-countdown|server-clock|clock-face)\.|attempt-clock/;

// Libraries change seldom and pages often: apart, a new release costs a returning phone only the pages. What every first visit needs
// travels as one file, and so does what six pages or more share: many small ones compress worse.
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/ },
  // Of the first visit only: what makes PDFs has a tslib of its own.
  {
    name: 'apollo',
    test: /node_modules[\\/](@apollo|@wry|optimism|graphql|rxjs|tslib)[\\/]|lighter[\\/](printer|inspect|whole-answers|plain-scalars|no-lists-of-parts)/,
    tags: ['$initial' as const],
  },
  { name: 'chakra', test: /node_modules[\\/](@chakra-ui|@emotion|stylis)[\\/]|lighter[\\/]/ },
  // Apart, so that what it reckons is a task of its own (lighter/staged-scripts.ts).
  { name: 'theme', test: /web[\\/]src[\\/]ui[\\/](theme|style-props)\.ts/, tags: ['$initial' as const] },
  { name: 'app', test: /web[\\/]src[\\/]/, tags: ['$initial' as const] },
  // Without what belongs to exams, notes, forms and lists of classes: six such pages would put an exam's clock and database, and the style sheet
  // of formulas with the cleaning of HTML, on all the others.
  {
    name: 'shared',
    test: /web[\\/]src[\\/](?!exam-room|features[\\/]auth|i18n[\\/]class-labels|ui[\\/]((rich|clean)-html|input|form-field))/,
    minShareCount: 6,
  },
  // What pages that only offer to go on with an exam need of it; the phone's database comes when somebody is signed in.
  { name: 'attempts', test: openAttempts, minShareCount: 3 },
];

const loadedFirst = /^assets\/(react|router|apollo|chakra|theme|app|rolldown-runtime)-[^/]*\.js$/;

/** What the site consists of beside the bundle. */
const siteFiles = [
  routePreloads(...routesFiles),
  budgets(fromHere('budgets.json'), routesFiles),
  serviceWorker({
    source: fromHere('worker/service-worker.ts'),
    plainFiles: ['favicon.svg'],
    offline: ['./shell/notices.tsx', './i18n/en/offline.ts', './i18n/bn/offline.ts'],
    exams: {
      rooms: ['./features/exams/exam.route.tsx', './features/multi-subject-exams/mcq-exam.route.tsx'],
      around: ['./shell/login-over-exam.tsx', './shell/exam-shell.tsx', './i18n/en/auth.ts', './i18n/bn/auth.ts'],
      maps: ['./account-routes.tsx'],
      without: ['./features/exams/make-pdf.ts'],
    },
  }),
  stagedScripts(),
  precompress(),
];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  // Compiled everywhere, components would weigh 8 kB more on the first visit; those that gain from it say 'use memo'.
  plugins: [react({ compiler: { compilationMode: 'annotation' } }), ...(isSsrBuild ? [] : siteFiles)],
  resolve: {
    alias: command === 'build' ? lighter : [],
    // rxjs with classes instead of what they were in 2009.
    conditions: ['es2015', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
  },
  server: {
    port: 5173,
    proxy: { '/graphql': gateway, '/media': gateway },
  },
  // The first views are drawn where no package is installed.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'first-view/dist' : 'dist',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    // What the first visit has loaded already is not named again with every page.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !loadedFirst.test(file)) },
    reportCompressedSize: true,
    // A font inside the style sheet would be fetched by everybody, also by those who never see a Bengali word.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups } },
      onwarn(warning, warn) {
        // Chakra marks its files "use client" for frameworks that render on a server; here it means nothing.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
}));
