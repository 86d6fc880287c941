import type { ReactNode } from 'react'
import type { Condition, ConditionPlace, Conditions } from '../../../../../form-engine/index.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import classes from './conditions.module.css'

type Props = {
  rule: Conditions
  /** One for each condition, groups counted through. */
  keys: readonly number[]
  row(condition: Condition, place: ConditionPlace, nth: number): ReactNode
}

/** All of these, an item being a condition or any one of some: the words AND and OR in between. */
export function ConditionItems({ rule, keys, row }: Props) {
  const text = useText()
  let before = 0
  return rule.conditions.map((item, at) => {
    const first = before
    before += item.type === 'OR' ? item.conditions.length : 1
    return (
      <div key={`item ${keys[first]}`} className="stack gap-2">
        {at > 0 && <span className={classes.joint}>{text('condition_and')}</span>}
        {item.type === 'OR' ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a card
          <div
            role="group"
            aria-label={text('condition_group')}
            className="stack gap-2 p-2 bg-deep border-strong rounded-lg"
          >
            {item.conditions.map((condition, member) => (
              <div key={`member ${keys[first + member]}`} className="stack gap-2">
                {member > 0 && <span className={classes.joint}>{text('condition_or')}</span>}
                {row(condition, { item: at, member }, first + member)}
              </div>
            ))}
          </div>
        ) : (
          row(item, { item: at }, first)
        )}
      </div>
    )
  })
}
