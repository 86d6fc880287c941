// Names of the rows that were chosen from the company's lists, as far as an input has loaded them.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Locale } from '../../../../../kit/locales.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { listedKey } from '../../../../people/web/index.ts'
import { roles } from '../../../filling/web/roles.ts'
import type { Wording } from '../../why-words.ts'

type Named = { id?: unknown; value?: unknown; name?: unknown; text?: unknown }

function* namedIn(value: unknown): Generator<[string, string]> {
  if (Array.isArray(value)) for (const one of value) yield* namedIn(one)
  else if (typeof value === 'object' && value !== null) {
    const { id, value: own = id, name, text = name }: Named = value
    if (own !== undefined && typeof text === 'string') yield [String(own), text]
    for (const below of Object.values(value)) if (Array.isArray(below)) yield* namedIn(below)
  }
}

/** How the builder speaks of conditions: the screen's language, the form's own words. */
export function useWording(language: Locale): Wording {
  const { text } = useLanguage()
  const lists = useQueryClient()
  return useMemo(() => {
    const known = () =>
      new Map(
        lists.getQueriesData({ queryKey: listedKey() }).flatMap(([, rows]) => [...namedIn(rows)]),
      )
    return {
      text,
      language,
      nameOf(question, id) {
        const role = roles.find((one) => one.id === id)
        if (question.type === 'role' && role !== undefined) return text(role.label)
        return known().get(id)
      },
    }
  }, [text, language, lists])
}
