import { Suspense, useId } from 'react'
import { Link } from 'react-router'
import { screenByName } from '../../../access/screens.ts'
import { useSession } from '../../../access/web/session.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { HomeWidget } from '../../../manifest/widget.web.ts'
import type { WidgetWidth } from '../layout.ts'
import classes from './home.module.css'
import { WidgetBoundary } from './WidgetBoundary.tsx'

type Props = { widget: HomeWidget; wide: WidgetWidth; isWall: boolean }

/** A widget under its name, which leads to all of it. It loads, and fails, by itself. */
export function WidgetFrame({ widget: { label, leads = '', Widget }, wide, isWall }: Props) {
  const text = useText()
  const id = useId()
  const { processedPermissions } = useSession()
  const screen = screenByName.get(leads)
  const isLink = !isWall && screen !== undefined && processedPermissions.has(screen.name)
  return (
    <section aria-labelledby={id} className={classes.widget} data-wide={wide}>
      <h2 id={id} className="m-0 text-lg font-bold">
        {isLink ? (
          <Link to={screen.path} className="hover-underline text-inherit no-underline">
            {text(label)}
          </Link>
        ) : (
          text(label)
        )}
      </h2>
      <WidgetBoundary>
        <Suspense fallback={<ListSkeleton rows={4} />}>
          <Widget />
        </Suspense>
      </WidgetBoundary>
    </section>
  )
}
