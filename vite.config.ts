import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  resolve: { alias: { 'react-remove-scroll': new URL('./src/web/ui/remove-scroll.tsx', import.meta.url).pathname } },
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist/web',
    manifest: true,
    // The content security policy lets nothing stand inline, and files with a digest in their name cache for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: 'index.html', page: 'src/web/static-page.ts' },
      output: {
        codeSplitting: {
          // What every page of the app needs and no release of ours changes.
          groups: [{ name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/ }],
        },
      },
    },
  },
})
