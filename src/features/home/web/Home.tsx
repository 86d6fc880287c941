import { Button } from '@mantine/core'
import { IconBuildingSkyscraper, IconDeviceTv, IconLayoutGrid } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { useHolds } from '../../../access/web/use-holds.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { whenDrawn } from '../../../kit/web/later.ts'
import { Page } from '../../../kit/web/page/Page.tsx'
import type { HomeWidget } from '../../../manifest/widget.web.ts'
import { layoutFor } from '../layout.ts'
import classes from './home.module.css'
import { useHome } from './use-home.ts'
import { WallState } from './WallState.tsx'
import { WidgetFrame } from './WidgetFrame.tsx'

const FirstSteps = whenDrawn(async () => (await import('./FirstSteps.tsx')).FirstSteps)

type Props = { widgets: readonly HomeWidget[] }

/** Where staff arrive: what waits for them, and how the work goes on. `?wall` shows it on a screen that many see. */
export function Home({ widgets }: Props) {
  const { text } = useLanguage()
  const { user, role } = useSession()
  const holds = useHolds()
  const [params] = useSearchParams()
  const isWall = params.has('wall')
  if (role === 'admin') return <OfTheProvider />
  const links = !isWall && (
    <>
      <Button
        component={Link}
        to="/dashboard?wall"
        variant="default"
        visibleFrom="sm"
        leftSection={<IconDeviceTv size={18} aria-hidden="true" />}
      >
        {text('home_wall')}
      </Button>
      {holds('customize-dashboard') && (
        <Button
          component={Link}
          to="/dashboard/customize"
          variant="default"
          leftSection={<IconLayoutGrid size={18} aria-hidden="true" />}
        >
          {text('home_customize')}
        </Button>
      )}
    </>
  )
  const name = user?.first_name ?? user?.name ?? ''
  const company = user?.company?.name ?? ''
  return (
    <Page
      title={isWall ? company : text('home_welcome', { name })}
      lead={isWall ? <WallState /> : company}
      actions={links}
    >
      <Grid widgets={widgets} isWall={isWall} />
    </Page>
  )
}

function Grid({ widgets: all, isWall }: Props & { isWall: boolean }) {
  const { text } = useLanguage()
  const { role, query, widgets } = useHome(all)
  if (role === undefined || query.isPending) return <ListSkeleton rows={8} />
  // A layout that could not be read is the one of the role: what waits for the person is shown all the same.
  const layout = layoutFor(query.data?.widgets ?? null, widgets, role)
  const shown = layout.flatMap(({ name, wide }) => {
    const widget = widgets.find((one) => one.name === name)
    return widget === undefined || (isWall && widget.acts) ? [] : [{ widget, wide }]
  })
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<IconLayoutGrid size={28} aria-hidden="true" />}
        title={text('home_nothing')}
        text={text('home_nothing_hint')}
      />
    )
  const steps = query.data?.first_steps
  return (
    <div className={`${classes.home} ${isWall ? classes.wall : ''}`}>
      {steps && !isWall && <FirstSteps steps={steps} />}
      <div className={classes.grid}>
        {shown.map(({ widget, wide }) => (
          <WidgetFrame key={widget.name} widget={widget} wide={wide} isWall={isWall} />
        ))}
      </div>
    </div>
  )
}

/** An admin of the provider sees nothing of a company. */
function OfTheProvider() {
  const { text } = useLanguage()
  const { user } = useSession()
  return (
    <Page title={text('home_welcome', { name: user?.name ?? '' })}>
      <EmptyState
        icon={<IconBuildingSkyscraper size={28} aria-hidden="true" />}
        title={text('home_of_company')}
        text={text('home_of_company_hint')}
        action={
          <Button component={Link} to="/admin-dashboard" variant="default">
            {text('home_back_office')}
          </Button>
        }
      />
    </Page>
  )
}
