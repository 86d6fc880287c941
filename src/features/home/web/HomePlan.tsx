import { useText } from '../../../kit/web/language/Language.tsx'
import type { HomeWidget } from '../../../manifest/widget.web.ts'
import type { PlacedWidget } from '../layout.ts'
import classes from './home.module.css'

type Props = { widgets: readonly HomeWidget[]; layout: readonly PlacedWidget[] }

/** How it looks on a wide screen. The list says the same to everybody. */
export function HomePlan({ widgets, layout }: Props) {
  const text = useText()
  return (
    <div aria-hidden="true" className={`${classes.drawn} stack gap-2 content-start`}>
      <p className="m-0 title-3 font-semibold">{text('home_plan')}</p>
      <p className="hint m-0">{text('home_plan_hint')}</p>
      <div className={classes.plan}>
        {layout.map(({ name, wide }) => {
          const widget = widgets.find((one) => one.name === name)
          return (
            widget && (
              <div key={name} className={classes.planned} data-wide={wide}>
                {text(widget.label)}
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}
