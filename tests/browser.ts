// The browser that component tests and journeys drive: one a process.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core'
import { inMemory } from './in-memory.ts'
import { inSlowTime } from './slow-line.ts'

const options: LaunchOptions = {
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Pages of one address share a process, which keeps what it has compiled.
    '--process-per-site',
    // A page lives for seconds: to optimise its code costs a sixth of all that it does and saves nothing.
    '--js-flags=--no-maglev --no-opt',
  ],
  // What its processes share lies in files otherwise, each half a megabyte of a disk's cache.
  ignoreDefaultArgs: inMemory === undefined ? [] : ['--disable-dev-shm-usage'],
}
/** How long a page may take on a machine that is busy with other things. */
export const patience = inSlowTime(60_000)
const modules = join(import.meta.dirname, '../node_modules')

/**
 * The headless shell that npm packages: a page costs it half as much as a whole browser. It is
 * unpacked once, aside, so that a process that comes meanwhile never starts half of it.
 */
async function packagedShell(): Promise<string> {
  const manifest = readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8')
  const cache = join(modules, '.cache')
  const folder = join(cache, `chromium-${JSON.parse(manifest).version}`)
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    const next = mkdtempSync(join(cache, 'next-'))
    const { TMPDIR } = process.env
    try {
      process.env.TMPDIR = next
      const { default: packaged } = await import('@sparticuz/chromium')
      await packaged.executablePath()
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = TMPDIR
    }
    try {
      renameSync(next, folder)
    } catch (error) {
      rmSync(next, { recursive: true, force: true })
      // Another process was first.
      if (!existsSync(folder)) throw error
    }
  }
  return join(folder, 'chromium')
}

/** Starts the Chromium of CHROMIUM_PATH, else the packaged shell, else the system's. */
async function withShell<Started>(
  start: (executablePath: string) => Promise<Started>,
): Promise<Started> {
  const given = process.env.CHROMIUM_PATH
  if (given !== undefined && given !== '') return start(given)
  try {
    return await start(await packagedShell())
  } catch (error) {
    const executablePath = '/usr/bin/chromium'
    // The shell is made for few systems.
    if (!existsSync(executablePath)) throw error
    return start(executablePath)
  }
}

export const launch = (): Promise<Browser> =>
  withShell((executablePath) => chromium.launch({ ...options, executablePath }))

/** One that other programs drive too, by a port that it notes in its folder; its pages run as fast as they can. */
export const launchWithPort = (folder: string): Promise<BrowserContext> =>
  withShell((executablePath) =>
    chromium.launchPersistentContext(folder, {
      args: ['--no-sandbox', '--remote-debugging-port=0'],
      executablePath,
    }),
  )

let launched: Promise<Browser> | undefined

/** The one browser of this process; a new one should the last have died. */
export async function sharedBrowser(): Promise<Browser> {
  if (!(await launched)?.isConnected()) launched = launch()
  return launched ?? launch()
}

/** Ends it, though it may answer nothing any more; the next who asks has a new one. */
export async function leaveBrowser(): Promise<void> {
  const left = await launched
  launched = undefined
  // One that does not even close ends with this process.
  await Promise.race([left?.close(), wait(10_000, undefined, { ref: false })])
}

after(async () => (await launched)?.close())
