// Answers on this device name its files by its own ids, answers on the server by the server's.

import { filesOf } from './stored-files.ts'

type Ids = ReadonlyMap<string, string>

/** From here to there and back, for the files of a draft that are there. */
export async function serverIds(draft: string): Promise<{ there: Ids; here: Ids }> {
  const files = await filesOf(draft).catch((error: unknown) => {
    // A device that keeps nothing has no files waiting either.
    console.error(error)
    return []
  })
  const pairs = files.flatMap(({ id, server }) => (server === null ? [] : [[id, server] as const]))
  return { there: new Map(pairs), here: new Map(pairs.map(([id, server]) => [server, id])) }
}
