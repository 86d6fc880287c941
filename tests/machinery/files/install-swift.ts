// Swift's packages, from Debian's archive.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

export const kinds = ['account', 'container', 'object'] as const
const packages = ['proxy', ...kinds].map((kind) => `swift-${kind}`)

const isThere = () =>
  ['proxy', ...kinds].every((kind) => existsSync(`/usr/bin/swift-${kind}-server`))
const isRoot = () => process.getuid?.() === 0

/** Why it cannot be started here; nothing where it can. */
export function swiftMissing(): string | undefined {
  if (!isRoot()) return 'Swift is started by root only'
  return isThere() ? undefined : `install it with \`apt-get install ${packages.join(' ')}\``
}

const run = promisify(execFile)
const aptGet = (words: string[], timeout = 0) =>
  run('apt-get', ['-qq', '-y', '-o', 'Acquire::Retries=0', ...words], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout,
  })

/** Where it can be: for root, by apt-get, with the archive in reach. */
export async function installSwift(): Promise<void> {
  if (!isRoot() || isThere()) return
  const install = ['install', '--no-install-recommends', '--no-remove', ...packages]
  // Only what loads is broken off after a while: nothing is left half installed.
  const load = () => aptGet([...install, '--download-only'], 60_000)
  try {
    await load().catch(async () => {
      await aptGet(['update'], 60_000)
      await load()
    })
    await aptGet([...install, '--no-download'])
  } catch {
    console.log('Swift could not be installed here: its tests are skipped.')
  }
}
