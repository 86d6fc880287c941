import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import type { FormToFill } from '../../portal.contract.ts'
import { type AskedForm, draftKind } from './entries.ts'
import { Fill } from './Fill.tsx'
import { Sent } from './Sent.tsx'
import { useEntries } from './use-entries.ts'

type Props = {
  form: FormToFill
  asked: AskedForm
  account: string
  /** What is read anew once it has arrived. */
  renews: readonly unknown[]
}

/** The questions; once they are handed in, what became of that. */
export function FillOrSent({ form, asked, account, renews }: Props) {
  const client = useQueryClient()
  const entries = useEntries(account)
  const [opened] = useState(() => new Date().toISOString())
  const [past, setPast] = useState('')
  const kind = draftKind(asked)
  // What arrived before the page was opened is another one; what has not arrived yet is this one.
  const entry = entries?.find(
    (one) =>
      draftKind(one.asked) === kind &&
      one.id !== past &&
      (one.receipt === null || one.made_at >= opened),
  )
  const arrived = entry?.receipt?.number
  const key = renews.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what the key says.
  useEffect(() => {
    if (arrived !== undefined) void client.invalidateQueries({ queryKey: renews })
  }, [arrived, client, key])
  if (entries === undefined) return <ListSkeleton rows={4} />
  if (entry === undefined) return <Fill {...{ form, asked, account }} />
  return <Sent entry={entry} onAnother={() => setPast(entry.id)} />
}
