import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  resolve: { alias: { 'react-remove-scroll': new URL('./src/web/ui/remove-scroll.tsx', import.meta.url).pathname } },
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist/web',
    // The browsers that the product promises to; see src/web/README.md.
    target: ['chrome111', 'edge111', 'firefox125', 'safari16.4', 'ios16.4'],
    manifest: true,
    // The content security policy lets nothing stand inline, and files with a digest in their name cache for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        app: 'index.html',
        page: 'src/web/static-page.ts',
        'page-styles': 'src/web/styles/page.css',
        'simulated-checkout': 'src/web/styles/simulated-checkout.css',
      },
      output: {
        codeSplitting: {
          // What every page of the app needs and no release of ours changes.
          groups: [
            { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/ },
            // What a prerendered page runs without the app, and the app too.
            {
              name: 'early',
              test: /src[\\/](contract[\\/]constants|web[\\/](offline|joined-styles|features[\\/]shell[\\/](lamp|member-hint|own-stories)))\.ts$|vite[\\/]preload-helper/,
            },
            // What every page of the app stands in, in one file instead of a dozen.
            {
              name: 'shell',
              test: /src[\\/]web[\\/](api|kept|query-client|features[\\/](shell|errors)[\\/][^/]+|ui[\\/](button|field|field-frame|icon|late-part|optional-part|problem|thread-art|toast))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
})
