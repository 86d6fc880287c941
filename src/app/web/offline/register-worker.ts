// The worker that opens the pages without a connection, registered once a page.
import { hearOfVersions } from './new-version.ts'

const often = 1800_000

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

/** False where there can be none: a page that is not served over HTTPS has none, whatever its types say. */
export async function registerWorker(): Promise<boolean> {
  const { serviceWorker }: Partial<Navigator> = navigator
  if (serviceWorker === undefined) return false
  registered ??= register(serviceWorker)
  await registered
  return true
}
