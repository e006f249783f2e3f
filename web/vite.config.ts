// Builds the client into web/dist; in development it serves the client and passes data requests on
// to the gateway.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { budgets } from './build/budgets.ts';
import { deferredScripts } from './build/deferred-scripts.ts';
import { precompress } from './build/precompress.ts';
import { routePreloads } from './build/route-preloads.ts';
import { serviceWorker } from './build/service-worker.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';

/**
 * The router's own production build, without its development messages: its package names no other
 * for this condition.
 */
const routerInProduction = [
  {
    find: /^react-router$/,
    replacement: fromHere('../node_modules/react-router/dist/production/index.mjs'),
  },
  {
    find: /^react-router\/dom$/,
    replacement: fromHere('../node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

const openAttempts =
  /exam-room[\\/](\w+[\\/]){0,2}(generated[\\/])?(open-attempts?|use-stored-attempts|use-countdown|server-clock|clock-face)\.|attempt-clock/;

const examStorage =
  /exam-room[\\/](storage[\\/](attempt-store|device-storage|device-setting|stored-papers)|attempt[\\/](exam-login|paper[\\/](loaded-paper|generated[\\/]paper))|sync[\\/]pause)\./;

const ourOwn = /web[\\/]src[\\/]/;

/** Modules of pages with lists, which an exam does not load. */
const ofLists =
  /web[\\/]src[\\/](features[\\/](course-list|academics)|ui[\\/]content[\\/](content-counts|cover|inside|price|rating|row-picture)|ui[\\/]page[\\/](filter-links|in-parts|link-card|show-more)\.)/;

/**
 * Modules of exams and their lists, marking, notes, forms, files and lists of classes. If six such
 * pages made a chunk common, all other pages would load an exam's clock and database, and the style
 * sheet of formulas with the HTML sanitizer.
 */
const ofFewPages =
  /web[\\/]src[\\/](features[\\/](contact-details|exam-list|exam-room|auth|admin|results[\\/]marking)|forms|list-pages|unsaved-changes|uploads|work-area|i18n[\\/]class-labels|ui[\\/](save-file|page[\\/](error-box|undo-notice)|content[\\/](rich|clean)-html|forms[\\/](input|password-input|second-factor-input)))/;

// Libraries change less often than pages, so in chunks of their own they stay in the browser's
// cache after a release. Code of every first visit is one file, and so is code shared by six pages
// or more: many small files compress worse.
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'router',
    test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
  },
  // Only modules of the first visit: the library that makes PDFs has a tslib of its own.
  {
    name: 'apollo',
    test: /node_modules[\\/](@apollo|@wry|optimism|graphql|rxjs|tslib)[\\/]/,
    tags: ['$initial' as const],
  },
  // Only components of the first visit: those of forms are loaded with the pages that have forms.
  {
    name: 'chakra',
    test: /node_modules[\\/](@chakra-ui|@emotion|@pandacss|stylis|hoist-non-react-statics|react-is)[\\/]/,
    tags: ['$initial' as const],
  },
  // Apart, so that what it reckons is a task of its own (build/deferred-scripts.ts).
  {
    name: 'theme',
    test: /web[\\/]src[\\/]ui[\\/]theme[\\/](?!color-mode)/,
    tags: ['$initial' as const],
  },
  { name: 'app', test: ourOwn, tags: ['$initial' as const] },
  {
    name: 'shared',
    test: (id: string) => ourOwn.test(id) && !ofFewPages.test(id) && !ofLists.test(id),
    minShareCount: 6,
  },
  { name: 'lists', test: ofLists, minShareCount: 6 },
  // Modules of pages that only offer to continue an exam; IndexedDB is loaded when a user is signed
  // in.
  { name: 'attempts', test: openAttempts, minShareCount: 3 },
  // The data that an exam keeps on the device; lists of exams and the results read it, too.
  { name: 'exam-storage', test: examStorage, minShareCount: 2 },
];

const loadedFirst = /^assets\/(react|router|apollo|chakra|theme|app|rolldown-runtime)-[^/]*\.js$/;

/** Files of the site outside the bundle. */
const siteFiles = [
  routePreloads(),
  budgets(fromHere('budgets.json')),
  serviceWorker({
    source: fromHere('service-worker/service-worker.ts'),
    plainFiles: ['favicon.svg'],
    offline: [
      '/src/layout/notices.tsx',
      '/src/i18n/en/frame/offline.ts',
      '/src/i18n/bn/frame/offline.ts',
    ],
    exams: {
      rooms: [
        '/src/features/exams/exam.route.tsx',
        '/src/features/multi-subject-exams/mcq-exam.route.tsx',
      ],
      around: [
        '/src/layout/exams/login-over-exam.tsx',
        '/src/layout/exams/exam-shell.tsx',
        '/src/i18n/en/auth/auth.ts',
        '/src/i18n/bn/auth/auth.ts',
      ],
      maps: ['/src/routes/account-routes.tsx', '/src/routes/exam-routes.tsx'],
      without: ['/src/features/exams/answer-pages/make-pdf.ts'],
    },
  }),
  deferredScripts(),
  precompress(),
];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  // If all components were compiled, the first visit would load 8 kB more; those that benefit have
  // 'use memo'.
  plugins: [
    react({ compiler: { compilationMode: 'annotation' } }),
    ...(isSsrBuild ? [] : siteFiles),
  ],
  resolve: {
    alias: command === 'build' ? routerInProduction : [],
    // Takes the build of rxjs with ES2015 classes.
    conditions: ['es2015', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
  },
  server: {
    port: 5173,
    proxy: { '/graphql': gateway, '/media': gateway, '/papers': gateway },
  },
  // Public pages are prerendered where no package is installed. None of them has the formula
  // keyboard, whose package is another one for servers.
  ssr: { noExternal: true, external: ['mathlive'] },
  build: {
    outDir: isSsrBuild ? 'dist-ssr' : 'dist',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    // Pages do not repeat preloads of chunks that the first visit has loaded.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !loadedFirst.test(file)),
    },
    reportCompressedSize: true,
    // A font inside the style sheet would be downloaded by all users, also by those who see no
    // Bengali text.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups } },
      onwarn(warning, warn) {
        // Chakra marks its files "use client" for frameworks that render on a server; here it means
        // nothing.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
}));
