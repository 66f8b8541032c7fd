import type { Page } from 'playwright-core'

type Spoken = { text: string; rate: number; voice: { name: string } }

type VoiceOptions = {
  tellsWords: boolean
  /** The page, as it is announced, on which it ends no sentence whose word is marked: it is read until somebody acts. */
  staysOn?: string
}

/**
 * A browser without a voice gets one, as the Web Speech API has it: it tells its words, one every few milliseconds, and
 * its ends. What it was asked to say is in `spoken`.
 */
export async function giveVoice(page: Page, options: VoiceOptions): Promise<{ spoken: () => Promise<Spoken[]> }> {
  await page.addInitScript(({ tellsWords, staysOn }) => {
    const stays = () =>
      staysOn !== undefined &&
      document.querySelector('[role=dialog] [role=status]')?.textContent?.startsWith(staysOn) === true &&
      document.querySelector('.reader-story mark') !== null
    class Utterance extends EventTarget {
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const said: object[] = []
    let current: Utterance | null = null
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [
        { name: 'Samantha', lang: 'en-US', localService: true },
        { name: 'Paulina', lang: 'es-MX', localService: true },
      ],
      cancel: () => void (current = null),
      speak(utterance: Utterance) {
        current = utterance
        said.push(utterance)
        const words = tellsWords ? [...utterance.text.matchAll(/[\p{L}\p{N}]+/gu)] : []
        const step = () => {
          if (current !== utterance) return
          const word = words.shift()
          if (!word && stays()) {
            setTimeout(step, 40)
            return
          }
          if (!word) {
            utterance.dispatchEvent(new Event('end'))
            return
          }
          const boundary = { name: 'word', charIndex: word.index, charLength: word[0].length }
          utterance.dispatchEvent(Object.assign(new Event('boundary'), boundary))
          setTimeout(step, 40)
        }
        setTimeout(step, tellsWords ? 10 : 400)
      },
    })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.assign(window, { said })
  }, options)
  return {
    spoken: () =>
      page.evaluate(() =>
        (window as unknown as { said: Spoken[] }).said.map(({ text, rate, voice }) => ({
          text,
          rate,
          voice: { name: voice.name },
        })),
      ),
  }
}

/** A finger drawn over the page. */
export async function swipe(page: Page, from: { x: number; y: number }, dx: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: from.y }] })
  await touch('touchStart', from.x)
  for (let step = 1; step <= 8; step++) await touch('touchMove', from.x + (dx * step) / 8)
  await touch('touchEnd', from.x + dx)
  await client.detach()
}
