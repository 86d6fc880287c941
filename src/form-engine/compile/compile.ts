import type { Definition, Problem } from '../contract.ts'
import { isKnown, typeOf } from '../field-types/registry.ts'
import { error, quoted, warning } from '../problems.ts'
import { firstByKey } from '../read/read.ts'
import { type Atom, all } from './atoms.ts'
import { contradictory } from './contradictions.ts'
import type { Form } from './form.ts'
import { link } from './link.ts'
import { coneOf, orderOf, readersOf } from './order.ts'

const sourcesOf = (atoms: readonly Atom[]): number[] => {
  const sources = new Set<number>()
  for (const { reads } of atoms) for (const slot of reads) sources.add(slot)
  return [...sources]
}

/**
 * Makes a definition ready to be opened. An error among the problems means that it must not be
 * published; the form can be opened all the same, with every broken reference counted as shown.
 */
export const compile = (definition: Definition): { form: Form; problems: Problem[] } => {
  const problems: Problem[] = []
  const report = (problem: Problem): void => {
    problems.push(problem)
  }
  const fields = [...firstByKey(definition.fields, report).values()]
  const types = fields.map(typeOf)
  const slotOf = new Map(fields.map((field, slot) => [field.key, slot]))
  for (const field of fields) {
    if (isKnown(field)) continue
    report(error('unknown-type', `${quoted(field)} is of no known type`, field.key))
  }

  const atoms = fields.map((field) => link(field, { fields, types, slotOf, report }))
  const sources = atoms.map(sourcesOf)
  const { order, cycles } = orderOf(sources)
  for (const cycle of cycles) {
    const members = cycle.flatMap((slot) => fields[slot] ?? [])
    const path = [...members, ...members.slice(0, 1)].map(quoted).join(' → ')
    const keys = members.map(({ key }) => key)
    report(error('cycle', `These fields depend on one another: ${path}`, keys[0], { fields: keys }))
    for (const slot of cycle) {
      atoms[slot] = []
      sources[slot] = []
    }
  }

  const neverShown = new Set<number>()
  const known = { fields, types, neverShown, probe: fields.map(() => undefined) }
  for (const slot of order) {
    const field = fields[slot]
    if (!field || !contradictory(atoms[slot] ?? [], known)) continue
    neverShown.add(slot)
    const needed = field.required === true && types[slot]?.answerable === true
    report(
      needed
        ? error('never-shown', `${quoted(field)} is required but can never be shown`, field.key)
        : warning('never-shown', `${quoted(field)} can never be shown`, field.key),
    )
  }

  const readers = readersOf(sources)
  const rank: number[] = []
  order.forEach((slot, place) => {
    rank[slot] = place
  })
  const cones: (readonly number[] | undefined)[] = []
  const form: Form = {
    definition,
    fields,
    types,
    slotOf,
    rules: atoms.map((of) => (of.length > 0 ? all(of) : undefined)),
    order: order.filter((slot) => (atoms[slot]?.length ?? 0) > 0),
    readers,
    // worked out when a field first changes: most forms are opened to be read
    cone: (slot) => {
      cones[slot] ??= coneOf(slot, readers, rank)
      return cones[slot]
    },
  }
  return { form, problems }
}
