import { SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useReducer, useState } from 'react'
import { useHolds } from '../../../../../access/web/use-holds.ts'
import { call } from '../../../../../kit/http/client.web.ts'
import { keysOf } from '../../../../../kit/own.ts'
import { DayInput } from '../../../../../kit/web/inputs/DayInput.tsx'
import { TimeInput } from '../../../../../kit/web/inputs/TimeInput.tsx'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import type { Filling } from '../../../../forms/definition/index.ts'
import { kinds } from '../../../../incidents/definition/index.ts'
import { offerReport, reportOfferKey } from '../../../../incidents/web/index.ts'
import type { ReportWithForm } from '../device/stored.ts'
import { askedByForm, newReport, type OfIncident } from '../draft/report.ts'
import classes from './fill.module.css'
import { JoinIncident } from './JoinIncident.tsx'

/** Where it stands on the page. */
export const incidentPlace = 'filling-incident'

type Props = {
  filling: Filling
  context: OfIncident
  /** It was to be submitted: what is missing is marked. */
  tried: boolean
  onChange(change: OfIncident): void
}

/** A form of kind incident reports one, or joins the record of one. */
export function IncidentSection({ filling, context, tried, onChange }: Props) {
  const { text } = useLanguage()
  const id = useId()
  const holds = useHolds()
  const [joins, setJoins] = useState(context.incident != null)
  const [report, setReport] = useState(() => context.report ?? newReport())
  const [, redraw] = useReducer((turn: number) => turn + 1, 0)
  useEffect(() => filling.watch(redraw), [filling])
  const { data: offer } = useQuery({
    queryKey: reportOfferKey,
    queryFn: async ({ signal }) => (await call(offerReport, { signal })).data,
  })
  const set = (part: Partial<ReportWithForm>) => {
    const next = { ...report, ...part }
    setReport(next)
    onChange({ report: next, incident: null })
  }
  function choose(joined: boolean) {
    setJoins(joined)
    onChange({ incident: null, report: joined ? null : report })
  }
  return (
    <section id={incidentPlace} className={classes.card} aria-labelledby={id}>
      <h2 className="title-3" id={id}>
        {text('filling_incident')}
      </h2>
      {(holds('incidents.view') || joins) && (
        <SegmentedControl
          aria-labelledby={id}
          fullWidth
          data={[
            { value: 'new', label: text('filling_incident_new') },
            { value: 'known', label: text('filling_incident_known') },
          ]}
          value={joins ? 'known' : 'new'}
          onChange={(value) => choose(value === 'known')}
        />
      )}
      {joins ? (
        <JoinIncident
          offered={offer?.incidents ?? []}
          chosen={context.incident ?? null}
          error={tried && context.incident == null ? text('filling_incident_choose') : undefined}
          onChange={(row) => onChange({ incident: row, report: null })}
        />
      ) : (
        <NewIncident
          filling={filling}
          projects={offer?.projects ?? []}
          report={report}
          tried={tried}
          onChange={set}
        />
      )}
    </section>
  )
}

type New = Pick<Props, 'filling' | 'tried'> & {
  projects: readonly { id: string; name: string }[]
  report: ReportWithForm
  onChange(part: Partial<ReportWithForm>): void
}

/** What every record begins with, where the form does not ask for it. */
function NewIncident({ filling, projects, report, tried, onChange }: New) {
  const { text, say } = useLanguage()
  const asked = askedByForm(filling)
  return (
    <>
      <p className="hint m-0">{text('filling_incident_hint')}</p>
      <Select
        label={text('filling_incident_kind')}
        data={keysOf(kinds).map((kind) => ({ value: kind, label: say(kinds[kind]) }))}
        allowDeselect={false}
        value={report.kind}
        onChange={(kind) => kind !== null && onChange({ kind })}
      />
      {asked.what === undefined && (
        <Textarea
          label={text('filling_incident_what')}
          required
          autosize
          minRows={2}
          maxLength={4000}
          value={report.description}
          error={
            tried && report.description.trim().length < 3
              ? text('filling_incident_what_missing')
              : undefined
          }
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
      )}
      {asked.when === undefined && (
        <div className="flex flex-wrap gap-3">
          <DayInput
            label={text('filling_incident_day')}
            required
            value={report.occurred_on || null}
            onChange={(day) => onChange({ occurred_on: day ?? '' })}
          />
          <TimeInput
            label={text('filling_incident_time')}
            value={report.occurred_time}
            onChange={(time) => onChange({ occurred_time: time })}
          />
        </div>
      )}
      {!asked.project && (
        <Select
          label={say('Project')}
          clearable
          searchable
          data={projects.map(({ id, name }) => ({ value: id, label: name }))}
          value={report.project}
          clearButtonProps={{ 'aria-label': text('field_clear', { label: say('Project') }) }}
          onChange={(project) => onChange({ project })}
        />
      )}
      <TextInput
        label={text('filling_incident_place')}
        maxLength={200}
        value={report.place}
        onChange={(event) => onChange({ place: event.currentTarget.value })}
      />
    </>
  )
}
