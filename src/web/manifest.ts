/** What a browser needs to install the product as an app. */
export function renderManifest(productName: string): string {
  return JSON.stringify({
    name: productName,
    short_name: productName,
    lang: 'es',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf5e9',
    theme_color: '#0a4645',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
