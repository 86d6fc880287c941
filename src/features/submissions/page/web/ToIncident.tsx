import { Button, Group, Modal, Text } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { openFilling } from '../../../forms/definition/index.ts'
import {
  isReportWhole,
  newReport,
  type OfIncident,
  reportOf,
} from '../../filling/web/draft/report.ts'
import { IncidentSection } from '../../filling/web/form/IncidentSection.tsx'
import { useRefreshed, type WholeSubmission } from '../../reading/web/whole-of.ts'
import { toIncident } from '../../revisions/revisions.contract.ts'

type Props = { whole: WholeSubmission; onClose(): void }

/** Reports what the form says as an incident, or adds it to one that is there. */
export function ToIncident({ whole, onClose }: Props) {
  const { text } = useLanguage()
  const refreshed = useRefreshed(whole.id)
  const filling = useMemo(() => openFilling(whole.definition, whole.answers), [whole])
  const [of, setOf] = useState<OfIncident>(() => ({
    report: newReport(new Date(whole.submitted_at)),
    incident: null,
  }))
  const [tried, setTried] = useState(false)
  const joins = of.report === null
  const isWhole = joins ? of.incident !== null : isReportWhole(of, filling)
  const { act, busy, problem } = useAct(
    () =>
      call(toIncident, {
        params: { id: whole.id },
        body: {
          version: whole.version,
          report: reportOf(of, filling),
          incident: of.incident?.id ?? null,
        },
      }),
    {
      says: () => text('submission_reported', { number: whole.number }),
      onDone() {
        onClose()
        return refreshed()
      },
      // What somebody else did meanwhile is shown behind the dialog.
      onRefused: (error) => error instanceof Refused && error.httpStatus === 409 && refreshed(),
    },
  )

  function go(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isWhole) act()
  }
  return (
    <Modal opened onClose={onClose} title={text('submission_report')} centered>
      <form onSubmit={go} noValidate className="stack gap-4">
        <IncidentSection filling={filling} context={of} tried={tried} onChange={setOf} />
        {problem !== undefined && (
          <Text role="alert" c="var(--danger)">
            {problem}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {text('input_cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {text(joins ? 'submission_report_add' : 'submission_report_new')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
