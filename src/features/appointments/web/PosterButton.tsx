import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { callsOf } from '../../../register/contract.ts'
import { type Officer, type Offices, Poster } from './Poster.tsx'

type Props = { register: Offices; title: string; location?: string }

/** Prints who holds an office, a page for each place or for one alone: to be hung on the board. */
export function PosterButton({ register, title, location }: Props) {
  const text = useText()
  const [rows, setRows] = useState<readonly Officer[]>()
  const query = { 'filter[standing]': 'current', sort: 'name', per_page: 200 } as const
  const at = location === undefined ? {} : { 'filter[location]': location }
  const loading = useAct(() => call(callsOf(register).list, { query: { ...query, ...at } }), {
    onDone: ({ data }) => setRows(data.data),
    refusedInPassing: true,
  })
  return (
    <>
      <Button
        variant="default"
        loading={loading.busy}
        leftSection={<IconPrinter size={16} aria-hidden="true" />}
        onClick={() => loading.act()}
      >
        {text('poster_print')}
      </Button>
      {rows && <Poster title={title} rows={rows} onPrinted={() => setRows(undefined)} />}
    </>
  )
}
