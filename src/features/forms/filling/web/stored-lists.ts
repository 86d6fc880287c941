// Lists that questions choose from, as this device saw them last: what was chosen keeps its name,
// and can be chosen, where there is no connection.
import { NoAnswer } from '../../../../kit/http/client.web.ts'

const name = 'plumbline-lists'

/** A page that is not served over HTTPS has no caches, whatever the types say. */
const all = (): CacheStorage | undefined => globalThis.caches

const addressOf = (key: readonly unknown[]) => `/${name}/${key.map(String).join('/')}`

async function keep(key: readonly unknown[], rows: unknown): Promise<void> {
  try {
    await (await all()?.open(name))?.put(addressOf(key), Response.json(rows))
  } catch (error) {
    console.warn('This device keeps no lists.', error)
  }
}

/** The list from the server; without a connection the one that was here before. */
export async function listOrStored<Rows>(
  key: readonly unknown[],
  ask: Promise<Rows>,
): Promise<Rows> {
  try {
    const rows = await ask
    // Nobody waits for it.
    void keep(key, rows)
    return rows
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    const kept = await all()?.match(addressOf(key), { cacheName: name })
    if (kept === undefined) throw error
    return (await kept.json()) as Rows
  }
}
