import type { ProseFacts } from '../prose.ts'

/** What a glob found, by the name of each file. */
export const named = (found: Record<string, ProseFacts>): ReadonlyMap<string, ProseFacts> =>
  new Map(Object.entries(found).map(([path, facts]) => [path.replace(/^.*\/|\.md$/g, ''), facts]))
