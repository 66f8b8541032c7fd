// Keeps one page for the moments without a network. It caches nothing else: stories and photos stay on the server.
const CACHE = 'offline-2'
const FILES = ['/offline.html', '/offline.css', '/icon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate') {
    // Of a payment, and of what a form was answered with, only the browser knows what to say.
    if (request.method !== 'GET' || pathname.startsWith('/simulated-checkout/')) return
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')))
  } else if (FILES.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)))
  }
})
