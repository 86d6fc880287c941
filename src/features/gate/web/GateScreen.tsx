import { Button, Select } from '@mantine/core'
import { IconClockHour4, IconDeviceTablet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useHolds } from '../../../access/web/use-holds.ts'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { later } from '../../../kit/web/later.ts'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { gateOfStaff, listGates, overrideGate } from '../gate.contract.ts'
import { GateDesk } from './GateDesk.tsx'
import { gateKey, gatesKey } from './keys.ts'
import { type GateWay, useGate } from './use-gate.ts'

const GateSettings = later(async () => (await import('./GateSettings.tsx')).GateSettings)

const wayOf = (project: string): GateWay => ({
  key: project,
  read: async (signal) => (await call(gateOfStaff.read, { params: { project }, signal })).data,
  come: (body) => call(gateOfStaff.come, { params: { project }, body }),
  go: (pass, body) => call(gateOfStaff.go, { params: { project, pass }, body }),
})

/** The gate of a project, for the people who stand at it. */
export default function GateScreen() {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const { data, isError } = useQuery({
    queryKey: gatesKey,
    queryFn: async ({ signal }) => (await call(listGates, { signal })).data,
  })
  const { openModal } = useModals()
  const may = useHolds()
  const project = search.get('project') ?? data?.[0]?.id
  const chosen = data?.find(({ id }) => id === project)
  const setUp = () =>
    chosen &&
    openModal('gate-settings', {
      title: text('gate_set_up'),
      body: (
        <Suspense fallback={<ListSkeleton rows={4} />}>
          <GateSettings project={chosen.id} />
        </Suspense>
      ),
    })
  return (
    <Page
      title={text('nav_gate')}
      lead={text('gate_lead')}
      actions={
        chosen && (
          <div className="flex flex-wrap gap-2">
            <Button
              component={Link}
              to={`/dashboard/gate/hours?project=${chosen.id}`}
              variant="default"
              leftSection={<IconClockHour4 size={18} aria-hidden />}
            >
              {text('gate_hours')}
            </Button>
            {may('gate.override') && (
              <Button
                variant="default"
                leftSection={<IconDeviceTablet size={18} aria-hidden />}
                onClick={setUp}
              >
                {text('gate_set_up')}
              </Button>
            )}
          </div>
        )
      }
    >
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {data === undefined && !isError && <ListSkeleton rows={6} />}
      {data?.length === 0 && <EmptyState title={text('gate_no_projects')} />}
      {data !== undefined && data.length > 0 && (
        <Select
          label={text('gate_project')}
          data={data.map(({ id, name, inside }) => ({ value: id, label: `${name} (${inside})` }))}
          value={chosen?.id ?? null}
          allowDeselect={false}
          searchable={data.length > 8}
          onChange={(id) => id && setSearch({ project: id }, { replace: true })}
          maw={480}
        />
      )}
      {chosen && <OneGate key={chosen.id} project={chosen.id} mayOverride={may('gate.override')} />}
    </Page>
  )
}

function OneGate({ project, mayOverride }: { project: string; mayOverride: boolean }) {
  const text = useText()
  const gate = useGate(wayOf(project))
  const override = useAct(
    ({ person, reason }: { person: string; reason: string }) =>
      call(overrideGate, { params: { project, person }, body: { reason } }),
    { renews: [gateKey(project)], oneAtATime: true },
  )
  if (gate.rules === undefined)
    return gate.isPending ? (
      <ListSkeleton rows={6} />
    ) : (
      <Notice tone="danger">{text('could_not_load')}</Notice>
    )
  return (
    <GateDesk
      gate={gate}
      rules={gate.rules}
      overriding={override}
      {...(mayOverride && {
        onOverride: (person: string, reason: string) => override.act({ person, reason }),
      })}
    />
  )
}
