// What opens the pages where there is no connection: the frame of the product, the screens that are stated to open so,
// and every other file once it was used. Calls never come here: what a phone keeps of answers is their account's
// (kit/http/answers-here.web.ts).
// A page is asked for first and shown from here only when it does not come, so that what is shown is never older than
// it must be; files have their hash in the name and are the same forever.

declare const self: ServiceWorkerGlobalScope
/** Written by `bin/pages/worker.ts`. */
declare const build: {
  version: string
  /** The page that the browser's router fills, and what it must name to be of this build. */
  page: string
  names: string
  files: readonly string[]
  /** Files of screens, and the one that says that it needs a connection. */
  screens: readonly string[]
  noConnection: string
}

const before = 'plumbline-pages-'
const mine = before + build.version
/** How long a line may think about a page that is here. */
const patience = 4_000

const here = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true })

async function putHere(address: string): Promise<void> {
  const cache = await caches.open(mine)
  if ((await cache.match(address, { ignoreVary: true })) !== undefined) return
  // Most files of a build are those of the one before.
  const answer = (await here(address)) ?? (await fetch(address))
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`)
  await cache.put(address, answer)
}

async function putPageHere(): Promise<void> {
  const answer = await fetch(build.page, { cache: 'no-cache' })
  const text = await answer.clone().text()
  if (!answer.ok || !text.includes(build.names)) throw new Error('Another build is served by now.')
  await (await caches.open(mine)).put(build.page, answer)
}

/** What fails is tried again with the next visit: until then the page is as it was before. */
async function install(): Promise<void> {
  await putPageHere()
  await Promise.all(build.files.map(putHere))
  await self.skipWaiting()
}

/** Tabs that are open are of the build before: its files stay until the next. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(before) && name !== mine)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** A file that was used is there again without a connection; a device that is full keeps no more. */
async function putUsed(address: string, answer: Response): Promise<void> {
  try {
    await (await caches.open(mine)).put(address, answer)
  } catch (error) {
    console.warn('This device keeps no more files.', error)
  }
}

async function fileAt(request: Request, event: ExtendableEvent): Promise<Response> {
  const { pathname } = new URL(request.url)
  const found = await here(pathname)
  if (found !== undefined) return found
  try {
    const answer = await fetch(request)
    if (answer.ok) event.waitUntil(putUsed(pathname, answer.clone()))
    return answer
  } catch (error) {
    if (!build.screens.includes(pathname)) throw error
    const instead = `export { default } from ${JSON.stringify(build.noConnection)}`
    return new Response(instead, { headers: { 'content-type': 'text/javascript' } })
  }
}

/** Nothing where it does not come, or not soon, or what answers is not the product. */
async function pageFrom(asked: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  try {
    const answer = await Promise.race([asked, late])
    return answer === undefined || answer.status >= 500 ? undefined : answer
  } catch (error) {
    console.info('The page is shown as it is here.', error)
    return undefined
  }
}

async function pageAt(request: Request): Promise<Response> {
  const asked = fetch(request)
  return (await pageFrom(asked)) ?? (await here(build.page)) ?? asked
}

const rooms = ['/dashboard/', '/qr-code/', '/gate/']
const opensHere = (pathname: string) =>
  pathname === '/login' ||
  pathname === '/dashboard' ||
  rooms.some((room) => pathname.startsWith(room))

type Told = { title: string; path: string; tag: string; lang: string }

/** The browser asks that each message is shown; one that this build does not know is shown as it can be. */
async function show({ title, path, tag, lang }: Partial<Told>): Promise<void> {
  await self.registration.showNotification(title ?? 'Plumbline', {
    ...(tag !== undefined && { tag }),
    ...(lang !== undefined && { lang }),
    icon: '/icon-192.png',
    data: path ?? '/dashboard/notifications',
  })
}

/** A page that is open goes there, else one is opened; never to another site. */
async function goTo(path: string): Promise<void> {
  const { href, origin } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (open === undefined) await self.clients.openWindow(href)
  else await (await open.focus()).navigate(href)
}

self.addEventListener('push', (event) => {
  const told: Partial<Told> = event.data?.json() ?? {}
  event.waitUntil(show(told))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(String(event.notification.data)))
})
self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  // A page asks for the version, and names what it had loaded before there was a worker: its language above all.
  event.source?.postMessage({ version: build.version })
  const { files }: { files: readonly string[] } = event.data
  event.waitUntil(Promise.all(files.filter((file) => file.startsWith('/assets/')).map(putHere)))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/') || build.files.includes(pathname))
    event.respondWith(fileAt(request, event))
  else if (request.mode === 'navigate' && opensHere(pathname)) event.respondWith(pageAt(request))
})

export {}
