import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { memo, type ReactNode, useId, useState } from 'react'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { familyName, partsOfRight } from '../../right-names.ts'
import { FamilyDetails } from './FamilyDetails.tsx'
import { type OnRight, RightBox } from './RightBox.tsx'
import type { RightState } from './right-states.ts'
import classes from './rights.module.css'

/** The actions that most families have, each with a column of its own. */
export const usualActions = ['view', 'create', 'edit', 'archive', 'restore', 'delete'] as const

export type FamilyProps = {
  family: string
  states: readonly RightState[]
  onRight: OnRight | undefined
  /** What else is said of a right where its family lies open. */
  tell: ((right: string) => ReactNode) | undefined
}

const actionOf = ({ right }: RightState) => partsOfRight(right)?.action ?? ''

/** A family of rights: its usual actions in their columns, the others after them. */
export const FamilyRow = memo(
  function FamilyRow({ family, states, onRight, tell }: FamilyProps) {
    const { say, text } = useLanguage()
    const [open, setOpen] = useState(false)
    const id = useId()
    const name = say(familyName(family))
    const usual = usualActions.map((action) => states.find((state) => actionOf(state) === action))
    const others = states.filter((state) => !usual.includes(state))
    const count = states.filter(({ holds }) => holds).length
    const free = states.filter(({ lock }) => lock === undefined)
    const all = free.length > 0 && free.every(({ holds }) => holds)

    function setAll(ticked: boolean) {
      for (const { right, holds } of free) if (holds !== ticked) onRight?.(right, ticked)
    }
    return (
      <>
        <tr className={classes.family} data-open={open || undefined}>
          <th scope="row">
            <div className="flex items-center gap-2">
              {onRight && (
                <Checkbox
                  size="sm"
                  aria-label={text('rights_all_of', { family: name })}
                  checked={count > 0 && all}
                  indeterminate={count > 0 && !all}
                  disabled={free.length === 0}
                  onChange={() => setAll(!all)}
                />
              )}
              <UnstyledButton
                className={classes.name ?? ''}
                aria-expanded={open}
                aria-controls={id}
                onClick={() => setOpen(!open)}
              >
                <IconChevronRight size={16} aria-hidden="true" className={classes.chevron} />
                <span className="min-w-0">{name}</span>
                <span className={classes.count}>
                  <span className="sr-only">
                    {text('rights_count_of', { count, total: states.length })}
                  </span>
                  <span aria-hidden="true">{`${count}/${states.length}`}</span>
                </span>
              </UnstyledButton>
            </div>
          </th>
          {usual.map((state, at) => (
            <td key={usualActions[at]} className={classes.usual}>
              {state && <RightBox state={state} onRight={onRight} />}
            </td>
          ))}
          <td className={classes.others}>
            {others.map((state) => (
              <RightBox key={state.right} state={state} onRight={onRight} />
            ))}
          </td>
        </tr>
        {open && (
          <tr className={classes.details} id={id}>
            <td colSpan={usualActions.length + 2}>
              <FamilyDetails states={states} tell={tell} />
            </td>
          </tr>
        )}
      </>
    )
  },
  (one, other) =>
    one.onRight === other.onRight &&
    one.tell === other.tell &&
    JSON.stringify(one.states) === JSON.stringify(other.states),
)
