// A browser that runs out of room throws away what it was not asked to keep.

let asked = false

/** Once, when there is something to keep: a browser that asks the person must not ask at each word. */
export function askToStay(): void {
  if (asked) return
  asked = true
  // A page that is not served over HTTPS has none, whatever its types say.
  const storage = navigator.storage as StorageManager | undefined
  storage
    ?.persist()
    .catch((error: unknown) => console.error('The browser was not asked to keep it.', error))
}
