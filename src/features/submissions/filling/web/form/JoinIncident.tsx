import { Select } from '@mantine/core'
import { useTimes } from '../../../../../access/web/use-times.ts'
import type { ReplyOf } from '../../../../../kit/http/route.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import type { offerReport } from '../../../../incidents/web/index.ts'
import type { NamedRow } from '../device/stored.ts'

type Props = {
  offered: ReplyOf<typeof offerReport>['data']['incidents']
  chosen: NamedRow | null
  error: string | undefined
  onChange(row: NamedRow | null): void
}

/** One that was reported of late, by its day; what its record was left for is there, however old it is. */
export function JoinIncident({ offered, chosen, error, onChange }: Props) {
  const { text } = useLanguage()
  const { day } = useTimes()
  const rows = offered.map(({ id, number, title, on }) => ({
    value: id,
    name: `${number} – ${title}`,
    label: `${day(on)} · ${number} – ${title}`,
  }))
  const there = chosen === null || rows.some(({ value }) => value === chosen.id)
  const all = there
    ? rows
    : [{ value: chosen.id, name: chosen.name, label: chosen.name || '…' }, ...rows]
  return (
    <Select
      label={text('filling_incident_which')}
      placeholder={text('input_select_placeholder')}
      required
      searchable
      nothingFoundMessage={text('filling_incident_none')}
      data={all}
      value={chosen?.id ?? null}
      error={error}
      onChange={(id) => {
        const row = all.find(({ value }) => value === id)
        onChange(row === undefined ? null : { id: row.value, name: row.name })
      }}
    />
  )
}
