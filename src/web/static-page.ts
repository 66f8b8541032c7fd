import { enhanceLanding } from './features/landing/enhance.ts'
import { switchLamp } from './features/shell/lamp.ts'
import { mayHaveStories } from './features/shell/own-stories.ts'
import { mayBeMember } from './features/shell/member-hint.ts'
import { fetchAppStyles, markJoinedStyles } from './joined-styles.ts'
import { registerOffline } from './offline.ts'

/*
 * The only script of a prerendered page. A visitor gets its few kilobytes and the page as it stands; a member gets
 * the whole app in its place, with their own header. The app's code is prefetched when a
 * link to the wizard is first pointed at, touched or focused.
 */
if (mayBeMember()) {
  markJoinedStyles()
  await fetchAppStyles()
  await import('./main.tsx')
} else enhance()

function enhance(): void {
  enhanceLanding(document.body, { ownsHistory: true })
  for (const lamp of document.querySelectorAll('[data-lamp]')) lamp.addEventListener('click', switchLamp)
  for (const link of document.querySelectorAll<HTMLElement>('[data-own-link]')) link.hidden = !mayHaveStories()
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear())
  for (const link of document.querySelectorAll('[data-begin]')) {
    for (const intent of ['pointerenter', 'touchstart', 'focus']) {
      link.addEventListener(intent, preloadApp, { once: true, passive: true })
    }
  }
  registerOffline()
}

function preloadApp(): void {
  for (const hint of document.querySelectorAll<HTMLLinkElement>('link[rel="app-module"]')) {
    hint.rel = 'modulepreload'
  }
}
