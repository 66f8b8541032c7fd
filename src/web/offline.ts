/** Without a network, pages that cannot be reached are answered by one that says so. Never in development. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
  if (document.readyState === 'complete') void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
