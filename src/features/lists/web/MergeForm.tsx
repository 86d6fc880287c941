import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { SelectInput } from '../../../kit/web/inputs/choice/SelectInput.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../register/define.ts'
import { registerKey } from '../../../register/web/keys.ts'
import { useRows } from '../../../register/web/list/use-rows.ts'
import { mergeValue } from '../lists.contract.ts'
import { listValues } from '../lists.register.ts'

type Props = { value: AnyRow; list: string; onDone: () => void }

const all = 200

/** Which value takes the place of this one. */
export function MergeForm({ value, list, onDone }: Props) {
  const text = useText()
  const [into, setInto] = useState<string | null>(null)
  const { data } = useRows(listValues, { state: 'active', 'filter[list]': list }, 1, all)
  const others = (data?.data ?? []).filter(({ id }) => id !== value.id)
  const merging = useAct(
    (chosen: string) => call(mergeValue, { params: { id: value.id }, body: { into: chosen } }),
    {
      renews: [registerKey(listValues.name)],
      says({ data: { moved } }, chosen) {
        const name = String(others.find(({ id }) => id === chosen)?.name)
        return text('lists_merged', { count: moved, name })
      },
      onDone,
    },
  )
  return (
    <Stack>
      <Text>{text('lists_merge_lead')}</Text>
      <SelectInput
        label={text('lists_merge_into')}
        options={others}
        labelKey="name"
        value={into}
        onChange={setInto}
        required
      />
      {merging.problem && <Notice tone="danger">{merging.problem}</Notice>}
      <Group justify="end">
        <Button
          disabled={into === null}
          loading={merging.busy}
          onClick={() => into !== null && merging.act(into)}
        >
          {text('lists_merge')}
        </Button>
      </Group>
    </Stack>
  )
}
