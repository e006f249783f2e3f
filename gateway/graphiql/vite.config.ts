import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const tour = new URL('../../docs/graphql.md', import.meta.url);

export default defineConfig({
  base: '/graphiql/',
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  plugins: [
    {
      // The Sandbox page links to it. Plain text, because every browser shows it.
      name: 'tour',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'tour.txt', source: readFileSync(tour) });
      },
    },
  ],
});
