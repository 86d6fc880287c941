// Leaving the builder of conditions removes unfinished ones and names them.
import { useEffectEvent, useLayoutEffect } from 'react'
import { pruneConditions } from '../../../../../form-engine/index.ts'
import { toast } from '../../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { change } from '../../builder-state.ts'
import { useBuilder } from '../draft/builder-store.ts'
import { problemWords } from './condition-problem.ts'
import { conditionsOf } from './conditions-of.ts'

export function usePruneOnLeave(key: string): void {
  const store = useBuilder()
  const text = useText()
  const say = useEffectEvent(text)
  // In the layout phase: the draft that is saved when the whole room is left is pruned already.
  useLayoutEffect(
    () => () => {
      const { fields } = store.state().definition
      const left = fields.find((field) => field.key === key)
      if (left === undefined) return
      const { conditions, problems } = pruneConditions(conditionsOf(left), fields)
      if (problems.length === 0) return
      store.run((state) => change(state, key, { conditions }))
      const why = [...new Set(problems.map(({ code }) => say(problemWords(code))))].join(', ')
      toast(
        say('condition_dropped', {
          label: left.label.trim() === '' ? say('builder_no_words') : left.label,
          count: problems.length,
          why,
        }),
        { type: 'warning', duration: 7000 },
      )
    },
    [store, key],
  )
}
