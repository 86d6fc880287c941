import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import type { IncidentKind } from '../../record/kinds.ts'
import type { ReportDraft } from '../report-draft.ts'
import { offerReport } from '../reporting.contract.ts'
import { ChooseKind } from './ChooseKind.tsx'
import { reportOfferKey } from './keys.ts'
import { ReportSent } from './ReportSent.tsx'
import { TellReport } from './TellReport.tsx'
import { useReport } from './use-report.ts'

/** What happened, told in a minute on a phone. It lies on the device until the server has it. */
export default function QuickReportScreen() {
  const { user } = useSession()
  return user === undefined ? null : <Reporting account={user.id} />
}

function Reporting({ account }: { account: string }) {
  const text = useText()
  const { project } = useSession()
  const { draft, change, discard, send } = useReport(account)
  const [sent, setSent] = useState<ReportDraft>()
  // Asked for before anything is written: a phone then has it without a connection.
  const { data: offer } = useQuery({
    queryKey: reportOfferKey,
    queryFn: async ({ signal }) => (await call(offerReport, { signal })).data,
  })
  if (draft === undefined)
    return (
      <Page title={text('screen_quick_report')}>
        <ListSkeleton rows={4} />
      </Page>
    )
  if (draft === null && sent !== undefined)
    return <ReportSent report={sent} account={account} onNext={() => setSent(undefined)} />
  const begin = (kind: IncidentKind) =>
    change({
      id: newId(),
      started_at: new Date().toISOString(),
      kind,
      words: '',
      when: 'now',
      day: null,
      time: null,
      project: project?.id ?? null,
      place: '',
    })
  if (draft === null) return <ChooseKind onChoose={begin} />
  return (
    <TellReport
      draft={draft}
      projects={offer?.projects ?? []}
      onChange={change}
      onDiscard={() => discard(draft)}
      onSend={async () => {
        await send(draft)
        setSent(draft)
      }}
    />
  )
}
