// A submission as its screen reads it, in the language of the person who reads.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { z } from 'zod'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { FormDefinition } from '../../../forms/definition/index.ts'
import { answersIn, paperText } from '../../papers/paper-words.ts'
import type { PaperLanguage } from '../../papers/readable.ts'
import { submissionsKey, wholeKey } from '../../web/keys.ts'
import { readWhole, type whole } from '../reading.contract.ts'
import { languageOf } from './facts.ts'

export type WholeSubmission = Omit<z.output<typeof whole>, 'definition'> & {
  definition: FormDefinition
}

/** Why it was returned, while it is. */
export const lastReturn = ({ stage, events }: WholeSubmission) =>
  stage === 'returned' ? events.findLast(({ kind }) => kind === 'returned') : undefined

export function useWhole(id: string) {
  return useQuery({
    queryKey: wholeKey(id),
    queryFn: async ({ signal }) => (await call(readWhole, { params: { id }, signal })).data,
    staleTime: 0,
  })
}

/** Reads it and all lists that show it again, after an action. */
export function useRefreshed(id: string): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: wholeKey(id) }),
      queries.invalidateQueries({ queryKey: submissionsKey }),
    ])
  }, [queries, id])
}

/** How answers are said: labels in place of ids. */
export function useReading(
  definition: FormDefinition,
  names: PaperLanguage['names'],
): PaperLanguage {
  const { locale } = useLanguage()
  const { moment } = useTimes()
  return useMemo(() => {
    const language = languageOf(definition, locale)
    return {
      language,
      text: paperText(locale),
      names,
      moment,
      ...answersIn(locale),
    }
  }, [definition, locale, names, moment])
}
