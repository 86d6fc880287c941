// Whether this device tells its person, and the ways to begin and to end that. A browser tells one person at a time.
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { addDevice, readDevices, removeDevice } from '../push.contract.ts'

/** `cannot`: the browser has no way; `refused`: its person said no, which only its settings take back. */
export type ThisDevice = { state: 'cannot' | 'refused' | 'off' } | { state: 'on'; endpoint: string }

/** How long a first visit may take to make the worker ready. */
const patience = 10_000
const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, patience))

async function managerHere(comes = false): Promise<PushManager | undefined> {
  // A page that is not served over HTTPS has none, whatever its types say.
  const { serviceWorker }: Partial<Navigator> = navigator
  const there = await serviceWorker?.getRegistration()
  const registration =
    comes && serviceWorker ? await Promise.race([serviceWorker.ready, late()]) : there
  // Safari has none before the page is on the home screen.
  const { pushManager }: Partial<ServiceWorkerRegistration> = registration ?? {}
  return pushManager
}

async function thisDevice(): Promise<ThisDevice> {
  const manager = await managerHere(true)
  if (manager === undefined || !('Notification' in window)) return { state: 'cannot' }
  if (Notification.permission === 'denied') return { state: 'refused' }
  const endpoint = (await manager.getSubscription())?.endpoint
  return endpoint === undefined ? { state: 'off' } : { state: 'on', endpoint }
}

/** Whose notices this browser shows: they sign in again each morning and are not asked again. */
const item = 'plumbline-told'

/** Asks the person, as the browser does; answers false where they say no. */
export async function tellHere(publicKey: string, account: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const manager = await managerHere()
  const made = await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys: { p256dh, auth } = {} } = made?.toJSON() ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return false
  try {
    const device = navigator.userAgent.slice(0, 300)
    await call(addDevice, { body: { endpoint, p256dh, auth, device } })
    localStorage.setItem(item, account)
    return true
  } catch (error) {
    await made?.unsubscribe()
    throw error
  }
}

/** Who signs out is told here no more: the service then says so to the server. */
export async function stopTelling(): Promise<void> {
  const subscription = await (await managerHere())?.getSubscription()
  await subscription?.unsubscribe()
}

/** What another tab, or the service that carries messages, ended first is ended too. */
export async function forgetDevice(id: string): Promise<void> {
  try {
    await call(removeDevice, { params: { id } })
  } catch (error) {
    if (!(error instanceof Refused && error.httpStatus === 404)) throw error
  }
}

/** They do not want it any more. */
export async function stopHere(): Promise<void> {
  localStorage.removeItem(item)
  await stopTelling()
}

/** Who was told here before they signed out is told here again; so is somebody whose page was left before the server
 *  knew. */
export async function tellAgain(account: string): Promise<void> {
  const isWanted = () =>
    localStorage.getItem(item) === account && Notification.permission === 'granted'
  if (!isWanted()) return
  const here = await thisDevice()
  if (here.state !== 'on' && here.state !== 'off') return
  const { public_key, devices } = await call(readDevices, {})
  const endpoint = here.state === 'on' ? here.endpoint : undefined
  const isTold = devices.some((one) => one.endpoint === endpoint)
  // They may have stopped it meanwhile.
  if (public_key !== null && !isTold && isWanted()) await tellHere(public_key, account)
}

/** The devices that tell somebody, and whether this is one of them. */
export async function readDevicesHere(account: string, signal: AbortSignal) {
  await tellAgain(account)
  const here = await thisDevice()
  return { here, ...(await call(readDevices, { signal })) }
}
