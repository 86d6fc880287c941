import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { HomeWidget } from '../../../manifest/widget.web.ts'
import classes from './home.module.css'

type Props = { widgets: readonly HomeWidget[]; onAdd: (widget: HomeWidget) => void }

/** What is not on the home screen and may be. */
export function OfferedWidgets({ widgets, onAdd }: Props) {
  const text = useText()
  const id = useId()
  return (
    <section aria-labelledby={id} className="stack gap-2">
      <h2 id={id} className="m-0 title-3">
        {text('home_offered')}
      </h2>
      {widgets.length === 0 ? (
        <p className="hint m-0">{text('home_offered_none')}</p>
      ) : (
        <ul className="box bare">
          {widgets.map((widget) => (
            <li key={widget.name} className={classes.offered}>
              <span className={classes.named}>
                <span className="font-medium">{text(widget.label)}</span>
                <span className="hint block">{text(widget.about)}</span>
              </span>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden="true" />}
                aria-label={text('home_add_named', { name: text(widget.label) })}
                onClick={() => onAdd(widget)}
              >
                {text('home_add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
