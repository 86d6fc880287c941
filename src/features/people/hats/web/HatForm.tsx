import { Button, Group, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { keysOf } from '../../../../kit/own.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { employersKey, hatsKey } from '../../web/keys.ts'
import { addHat, changeHat, listEmployers, type WornHat } from '../hats.contract.ts'
import { hats } from '../hats.ts'

type Props = { person: string; hat: WornHat | undefined; onClose: () => void }

/** A day is read whole: on a phone the fields stand beneath each other. */
const sideBySide = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' }

/** What else a person is to the company. Once it is known, only its days change. */
export function HatForm({ person, hat, onClose }: Props) {
  const { text, say } = useLanguage()
  const [kind, setKind] = useState(hat?.kind ?? 'employee')
  const [of, setOf] = useState<string | null>(null)
  const [from, setFrom] = useState(hat?.starts_on ?? null)
  const [until, setUntil] = useState(hat?.ends_on ?? null)
  const { data } = useQuery({
    queryKey: employersKey(kind),
    queryFn: ({ signal }) => call(listEmployers, { params: { kind }, signal }),
    enabled: hat === undefined && kind !== 'visitor',
  })
  const { act, busy, problem } = useAct(
    () => {
      const days = { starts_on: from, ends_on: until }
      return hat === undefined
        ? call(addHat, { params: { id: person }, body: { kind, of, ...days } })
        : call(changeHat, { params: { id: person, hat: hat.id }, body: days })
    },
    { renews: [hatsKey(person), ['register', 'users']], onDone: onClose },
  )
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act()
  }
  const employers = data?.data ?? []
  return (
    <form onSubmit={send} method="post" className="stack gap-3">
      {hat === undefined && (
        <Select
          data-autofocus
          label={text('hat_kind')}
          data={keysOf(hats).map((value) => ({ value, label: say(hats[value]) }))}
          value={kind}
          allowDeselect={false}
          onChange={(value) => {
            setKind(keysOf(hats).find((one) => one === value) ?? 'employee')
            setOf(null)
          }}
        />
      )}
      {hat === undefined && employers.length > 0 && (
        <Select
          label={text('hat_of')}
          data={employers.map(({ id, name }) => ({ value: id, label: name }))}
          value={of}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': text('field_clear', { label: text('hat_of') }) }}
          onChange={setOf}
        />
      )}
      <div className="grid gap-4 items-start" style={sideBySide}>
        <DayInput label={text('hat_starts')} value={from} onChange={setFrom} />
        <DayInput
          label={text('hat_ends')}
          value={until}
          onChange={setUntil}
          {...(from !== null && { earliest: from })}
        />
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {text('save')}
        </Button>
      </Group>
    </form>
  )
}
