import type { Page } from 'playwright-core'
import { PHONE } from './browser.ts'

/** A keyboard on the screen of a phone: half of it is left to the page. Answers what hides it. */
export async function showKeyboard(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const { width, height } = PHONE
  const screen = { screenWidth: width, screenHeight: height, deviceScaleFactor: 1 }
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await devtools.send('Emulation.setDeviceMetricsOverride', { ...screen, width, height: height / 2, mobile: true })
  return async () => {
    await devtools.send('Emulation.setDeviceMetricsOverride', { ...screen, width, height, mobile: false })
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
    await devtools.detach()
  }
}
