import type { Definition, FormProblem, ReadOptions } from '../contract.ts'
import { isKnown, typeOf } from '../field-types/registry.ts'
import { error, quoted, type ReportProblem, warning } from '../problems.ts'
import { firstByKey } from '../read/keys.ts'
import { type Atom, all, always } from './atoms.ts'
import { contradictory } from './contradictions.ts'
import type { FieldNode, Form } from './form.ts'
import { link } from './link.ts'
import { orderOf } from './order.ts'

/** Places in form order, each with a key of its own. */
const placesOf = ({ fields }: Definition, report: ReportProblem): FieldNode[] =>
  [...firstByKey(fields, report).values()].map((field, slot) => {
    if (!isKnown(field)) {
      report(error('unknown-type', `${quoted(field)} is of no known type`, field.key))
    }
    const type = typeOf(field)
    const required = field.required === true && type.answerable !== false
    const { test: rule } = always
    return { slot, field, type, required, atoms: [], rule, waitsFor: 0, rank: 0, readers: [] }
  })

const decide = (place: FieldNode, atoms: readonly Atom[]): void => {
  place.atoms = atoms
  for (const { reads } of atoms) {
    for (const { readers } of reads) {
      // one place is linked after another, so a reader that is there already is there last
      if (readers.at(-1) === place) continue
      readers.push(place)
      place.waitsFor += 1
    }
  }
}

/** Reported, and broken up: its fields are shown. */
const refuseCycle = (cycle: readonly FieldNode[], report: ReportProblem): void => {
  const path = [...cycle, ...cycle.slice(0, 1)].map(({ field }) => quoted(field)).join(' → ')
  const fields = cycle.map(({ field }) => field.key)
  report(error('cycle', `These fields depend on one another: ${path}`, fields[0], { fields }))
  for (const place of cycle) place.atoms = []
}

const reportNeverShown = (order: readonly FieldNode[], report: ReportProblem): void => {
  const known = { neverShown: new Set<FieldNode>(), probe: order.map(() => undefined) }
  for (const place of order) {
    if (!contradictory(place.atoms, known)) continue
    known.neverShown.add(place)
    const { field, required } = place
    const [severe, but] = required ? [error, ' is required but'] : [warning, '']
    report(severe('never-shown', `${quoted(field)}${but} can never be shown`, field.key))
  }
}

/**
 * Makes a definition ready to be opened. An error among the problems means that it must not be
 * published; the form can be opened all the same, with every broken reference counted as shown.
 */
export const compile = (
  definition: Definition,
  options: ReadOptions = {},
): { form: Form; problems: FormProblem[] } => {
  const problems: FormProblem[] = []
  const report: ReportProblem = (problem) => problems.push(problem)
  const places = placesOf(definition, report)
  const placeOf = new Map(places.map((place) => [place.field.key, place]))
  for (const place of places) decide(place, link(place, placeOf, report, options))
  const order = orderOf(places, (cycle) => refuseCycle(cycle, report))
  reportNeverShown(order, report)
  const ruled = order.filter(({ atoms }) => atoms.length > 0)
  ruled.forEach((place, rank) => {
    place.rank = rank
    place.rule = all(place.atoms)
  })
  return { form: { definition, places, placeOf, ruled }, problems }
}
