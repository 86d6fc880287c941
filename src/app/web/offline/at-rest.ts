/** When the page has nothing else to do; a browser that cannot say when waits a little. */
export function atRest(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 2000)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act, { timeout: 10_000 })
  return () => cancelIdleCallback(asked)
}
