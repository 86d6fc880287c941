import { Button, Select, Textarea } from '@mantine/core'
import { IconExternalLink, IconRefresh, IconUnlink } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { QrCode } from '../../../kit/web/plain/QrCode.tsx'
import {
  changeGateSettings,
  readGateSettings,
  renewGateTablet,
  revokeGateTablet,
} from '../gate.contract.ts'
import { gateKey, gateSettingsKey, gatesKey } from './keys.ts'

type Settings = ReplyOf<typeof readGateSettings>['data']

/** What a gate asks for, what visitors read, and the way to its tablet. */
export function GateSettings({ project }: { project: string }) {
  const text = useText()
  const { data, isError } = useQuery({
    queryKey: gateSettingsKey(project),
    queryFn: async ({ signal }) =>
      (await call(readGateSettings, { params: { project }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />
  return (
    <div className="stack gap-6">
      <AskedForm project={project} settings={data} />
      <TabletWay project={project} path={data.path} />
    </div>
  )
}

function AskedForm({ project, settings }: { project: string; settings: Settings }) {
  const text = useText()
  const [wanted, setWanted] = useState(settings.package)
  const [rules, setRules] = useState(settings.visitor_rules ?? '')
  const { act, busy, problem } = useAct(
    () =>
      call(changeGateSettings, {
        params: { project },
        body: { package: wanted, visitor_rules: rules.trim() || null },
      }),
    {
      renews: [gateSettingsKey(project), gateKey(project), gatesKey],
      says: () => text('gate_saved'),
      oneAtATime: true,
    },
  )
  return (
    <form
      method="post"
      noValidate
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        act()
      }}
    >
      <Select
        label={text('gate_package')}
        description={text('gate_package_hint')}
        data={settings.packages.map(({ id, title }) => ({ value: id, label: title }))}
        value={wanted}
        clearable
        onChange={setWanted}
      />
      <Textarea
        label={text('gate_visitor_rules')}
        description={text('gate_visitor_rules_hint')}
        autosize
        minRows={4}
        maxLength={2000}
        value={rules}
        onChange={(event) => setRules(event.currentTarget.value)}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button type="submit" loading={busy}>
          {text('gate_save')}
        </Button>
      </div>
    </form>
  )
}

function TabletWay({ project, path }: { project: string; path: string | null }) {
  const text = useText()
  const queries = useQueryClient()
  const { act, busy, problem } = useAct(
    (route: typeof renewGateTablet | typeof revokeGateTablet) =>
      call(route, { params: { project } }),
    {
      onDone: () => queries.invalidateQueries({ queryKey: gateSettingsKey(project) }),
      oneAtATime: true,
    },
  )
  const address = path === null ? undefined : window.location.origin + path
  return (
    <section className="stack gap-3" aria-label={text('gate_tablet')}>
      <h3 className="m-0 title-3">{text('gate_tablet')}</h3>
      <p className="hint m-0">{text('gate_tablet_lead')}</p>
      {address !== undefined && (
        <div className="stack gap-2 justify-items-center">
          <QrCode text={address} size={200} label={text('gate_tablet')} />
          <p className="hint m-0 break-anywhere">{address}</p>
        </div>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        {address !== undefined && (
          <Button
            component="a"
            href={address}
            target="_blank"
            rel="noopener"
            leftSection={<IconExternalLink size={18} aria-hidden />}
          >
            {text('gate_tablet_open')}
          </Button>
        )}
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => act(renewGateTablet)}
        >
          {text(address === undefined ? 'gate_tablet_make' : 'gate_tablet_renew')}
        </Button>
        {address !== undefined && (
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconUnlink size={18} aria-hidden />}
            onClick={() => act(revokeGateTablet)}
          >
            {text('gate_tablet_revoke')}
          </Button>
        )}
      </div>
    </section>
  )
}
