import type { ProseFacts } from '../../prose/prose.ts'
import { named } from '../../prose/web/named.ts'

/** The articles and worked examples, without their texts, by the last part of their address. */
export const ideaFacts = named(
  import.meta.glob<ProseFacts>('../../prose/texts/ideas/*.md', {
    query: '?facts',
    import: 'default',
    eager: true,
  }),
)

/** Those of some topics, and of the words that somebody looks for in titles and summaries. */
export function ideasFor(topic: string | undefined, sought: string): [string, ProseFacts][] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  return [...ideaFacts]
    .filter(([, { topics }]) => topic === undefined || topics.includes(topic))
    .filter(([, { title, summary, topics }]) => {
      const said = [title, summary, ...topics].join(' ').toLowerCase()
      return words.every((word) => said.includes(word))
    })
    .sort(([, one], [, other]) => Number(one.example) - Number(other.example))
}
