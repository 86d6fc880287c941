import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { demoSlotsKey } from '../../web/keys.ts'
import { demoSlots } from '../requests.contract.ts'
import { useRequestWords } from './use-request-words.ts'

/** The free hours, on the clock of the visitor's device. */
export function ChooseSlot({ error }: { error: string | undefined }) {
  const words = useRequestWords()
  const { day, clock } = useTimes()
  const id = useId()
  const { data } = useQuery({
    queryKey: demoSlotsKey,
    queryFn: ({ signal }) => call(demoSlots, { signal }),
    staleTime: 0,
  })
  const slots = data?.data ?? []
  const days = [...Map.groupBy(slots, day)]
  return (
    <div className="grid gap-1">
      <label className="text-sm font-semibold" htmlFor={id}>
        {words.slot}
      </label>
      <select
        id={id}
        name="demo_at"
        defaultValue=""
        className="p-3 w-full bg-surface border-strong rounded font-inherit text-ink"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint`}
      >
        <option value="">{words.slotChoose}</option>
        {days.map(([name, inside]) => (
          <optgroup key={name} label={name}>
            {inside.map((at) => (
              <option key={at} value={at}>
                {`${name}, ${clock(at)}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p id={`${id}-hint`} className={error ? 'text-danger text-sm' : 'hint'}>
        {error ?? (data && slots.length === 0 ? words.slotNone : words.slotHint)}
      </p>
    </div>
  )
}
