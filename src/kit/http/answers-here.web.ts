// The last answers of calls that a phone keeps (`onDevice`), each for the account that it was given to: for when there
// is no connection. Where the device keeps nothing, a call is as it is elsewhere.

const before = 'plumbline-answers-'
/** Whose answers those are that anybody may read: they stay when somebody signs out. */
export const anybody = 'public'
const putAt = 'x-put-at'

/** A page that is not served over HTTPS has no caches, whatever the types say. */
const all = (): CacheStorage | undefined => globalThis.caches

/** With how long it has been here, in milliseconds. */
export async function answerHere(
  account: string,
  address: string,
): Promise<{ age: number; answer: unknown } | undefined> {
  try {
    const found = await all()?.match(address, { cacheName: before + account })
    if (found === undefined) return undefined
    const age = Date.now() - Number(found.headers.get(putAt))
    return { age, answer: await found.json() }
  } catch (error) {
    console.warn('What this device keeps of answers could not be read.', error)
    return undefined
  }
}

export async function putAnswer(account: string, address: string, answer: unknown): Promise<void> {
  try {
    const kept = Response.json(answer, { headers: { [putAt]: String(Date.now()) } })
    await (await all()?.open(before + account))?.put(address, kept)
  } catch (error) {
    console.warn('This device keeps no more answers.', error)
  }
}

export async function dropAnswer(account: string, address: string): Promise<void> {
  await (await all()?.open(before + account))?.delete(address)
}

/** Nothing stays that was given to another account than this one. */
export async function forgetAnswers(but: string | undefined): Promise<void> {
  const caches = all()
  if (caches === undefined) return
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(before) && name !== before + (but ?? '') && name !== before + anybody,
  )
  await Promise.all(others.map((name) => caches.delete(name)))
}
