// json-logic-engine: one compiled rule a field, run in form order. It knows nothing of dependence, so
// the precomputed lists of the baseline are lent to it: a change runs only the rules it can affect.
import { LogicEngine } from 'json-logic-engine'
import { conesOf } from './closures.ts'
import type { Contestant } from './contestant.ts'
import type { Answer, Answers, BenchForm } from './form.ts'
import { ruleLogic } from './rule-logic.ts'

export function jsonLogic(form: BenchForm): Contestant {
  const engine = new LogicEngine()
  const keys = form.fields.map((field) => field.key)
  const rules = form.fields.map((field) =>
    field.rule.length > 0 ? engine.build(ruleLogic(form, field.rule, '')) : () => true,
  )
  const cones = conesOf(form)
  const shown = keys.map(() => false)
  let kept: Answers = {}
  const live: Answers = {}

  function show(at: number) {
    const key = keys[at] ?? ''
    shown[at] = Boolean(rules[at]?.(live))
    live[key] = shown[at] ? (kept[key] ?? null) : null
  }

  return {
    name: 'json-logic-engine',
    set(at: number, value: Answer) {
      const key = keys[at] ?? ''
      kept[key] = value
      if (!shown[at]) return
      live[key] = value
      for (const next of cones[at] ?? []) show(next)
    },
    decide(answers) {
      kept = { ...answers }
      keys.forEach((_, at) => {
        show(at)
      })
      return keys.filter((_, at) => shown[at])
    },
    visibleKeys: () => keys.filter((_, at) => shown[at]),
  }
}
