// A submission as its screen reads it, in the language of whoever reads.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { z } from 'zod'
import { call } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { dayIn, instantIn } from '../../../../register/web/show/numbers-and-days.ts'
import type { FormDefinition } from '../../../forms/definition/index.ts'
import { paperText } from '../../papers/paper-words.ts'
import type { Reading } from '../../papers/readable.ts'
import { languageOf } from '../../web/fill/facts.ts'
import { readWhole, type whole } from '../reading.contract.ts'

export type WholeSubmission = Omit<z.output<typeof whole>, 'definition'> & {
  definition: FormDefinition
}

const keyOf = (id: string) => ['submission', id]

export function useWhole(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) =>
      (await call(readWhole, { params: { id }, signal })).data as WholeSubmission,
    staleTime: 0,
  })
}

/** After something was done with it: it is read again, and so is every list that it stands in. */
export function useRefreshed(id: string): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: keyOf(id) }),
      queries.invalidateQueries({ queryKey: ['register', 'submissions'] }),
    ])
  }, [queries, id])
}

/** How answers are said: labels in place of ids. */
export function useReading(definition: FormDefinition, names: Reading['names']): Reading {
  const { locale } = useLanguage()
  return useMemo(() => {
    const language = languageOf(definition, locale)
    return {
      language,
      text: paperText(locale),
      names,
      moment: (instant) => instantIn(locale, instant),
      day: (day) => (/^\d{4}-\d\d-\d\d$/.test(day) ? dayIn(locale, day) : day),
    }
  }, [definition, locale, names])
}
