// Whether this page opens again without a connection: the worker that keeps its files answers for it.

export function opensOffline(): boolean {
  // A page that is not served over HTTPS has none, whatever its types say.
  const { serviceWorker }: Partial<Navigator> = navigator
  return serviceWorker !== undefined && serviceWorker.controller !== null
}
