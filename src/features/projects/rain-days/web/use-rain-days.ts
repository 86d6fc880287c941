// The rain days of a project or a team, and what is done with them; each is said, and a declaration undone.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../../kit/http/client.web.ts'
import { problemWords } from '../../../../kit/web/act/problem-words.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { toastWithUndo } from '../../../../register/web/list/rows/toast-with-undo.tsx'
import { rainDaysKey, trackerKey } from '../../web/keys.ts'
import type { WorkplaceRef } from '../../workplace.ts'
import { declareRainDay, readRainDays, revokeRainDay } from '../rain-days.contract.ts'

export type Declared = z.input<NonNullable<(typeof declareRainDay)['project']['body']>>

export function useRainDays({ kind, id }: WorkplaceRef) {
  const { text, say } = useLanguage()
  const queries = useQueryClient()
  const read = useQuery({
    queryKey: rainDaysKey(kind, id),
    queryFn: async ({ signal }) =>
      (await call(readRainDays[kind], { params: { id }, signal })).data,
  })
  const refresh = () =>
    Promise.all(
      [rainDaysKey(), trackerKey()].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  async function saying(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      toast(problemWords(error, text), { type: 'error', duration: 6000 })
    }
    await refresh()
  }
  const revoke = (rain: string) =>
    saying(async () => {
      await call(revokeRainDay[kind], { params: { id, rain } })
      toast(say('Rain day cancelled.'), { type: 'success' })
    })
  /** Refused it rejects: the person who asks for it says why beside what was entered. */
  async function declare(body: Declared) {
    const { data } = await call(declareRainDay[kind], { params: { id }, body })
    toastWithUndo(say('Rain day declared.'), text('list_undo'), () => void revoke(data.id))
    await refresh()
  }
  return { ...read, revoke, declare, declareNow: () => saying(() => declare({})) }
}
