// The written texts: their facts at once, each text when its page is opened. The pages that the build writes
// have the whole text in them; a browser keeps it on the screen until the part that made it has come.
import { use } from 'react'
import type { ProseFacts, ProsePart } from '../prose.ts'
import { named } from './named.ts'

const later = import.meta.glob<ProsePart[]>('../texts/*/*.md', {
  query: '?blocks',
  import: 'default',
})
const written = import.meta.env.SSR
  ? import.meta.glob<ProsePart[]>('../texts/*/*.md', {
      query: '?blocks',
      import: 'default',
      eager: true,
    })
  : {}

const arriving = new Map<string, Promise<ProsePart[] | undefined>>()

function arrive(path: string): Promise<ProsePart[] | undefined> {
  const known = arriving.get(path)
  if (known !== undefined) return known
  const coming = later[path]?.() ?? Promise.resolve(undefined)
  arriving.set(path, coming)
  // A text that could not be fetched is asked for again with the next visit.
  coming.catch(() => arriving.delete(path))
  return coming
}

/** The parts of a text, `pages/about-us`; drawn within a Suspense. */
export function useBlocks(name: string): ProsePart[] | undefined {
  const path = `../texts/${name}.md`
  return import.meta.env.SSR ? written[path] : use(arrive(path))
}

export const pageFacts = named(
  import.meta.glob<ProseFacts>('../texts/pages/*.md', {
    query: '?facts',
    import: 'default',
    eager: true,
  }),
)
