import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kit/http/client.web.ts'
import { SelectInput } from '../../../kit/web/inputs/choice/SelectInput.tsx'
import { toast } from '../../../kit/web/inputs/toast.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../register/define.ts'
import { rowsKey, useRows } from '../../../register/web/list/use-rows.ts'
import { mergeValue } from '../lists.contract.ts'
import { listValues } from '../lists.register.ts'

type Props = { value: AnyRow; list: string; onDone: () => void }

const all = 200

/** Which value takes the place of this one. */
export function MergeForm({ value, list, onDone }: Props) {
  const text = useText()
  const queries = useQueryClient()
  const [into, setInto] = useState<string | null>(null)
  const { data } = useRows(listValues, { state: 'active', 'filter[list]': list }, 1, all)
  const others = (data?.data ?? []).filter(({ id }) => id !== value.id)
  const merging = useMutation({
    mutationFn: (chosen: string) =>
      call(mergeValue, { params: { id: value.id }, body: { into: chosen } }),
    onSuccess({ data: { moved } }) {
      void queries.invalidateQueries({ queryKey: rowsKey(listValues) })
      const name = String(others.find(({ id }) => id === into)?.name)
      toast(text('lists_merged', { count: moved, name }), { type: 'success' })
      onDone()
    },
  })
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
      {merging.error && <Notice tone="danger">{merging.error.message}</Notice>}
      <Group justify="end">
        <Button
          disabled={into === null}
          loading={merging.isPending}
          onClick={() => into !== null && merging.mutate(into)}
        >
          {text('lists_merge')}
        </Button>
      </Group>
    </Stack>
  )
}
