import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { callsOf } from '../../../../register/contract.ts'
import type { RegisterRow } from '../../../../register/define.ts'
import { ShownFile } from '../../../../register/web/show/ShownFile.tsx'
import { analyticsKey } from '../../web/keys.ts'
import { makeMonthlyPaper } from '../monthly.contract.ts'
import { monthlyReports } from '../monthly-reports.register.ts'

const askAgainMs = 1500

/** The papers that were made, the latest first; one more is made when somebody asks for it. */
export function PapersPanel({ row }: { row: RegisterRow<typeof monthlyReports> }) {
  const text = useText()
  const { id } = row
  const [had, setHad] = useState<number | undefined>()
  const { data } = useQuery({
    queryKey: analyticsKey('monthly-papers', id),
    queryFn: async ({ signal }) =>
      (await call(callsOf(monthlyReports).read, { params: { id }, signal })).data,
    // It is made by a job, and here a moment later.
    refetchInterval: ({ state }) =>
      had !== undefined && (state.data?.papers.length ?? 0) <= had ? askAgainMs : false,
  })
  const papers = data?.papers ?? row.papers
  const waits = had !== undefined && papers.length <= had
  const { act, problem } = useAct(() => call(makeMonthlyPaper, { params: { id } }), {
    onDone: () => setHad(papers.length),
  })
  const open = row.completed_at === null && row.archived_at === null
  return (
    <div className="stack gap-3">
      {papers.length === 0 && <p className="hint m-0">{text('monthly_none')}</p>}
      {papers.length > 0 && (
        <ul className="bare stack gap-2">
          {papers.toReversed().map((paper) => (
            <li key={paper.id}>
              <ShownFile file={paper} />
            </li>
          ))}
        </ul>
      )}
      {open && row.can.includes('edit') && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            loading={waits}
            onClick={() => act()}
          >
            {text('monthly_make')}
          </Button>
          <small className="block text-soft mt-2">{problem ?? text('monthly_make_note')}</small>
        </div>
      )}
    </div>
  )
}
