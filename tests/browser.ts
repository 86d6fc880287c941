// The browser that component tests and journeys drive.
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium of CHROMIUM_PATH, else the system's, else the one packaged on npm. */
async function findChromium(): Promise<string> {
  const here = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
  if (here !== undefined) return here
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args })
}
