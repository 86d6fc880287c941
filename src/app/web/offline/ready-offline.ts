// Puts on the device what it needs to open again without a connection, once the page is at rest.
import { tellAgain } from '../../../features/notices/push/web/this-device.ts'
import { putFormsHere } from '../../../features/submissions/web/index.ts'
import { isRecord } from '../../../kit/own.ts'
import { hearOfVersions } from './new-version.ts'

const often = 1800_000

/** A person who saves data, or a line that is slow: the frame, and no more. */
function isSparing(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection')
  return isRecord(line) && (line.saveData === true || String(line.effectiveType).includes('2g'))
}

/** What this page loaded before there was a worker. */
const loaded = () =>
  performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)

let registered: Promise<void> | undefined

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  hearOfVersions(serviceWorker, loaded)
  const registration = await serviceWorker.register('/sw.js')
  let asked = Date.now()
  // A tab that is never closed hears of a new version when it is looked at.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < often) return
    asked = Date.now()
    registration.update().catch((error: unknown) => console.info('No news of versions.', error))
  })
  await serviceWorker.ready
}

export async function readyOffline(account: string, fills: boolean, signal: AbortSignal) {
  // A page that is not served over HTTPS has none, whatever its types say.
  const { serviceWorker }: Partial<Navigator> = navigator
  if (serviceWorker === undefined) return
  registered ??= register(serviceWorker)
  await registered
  await tellAgain(account)
  if (fills && !isSparing()) await putFormsHere(account, signal)
}

/** The installation does not want it, or not any more. */
export async function takeAway(): Promise<void> {
  const { serviceWorker }: Partial<Navigator> = navigator
  if (serviceWorker === undefined) return
  for (const registration of await serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys())
    if (name.startsWith('plumbline-pages-')) await caches.delete(name)
}
