import { Button } from '@mantine/core'
import { IconClipboardPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { pointedIn } from '../../../../register/fields/pointing.ts'
import { ListTab } from '../../../../register/web/panel/ListTab.tsx'
import { listFillable } from '../../filling/filling.contract.ts'
import { submissions } from '../../submissions.register.ts'
import { fillableKey } from '../../web/keys.ts'

const columns = ['number', 'title', 'stage', 'submitted_at', 'submitted_by', 'fails']

/** What forms of kind incident add to the record, and those that can be filled in for it. */
export default function SubmissionsOfIncident({ row }: { row: AnyRow }) {
  const over = row.archived_at !== null || row.status === 'closed' || row.status === 'void'
  return (
    <div className="stack gap-4">
      {!over && <FormsToFill row={row} />}
      <ListTab row={row} register={submissions} by="incident" columns={columns} />
    </div>
  )
}

function FormsToFill({ row }: { row: AnyRow }) {
  const text = useText()
  const fills = useHolds()('submissions.create')
  const { data } = useQuery({
    queryKey: fillableKey,
    queryFn: async ({ signal }) => (await call(listFillable, { signal })).data,
    enabled: fills,
    staleTime: 30_000,
  })
  const forms = (data ?? []).filter(({ kind }) => kind === 'incident')
  if (forms.length === 0) return null
  const project = pointedIn(row.project)?.id
  const about = new URLSearchParams({ incident: row.id, ...(project !== undefined && { project }) })
  const incident = { name: `${String(row.number)} – ${String(row.title)}` }
  return (
    <section className="stack gap-2" aria-label={text('forms_to_fill')}>
      <p className="hint m-0">{text('forms_of_incident_lead')}</p>
      <div className="flex flex-wrap gap-2">
        {forms.map(({ id, title }) => (
          <Button
            key={id}
            variant="default"
            component={Link}
            to={`/dashboard/submissions/create/${id}?${about}`}
            state={incident}
            leftSection={<IconClipboardPlus size={18} aria-hidden />}
          >
            {title}
          </Button>
        ))}
      </div>
    </section>
  )
}
