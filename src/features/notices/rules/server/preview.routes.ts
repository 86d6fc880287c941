import { bind } from '../../../../access/server/gate.ts'
import { Problem } from '../../../../kit/problems.ts'
import type { NoticeKind } from '../../../../manifest/notice.ts'
import type { Registers } from '../../../../register/server/registers.ts'
import { byRule } from '../by-rule.ts'
import { overlap } from '../places.ts'
import { mostNamed, previewRule } from '../rules.contract.ts'
import { mailOf, type Reach, type RulePlaces, reachedBy } from './receivers.store.ts'
import { hasPlace, rulesFor } from './rules.store.ts'
import { sightOf } from './sight.ts'

const placesOf = ({ projects, teams }: Exclude<RulePlaces, 'all'>): RulePlaces =>
  projects.length + teams.length === 0 ? 'all' : { projects, teams }

/** Who would be told now; whom it reaches, and who sees such records, is asked as it is when something happens. */
export const previewCalls = (kinds: readonly NoticeKind[], registers: Registers) => [
  bind(previewRule, async ({ db }, { body }) => {
    const kind = kinds.find(({ name }) => name === body.event)
    if (kind?.others === undefined)
      throw new Problem('input/invalid', { errors: { event: ['Choose from the list.'] } })
    const extension = registers.extension(kind.others.of)
    const sight = sightOf(kind, extension)
    const reachedOf = (rule: Reach & Exclude<RulePlaces, 'all'>) =>
      reachedBy(db, rule, placesOf(rule), byRule)
    const people = await reachedOf(body)
    const receivers = people.map((person) => ({
      id: person.id,
      name: person.name,
      why: person.why,
      sees: sight(person).sees,
      screen: person.shown,
      mail: mailOf(person, body.mail),
    }))
    const here = new Set(people.map(({ id }) => id))
    const overlaps = []
    for (const rule of await rulesFor(db, kind.name)) {
      if (rule.id === body.id || !overlap(rule, body)) continue
      const both = (await reachedOf(rule)).filter(({ id }) => here.has(id)).length
      if (both > 0) overlaps.push({ id: rule.id, name: rule.name, mail: rule.mail, people: both })
    }
    // Those who get nothing are seen first, and why.
    const order = { none: 0, some: 1, all: 2 }
    return {
      receivers: receivers
        .toSorted((one, other) => order[one.sees] - order[other.sees])
        .slice(0, mostNamed),
      total: receivers.filter(({ sees }) => sees !== 'none').length,
      must: kind.onlyByRule !== true,
      nowhere: body.projects.length + body.teams.length > 0 && !hasPlace(extension.register),
      overlaps,
    }
  }),
]
