import { Button, Checkbox, Group, NumberInput, SegmentedControl, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { inventoryKey } from '../../web/keys.ts'
import { readMeter } from '../inventory.contract.ts'

/** Notes what a meter reads. It goes up only; one that was replaced says so. */
export function MeterForm({ row }: { row: AnyRow }) {
  const { text, locale } = useLanguage()
  const [meter, setMeter] = useState<'hours' | 'km'>(row.meter_km === null ? 'hours' : 'km')
  const [reading, setReading] = useState<number | string>('')
  const [replaced, setReplaced] = useState(false)
  const [note, setNote] = useState('')
  const body = { meter, reading: Number(reading), replaced, note: note || null }
  const { act, problem } = useAct(() => call(readMeter, { params: { id: row.id }, body }), {
    renews: [inventoryKey],
    onDone() {
      setReading('')
      setNote('')
      setReplaced(false)
    },
  })

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act()
  }
  return (
    <form onSubmit={send} method="post" noValidate aria-label={text('asset_meter_add')}>
      <Group align="end" gap="sm" mt="sm">
        <SegmentedControl
          aria-label={text('asset_meters')}
          value={meter}
          onChange={(next) => setMeter(next === 'km' ? 'km' : 'hours')}
          data={[
            { value: 'hours', label: text('asset_meter_hours') },
            { value: 'km', label: text('asset_meter_km') },
          ]}
        />
        <NumberInput
          label={text('asset_reading')}
          w="9rem"
          min={0}
          decimalScale={1}
          decimalSeparator={locale === 'fr' ? ',' : '.'}
          hideControls
          value={reading}
          onChange={setReading}
        />
        <Checkbox
          label={text('asset_meter_replaced')}
          checked={replaced}
          mb="xs"
          onChange={(event) => setReplaced(event.currentTarget.checked)}
        />
        {replaced && (
          <TextInput
            label={text('asset_meter_note')}
            required
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        <Button type="submit" variant="default" disabled={reading === ''}>
          {text('asset_meter_add')}
        </Button>
      </Group>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </form>
  )
}
