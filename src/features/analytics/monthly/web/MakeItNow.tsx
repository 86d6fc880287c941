import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { callsOf } from '../../../../register/contract.ts'
import type { RegisterRow } from '../../../../register/define.ts'
import { useMay } from '../../../../register/web/list/use-may.ts'
import { analyticsKey } from '../../web/keys.ts'
import { makeMonthlyPaper } from '../monthly.contract.ts'
import { monthlyReports } from '../monthly-reports.register.ts'

const askAgainMs = 1500

type Props = { row: RegisterRow<typeof monthlyReports>; onChange(): void }

/** Has one more paper made; a job does so, and it is there a moment later. */
export function MakeItNow({ row, onChange }: Props) {
  const text = useText()
  const { id, papers } = row
  const [had, setHad] = useState<number | undefined>()
  const waits = had !== undefined && papers.length <= had
  const { data } = useQuery({
    queryKey: analyticsKey('monthly-papers', id),
    queryFn: async ({ signal }) =>
      (await call(callsOf(monthlyReports).read, { params: { id }, signal })).data.papers.length,
    enabled: waits,
    refetchInterval: askAgainMs,
  })
  useEffect(() => {
    if (waits && data !== undefined && data > had) onChange()
  }, [waits, data, had, onChange])
  const { act, busy, problem } = useAct(() => call(makeMonthlyPaper, { params: { id } }), {
    onDone: () => setHad(papers.length),
  })
  const may = useMay(monthlyReports)
  if (row.completed_at !== null || row.archived_at !== null || !may.do('edit')) return null
  return (
    <div className="row gap-x-4 gap-y-2">
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        loading={busy || waits}
        onClick={() => act()}
      >
        {text('monthly_make')}
      </Button>
      <small className="text-soft">{problem ?? text('monthly_make_note')}</small>
    </div>
  )
}
