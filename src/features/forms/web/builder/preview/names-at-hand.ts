// Names of what was chosen from the company's lists, as far as some input has loaded them.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import type { Wording } from '../../../builder/why-words.ts'
import type { Language } from '../../../definition/question.ts'
import { roles } from '../../fill/roles.ts'

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
export function useWording(language: Language): Wording {
  const { text } = useLanguage()
  const lists = useQueryClient()
  return useMemo(() => {
    const known = () =>
      new Map(
        lists.getQueriesData({ queryKey: ['form-list'] }).flatMap(([, rows]) => [...namedIn(rows)]),
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
