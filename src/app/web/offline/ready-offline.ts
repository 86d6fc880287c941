// Puts on the device what it needs to open again without a connection, once the page is at rest.
import { tellAgain } from '../../../features/notices/push/web/this-device.ts'
import { putFormsHere } from '../../../features/submissions/web/index.ts'
import { isRecord } from '../../../kit/own.ts'
import { registerWorker } from './register-worker.ts'

/** A person who saves data, or a line that is slow: the frame, and no more. */
function isSparing(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection')
  return isRecord(line) && (line.saveData === true || String(line.effectiveType).includes('2g'))
}

export async function readyOffline(account: string, fills: boolean, signal: AbortSignal) {
  if (!(await registerWorker())) return
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
