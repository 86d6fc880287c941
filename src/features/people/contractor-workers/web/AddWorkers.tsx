import { Button, Group, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { registerKey } from '../../../../register/web/keys.ts'
import { contractorWorkersKey } from '../../web/keys.ts'
import { addWorkers } from '../contractor-workers.contract.ts'
import { VerdictLine } from './VerdictLine.tsx'

type Props = { contractor: string; onClose: () => void }

/** One line for each worker: typed for one, pasted for many. What would come of each stands below. */
export function AddWorkers({ contractor, onClose }: Props) {
  const { text } = useLanguage()
  const [typed, setTyped] = useState('')
  const [from, setFrom] = useState<string | null>(null)
  const [who, setWho] = useState<Record<string, string | null>>({})
  const [settled] = useDebouncedValue(typed, 300)
  const params = { id: contractor }
  const { data } = useQuery({
    queryKey: contractorWorkersKey(contractor, 'preview', settled),
    queryFn: async ({ signal }) =>
      (await call(addWorkers, { params, body: { text: settled, preview: true }, signal })).data
        .lines,
    enabled: settled.trim() !== '',
    placeholderData: keepPreviousData,
  })
  const { act, busy, problem, error } = useAct(
    async () =>
      (await call(addWorkers, { params, body: { text: typed, starts_on: from, who } })).data,
    {
      renews: [contractorWorkersKey(contractor), registerKey('people-without-account')],
      says: ({ added }) => text('contractor_workers_added', { count: added }),
      onDone: onClose,
      oneAtATime: true,
    },
  )
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act()
  }
  const lines = typed.trim() === '' ? [] : (data ?? [])
  const wrong = error instanceof Refused ? error.errors?.text?.[0] : undefined
  return (
    <form onSubmit={send} method="post" className="stack gap-3" noValidate>
      <Textarea
        data-autofocus
        label={text('contractor_workers_lines')}
        description={text('contractor_workers_lines_hint')}
        placeholder={text('contractor_workers_example')}
        autosize
        minRows={3}
        maxRows={10}
        value={typed}
        error={wrong}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setWho({})
        }}
      />
      {lines.length > 0 && (
        <ol className="box bare" aria-label={text('contractor_workers_verdicts')}>
          {lines.map((line) => (
            <VerdictLine
              key={line.n}
              line={line}
              who={who[line.n]}
              onWho={(person) => setWho((before) => ({ ...before, [line.n]: person }))}
            />
          ))}
        </ol>
      )}
      <DayInput label={text('hat_starts')} value={from} onChange={setFrom} />
      {problem && wrong === undefined && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {text('contractor_workers_add')}
        </Button>
      </Group>
    </form>
  )
}
