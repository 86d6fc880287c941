// Whether a newer build than this page's has come: the worker that keeps it says so.
import { isRecord } from '../../../kit/own.ts'
import { makeStateStore } from '../../../kit/web/state-store.ts'

declare global {
  interface Window {
    __reactRouterManifest?: { version: string }
  }
}

export const newVersion = makeStateStore(false)

/** Asks each worker that takes over for its version; `files`: what it is to keep of this page. */
export function hearOfVersions(serviceWorker: ServiceWorkerContainer, files: () => string[]): void {
  const ask = () => serviceWorker.controller?.postMessage({ files: files() })
  serviceWorker.addEventListener('controllerchange', ask)
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || typeof data.version !== 'string') return
    if (data.version !== window.__reactRouterManifest?.version) newVersion.run(() => true)
  })
  ask()
}
