import { defineConfig } from 'vite';

export default defineConfig({
  base: '/graphiql/',
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
});
