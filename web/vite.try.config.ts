// Builds the client into web/dist; in development it serves the client and passes data requests on to the gateway.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';

/**
 * The same libraries in their lighter form, 4 kB of the first visit: the router without its development messages (its package
 * names no other), and stand-ins for what this client does not need of Emotion.
 */
const lighter = [ ...(process.env.P ? [{find: /^\.\/printer\.mjs$/, replacement: fromHere('lighter/printer.ts')}] : []), ...(process.env.I ? [{find: /\/jsutils\/inspect\.mjs$/, replacement: fromHere('lighter/printer.ts')}] : []),
  { find: /^react-router$/, replacement: fromHere('../node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: fromHere('../node_modules/react-router/dist/production/dom-export.mjs') },
  { find: /^hoist-non-react-statics$/, replacement: fromHere('lighter/no-statics.ts') },
  { find: /^@emotion\/is-prop-valid$/, replacement: fromHere('lighter/every-prop.ts') },
];

// Libraries change seldom and pages often: apart, a new release costs a returning phone only the pages. What six pages or more share
// travels as one file: many small ones compress worse.
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/ },
  { name: 'apollo', test: /node_modules[\\/](@apollo|@wry|optimism|graphql|rxjs|tslib)[\\/]/ },
  { name: 'chakra', test: /node_modules[\\/](@chakra-ui|@emotion|@pandacss|stylis|hoist-non-react-statics)[\\/]/ },
  { name: 'shared', test: /web[\\/]src[\\/]/, minShareCount: 6 },
];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // Compiled everywhere, components would weigh 8 kB more on the first visit; those that gain from it say 'use memo'.
  plugins: [react({ compiler: { compilationMode: 'annotation' } })],
  resolve: { conditions: (process.env.C ?? '').split(','), alias: command === 'build' ? lighter : [] },
  server: {
    port: 5173,
    proxy: { '/graphql': gateway, '/media': gateway },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // A font inside the style sheet would be fetched by everybody, also by those who never see a Bengali word.
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: process.env.T ? { propertyReadSideEffects: false, unknownGlobalSideEffects: false, propertyWriteSideEffects: false, invalidImportSideEffects:false } : true,
      output: { codeSplitting: { groups: chunkGroups } },
      onwarn(warning, warn) {
        // Chakra marks its files "use client" for frameworks that render on a server; here it means nothing.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
}));
