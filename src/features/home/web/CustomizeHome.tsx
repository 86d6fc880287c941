import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { HomeWidget } from '../../../manifest/widget.web.ts'
import { chooseHomeLayout, resetHomeLayout } from '../home.contract.ts'
import { defaultLayout, layoutFor, type PlacedWidget } from '../layout.ts'
import { ChosenWidgets } from './ChosenWidgets.tsx'
import { beginWith, changeTo, isSame, undo } from './customizing.ts'
import { HomePlan } from './HomePlan.tsx'
import classes from './home.module.css'
import { OfferedWidgets } from './OfferedWidgets.tsx'
import { type HomeLayout, homeKey, useHome } from './use-home.ts'

type Props = { widgets: readonly HomeWidget[] }

/** What stands on the person’s own home screen, in which order and how wide. */
export function CustomizeHome({ widgets: all }: Props) {
  const text = useText()
  const { role, query, widgets } = useHome(all)
  return (
    <Page title={text('screen_customize')} lead={text('home_customize_lead')}>
      {query.isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {query.isPending && <ListSkeleton rows={8} />}
      {role !== undefined && query.data !== undefined && (
        <Choice
          widgets={widgets}
          before={layoutFor(query.data?.widgets ?? null, widgets, role)}
          usual={defaultLayout(widgets, role)}
        />
      )}
    </Page>
  )
}

type Choosing = Props & { before: readonly PlacedWidget[]; usual: readonly PlacedWidget[] }

function Choice({ widgets, before, usual }: Choosing) {
  const text = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [state, setState] = useState(() => beginWith(before))
  const { now, past } = state
  const change = (next: readonly PlacedWidget[]) => setState((one) => changeTo(one, next))
  // What is shown as the role has it follows the role, whatever it begins with later.
  const isUsual = isSame(now, usual)
  const save = useAct(
    async () => {
      await (isUsual
        ? call(resetHomeLayout, {})
        : call(chooseHomeLayout, { body: { widgets: [...now] } }))
    },
    {
      onDone: async () => {
        queries.setQueryData<HomeLayout | null>(homeKey, (before) => ({
          first_steps: before?.first_steps ?? null,
          widgets: isUsual ? null : [...now],
        }))
        await navigate('/dashboard')
      },
    },
  )
  return (
    <div className="stack gap-4">
      {save.problem && <Notice tone="danger">{save.problem}</Notice>}
      <div className={classes.rooms}>
        <div className="stack gap-6">
          <ChosenWidgets widgets={widgets} layout={now} onChange={change} />
          <OfferedWidgets
            widgets={widgets.filter(({ name }) => now.every((one) => one.name !== name))}
            onAdd={({ name, wide }) => change([...now, { name, wide }])}
          />
        </div>
        <HomePlan widgets={widgets} layout={now} />
      </div>
      <Group gap="sm">
        <Button loading={save.busy} disabled={isSame(now, before)} onClick={() => save.act()}>
          {text('save')}
        </Button>
        <Button
          variant="default"
          disabled={past.length === 0}
          onClick={() => setState((one) => undo(one))}
        >
          {text('home_undo')}
        </Button>
        <Button variant="default" disabled={isUsual} onClick={() => change(usual)}>
          {text('home_reset')}
        </Button>
        <Button component={Link} to="/dashboard" variant="subtle">
          {text('cancel')}
        </Button>
      </Group>
    </div>
  )
}
