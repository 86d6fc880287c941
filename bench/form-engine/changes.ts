// A seeded stream of changes: one in ten to a hub, the others to any field. It goes there and back, so
// that after one pass the form stands as it stood, and every change of every pass is a real one.
import { closures } from './closures.ts'
import { type Answer, type Answers, type BenchForm, CHOICES, dice } from './form.ts'
import { HUBS, randomAnswer } from './generate.ts'

export type Change = { at: number; value: Answer }

/** `hidden`: whether fields that are hidden at that moment are changed too, as no screen allows. */
export function changesOf(form: BenchForm, count: number, hidden: boolean): Change[] {
  const roll = dice(count + form.fields.length)
  const walker = closures(form)
  const answers: Answers = { ...form.answers }
  const there: Change[] = []
  const back: Change[] = []
  let visible = new Set(walker.decide(answers))
  while (there.length < count) {
    const at = roll(10) === 0 ? roll(HUBS) : roll(form.fields.length)
    const field = form.fields[at]
    if (field === undefined || (!hidden && !visible.has(field.key))) continue
    const before = answers[field.key] ?? null
    const value = randomAnswer(roll, field.type)
    if (String(value ?? '') === String(before ?? '')) continue
    there.push({ at, value })
    back.unshift({ at, value: before })
    answers[field.key] = value
    walker.set(at, value)
    visible = new Set(walker.visibleKeys())
  }
  return [...there, ...back]
}

/** The choice that every form has last but one, answered to and fro: one field depends on it. */
export function leafChanges(form: BenchForm): Change[] {
  const at = form.fields.length - 2
  return CHOICES.slice(0, 2).map((value) => ({ at, value }))
}
