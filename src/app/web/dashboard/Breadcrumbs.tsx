import { Anchor, Breadcrumbs as Crumbs } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { shortTitleOf } from '../../../access/web/screen-titles.ts'
import { useSession } from '../../../access/web/session.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { useScreen } from '../start/use-screen.ts'
import classes from './dashboard.module.css'
import { mayOpen } from './menu.ts'
import { trailTo } from './trail.ts'

/** The way back up, as far as the person's grants reach. */
export function Breadcrumbs() {
  const language = useLanguage()
  const session = useSession()
  const screen = useScreen()
  const { pathname } = useLocation()
  const here = shortTitleOf(screen, language)
  const trail = trailTo(screen, pathname)
    .filter((step) => mayOpen(session, step.screen.name))
    .map((step) => ({ ...step, title: shortTitleOf(step.screen, language) }))
    // Nobody is led from "Assets" to "Assets": the outermost of one name is the way back.
    .filter((step, at, all) => step.title !== all[at - 1]?.title)
  if (trail.length === 0) return null
  return (
    <nav aria-label={language.text('breadcrumbs')} className={`${classes.crumbs} hint mb-3`}>
      <Crumbs separatorMargin={6}>
        {trail.map((step) => (
          <Anchor key={step.to} component={Link} to={step.to} size="sm" c="dimmed">
            {step.title}
          </Anchor>
        ))}
        {here !== trail.at(-1)?.title && <span aria-current="page">{here}</span>}
      </Crumbs>
    </nav>
  )
}
