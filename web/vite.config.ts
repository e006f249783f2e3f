// Builds the client into web/dist; in development it serves the client and passes data requests on to the gateway.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';

// Libraries change seldom and pages often: apart, a new release costs a returning phone only the pages.
const vendorGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/ },
  { name: 'apollo', test: /node_modules[\\/](@apollo|@wry|optimism|graphql|rxjs|tslib)[\\/]/ },
  { name: 'chakra', test: /node_modules[\\/](@chakra-ui|@emotion|@pandacss|stylis|hoist-non-react-statics)[\\/]/ },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true })],
  server: {
    port: 5173,
    proxy: { '/graphql': gateway, '/media': gateway },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    reportCompressedSize: true,
    // A font inside the style sheet would be fetched by everybody, also by those who never see a Bengali word.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: vendorGroups } },
      onwarn(warning, warn) {
        // Chakra marks its files "use client" for frameworks that render on a server; here it means nothing.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
