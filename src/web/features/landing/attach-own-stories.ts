import type { StorySummary } from '../../../contract/stories.ts'
import { mayHaveStories, rememberStory } from '../shell/own-stories.ts'

/** Shows the stories that were made in this browser, where there may be some; without them the page stays as it is. */
export function attachOwnStories(root: ParentNode): () => void {
  const lifetime = new AbortController()
  const section = root.querySelector<HTMLElement>('[data-own]')
  // What cannot be had now is no reason to disturb whoever reads the page.
  if (section && mayHaveStories()) void fill(section, lifetime.signal).catch(() => undefined)
  return () => lifetime.abort()
}

async function fill(section: HTMLElement, signal: AbortSignal): Promise<void> {
  const answer = await fetch(section.dataset['own'] ?? '', { signal })
  if (!answer.ok) return
  const stories = (await answer.json()) as StorySummary[]
  rememberStory(stories.length > 0)
  const blank = section.querySelector<HTMLElement>('[data-own-story]')
  if (!blank || stories.length === 0) return
  blank.parentElement?.replaceChildren(blank, ...stories.map((story) => entry(blank, story)))
  section.hidden = false
  if (location.hash === `#${section.id}`) section.scrollIntoView()
}

function entry(blank: HTMLElement, { storyId, storyTitle, recipientName, coverImageUrl, bought }: StorySummary) {
  const item = document.importNode(blank, true)
  item.hidden = false
  say('[data-title]', storyTitle)
  say('[data-state]', `Creado para ${recipientName}${bought ? ', comprado' : ''}`)
  const picture = item.querySelector('img')
  if (picture && coverImageUrl) Object.assign(picture, { src: `${coverImageUrl}?w=320`, hidden: false })
  lead('[data-continue]', bought ? `/delivery/${storyId}` : `/preview/${storyId}`)
  if (bought) say('[data-continue]', 'Ver mi libro')
  lead('[data-buy]', bought ? null : `/checkout/${storyId}`)
  lead('[data-delete]', `/preview/${storyId}#borrar`)
  for (const action of item.querySelectorAll('a')) {
    action.setAttribute('aria-label', `${action.textContent}: ${storyTitle}`)
  }
  return item

  function say(selector: string, words: string): void {
    for (const part of item.querySelectorAll(selector)) part.textContent = words
  }

  function lead(selector: string, address: string | null): void {
    for (const link of item.querySelectorAll<HTMLAnchorElement>(selector)) {
      if (address) link.href = address
      else link.hidden = true
    }
  }
}
