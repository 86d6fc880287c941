import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconGripVertical, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { HomeWidget } from '../../../manifest/widget.web.ts'
import order from '../../../register/web/list/order/order.module.css'
import { useLift } from '../../../register/web/list/order/use-lift.ts'
import { type PlacedWidget, widths } from '../layout.ts'
import { resized, without } from './customizing.ts'
import classes from './home.module.css'

type Props = {
  widgets: readonly HomeWidget[]
  layout: readonly PlacedWidget[]
  onChange: (layout: readonly PlacedWidget[]) => void
}

/** The widgets of the home screen, in their order: dragged by a handle, or lifted and moved with the keyboard. */
export function ChosenWidgets({ widgets, layout, onChange }: Props) {
  const text = useText()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const factsOf = (name: string) => widgets.find((one) => one.name === name)
  const labelOf = (name: string) => {
    const facts = factsOf(name)
    return facts === undefined ? '' : text(facts.label)
  }
  const { shown, lifted, said, handle } = useLift({
    list,
    rows: layout.map((one) => ({ ...one, id: one.name })),
    nameOf: (row) => labelOf(row.name),
    onOrder: (rows) => onChange(rows.map(({ name, wide }) => ({ name, wide }))),
  })
  return (
    <section aria-labelledby={id} className="stack gap-2">
      <h2 id={id} className="m-0 title-3">
        {text('home_chosen')}
      </h2>
      <p className="hint m-0">{text('list_order_lead')}</p>
      <p role="status" className="sr-only m-0">
        {said}
      </p>
      {shown.length === 0 && <p className="box p-4 m-0">{text('home_nothing')}</p>}
      {shown.length > 0 && (
        <ul ref={list} className="box bare" aria-labelledby={id}>
          {shown.map((row, at) => (
            <li
              key={row.id}
              className={`${order.row} ${classes.chosen}`}
              data-lifted={row.id === lifted || undefined}
            >
              <button
                type="button"
                className={order.handle}
                aria-label={text('list_order_handle', { name: labelOf(row.name) })}
                aria-pressed={row.id === lifted}
                {...handle(row, at)}
              >
                <IconGripVertical size={18} aria-hidden="true" />
              </button>
              <span className={`${classes.named} font-medium`}>{labelOf(row.name)}</span>
              <SegmentedControl
                size="sm"
                className={classes.width ?? ''}
                aria-label={text('home_width', { name: labelOf(row.name) })}
                value={String(row.wide)}
                data={widths.map((wide) => ({
                  value: String(wide),
                  label: text(`home_width_${wide}`),
                }))}
                onChange={(value) => {
                  const wide = widths.find((one) => String(one) === value)
                  if (wide !== undefined) onChange(resized(layout, row.name, wide))
                }}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={text('home_remove', { name: labelOf(row.name) })}
                onClick={() => onChange(without(layout, row.name))}
              >
                <IconX size={18} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
