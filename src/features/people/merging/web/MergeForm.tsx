import { Button, Group, Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { registerKey } from '../../../../register/web/keys.ts'
import { compareKey, duplicatesKey } from '../../web/keys.ts'
import type { MergedField } from '../merged-fields.ts'
import { comparePeople, mergePeople } from '../merges.contract.ts'
import { MergeTable } from './MergeTable.tsx'
import { PartyLine } from './PartyLine.tsx'

type Props = { ids: readonly [string, string]; onDone: () => void }

/** Loads what each of the two has, and then asks who is kept. */
export function MergeForm({ ids: [one, other], onDone }: Props) {
  const { text } = useLanguage()
  const { data, isPending, isError } = useQuery({
    queryKey: compareKey(one, other),
    queryFn: ({ signal }) => call(comparePeople, { params: { one, other }, signal }),
    gcTime: 0,
  })
  if (isPending) return <ListSkeleton rows={6} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  return <MergeChoice compared={data.data} onDone={onDone} />
}

export type Compared = ReplyOf<typeof comparePeople>['data']

function MergeChoice({ compared, onDone }: { compared: Compared; onDone: () => void }) {
  const { text, say } = useLanguage()
  const { parties, refusals, records, fields } = compared
  // Who goes must be free to go; of two, the one with the account and with more is kept.
  const weight = (at: number) =>
    (refusals[1 - at] === null ? 0 : -1e9) +
    (parties[at]?.account?.signs_in ? 1e6 : 0) +
    records.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0)
  const [keptAt, setKeptAt] = useState(weight(1) > weight(0) ? 1 : 0)
  const [take, setTake] = useState<readonly MergedField[]>([])
  const kept = parties[keptAt]
  const gone = parties[1 - keptAt]
  const refused = refusals[1 - keptAt]
  const { act, busy, problem } = useAct(
    async () => {
      if (kept === undefined || gone === undefined) return
      await call(mergePeople, { body: { kept: kept.id, gone: gone.id, take: [...take] } })
    },
    { renews: [duplicatesKey(), registerKey('users')], onDone, oneAtATime: true },
  )
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act()
  }
  return (
    <form onSubmit={send} method="post" className="stack gap-4">
      <Radio.Group
        label={text('merge_kept')}
        value={String(keptAt)}
        onChange={(at) => {
          setKeptAt(Number(at))
          setTake([])
        }}
      >
        <div className="flex flex-wrap gap-4 mt-2">
          {parties.map((party, at) => (
            <Group key={party.id} wrap="nowrap" align="start" style={{ flex: '1 1 16rem' }}>
              <Radio value={String(at)} aria-label={text('merge_keep', { name: party.name })} />
              <PartyLine party={party} />
            </Group>
          ))}
        </div>
      </Radio.Group>
      {refused !== null && refused !== undefined && (
        <Notice tone="danger">
          {text('merge_cannot_go', { name: gone?.name ?? '', why: say(refused) })}
        </Notice>
      )}
      <MergeTable
        compared={compared}
        keptAt={keptAt}
        take={take}
        onTake={(name, takes) =>
          setTake((now) => (takes ? [...now, name] : now.filter((one) => one !== name)))
        }
      />
      <p className="hint m-0">{gone?.account ? text('merge_says_account') : text('merge_says')}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {text('cancel')}
        </Button>
        <Button
          type="submit"
          loading={busy}
          disabled={(refused ?? null) !== null || fields.length === 0}
        >
          {text('merge_do')}
        </Button>
      </Group>
    </form>
  )
}

/** From the list of users: of exactly two. */
export function MergeSelected({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const { text } = useLanguage()
  const [one, other, third] = ids
  if (one === undefined || other === undefined || third !== undefined)
    return <Notice tone="calm">{text('merge_choose_two')}</Notice>
  return <MergeForm ids={[one, other]} onDone={onDone} />
}
