// The lists of a rule whose entries are more than a code: how each entry is said.
import type { Says } from '../says.ts'
import { type FallingDay, holidayWords } from './holidays.ts'

type Treatment = { code: string; means: 'first_aid' | 'medical' | 'none' }
type Tier = {
  from: number
  attendant: string
  kit: string
  contents: Item[]
  extras: Item[]
}
type Item = { item: string; count: number | null }
type Codes = Readonly<Record<string, string>>

export type ListsOfRule = {
  above_mg: Readonly<Record<string, number>>
  approver: Codes
  bands: { band: string; from: number; to: number }[]
  columns: { name: string; required: boolean }[]
  criteria: Codes
  exceptions: { code: string }[]
  holidays: FallingDay[]
  incidents: { code: string; opinion: boolean }[]
  outcomes: Codes
  sections: { code: string; short: boolean; fields: string[] }[]
  sizes: { code: string; from: number }[]
  tiers: Tier[]
  totals: Readonly<Record<string, Codes>>
  treatments: Treatment[]
  types: Codes
}
export type RuleListName = keyof ListsOfRule
/** By the key of its name; one value may come to several lists. */
type Told = Readonly<Record<string, readonly string[]>>

const named = (says: Says, what: string, value: string) => says.word('entry_named', { what, value })

/** An object of the rule says for each of its names. */
const each = <Value>(
  held: Readonly<Record<string, Value>>,
  say: (name: string, value: Value) => string,
) => Object.entries(held).map(([name, value]) => say(name, value))

/** `gauze pads × 4 · field dressings × 2`. */
export const itemsIn = (items: readonly Item[], says: Says): string =>
  items
    .map(({ item, count }) => {
      const name = says.word(`item_${item}`)
      return count === null ? name : `${name} × ${says.number(count)}`
    })
    .join(' · ')

function tierWords({ from, attendant, kit, contents, extras }: Tier, says: Says): string {
  const who = says.word(`certificate_${attendant}`)
  const box = says.word(`kit_${kit}`)
  const told = [contents.length === 0 ? box : named(says, box, itemsIn(contents, says))]
  if (extras.length > 0) told.push(named(says, says.word('out_extras'), itemsIn(extras, says)))
  return says.word('entry_tier', { from, who, kit: told.join('. ') })
}

export const listsOf: { [Name in RuleListName]: (held: ListsOfRule[Name], says: Says) => Told } = {
  above_mg: (held, says) => ({
    above_mg: each(held, (drug, mg) =>
      says.word('entry_above', { what: says.word(`drug_${drug}`), mg }),
    ),
  }),
  approver: (held, says) => ({
    approver: each(held, (band, who) =>
      named(says, says.word(`band_${band}`), says.word(`approver_${who}`)),
    ),
  }),
  bands: (held, says) => ({
    bands: held.map(({ band, from, to }) =>
      says.word('entry_scores', { what: says.word(`band_${band}`), from, to }),
    ),
  }),
  columns: (held, says) => ({
    columns: held.map(({ name, required }) =>
      required ? says.word('entry_required', { what: name }) : name,
    ),
  }),
  criteria: (held, says) => ({
    criteria: each(held, (code, citation) => named(says, says.word(`criterion_${code}`), citation)),
  }),
  exceptions: (held, says) => ({
    exceptions: held.map(({ code }) => says.word(`exception_${code}`)),
  }),
  holidays: (held, says) => ({ holidays: held.map((holiday) => holidayWords(holiday, says)) }),
  incidents: (held, says) => ({
    incidents: held.map(({ code, opinion }) => {
      const what = says.word(`incident_${code}`)
      return opinion ? says.word('entry_opinion', { what }) : what
    }),
  }),
  outcomes: (held, says) => ({
    outcomes: each(held, (outcome, code) => named(says, code, says.word(`outcome_${outcome}`))),
  }),
  sections: (held, says) => ({
    sections: held.map(({ code, short, fields }) => {
      const title = `${code} · ${says.word(`section_${code}`)}`
      const what = short ? says.word('entry_short', { what: title }) : title
      return named(says, what, fields.map((field) => says.word(`field_${field}`)).join(', '))
    }),
  }),
  sizes: (held, says) => ({
    sizes: held.map(({ code, from }) => says.word('entry_size', { what: code, from })),
  }),
  tiers: (held, says) => ({ tiers: held.map((tier) => tierWords(tier, says)) }),
  totals: (held) => ({
    totals: Object.entries(held).flatMap(([column, sums]) =>
      each(sums, (value, sum) => `${column} ${value} → ${sum}`),
    ),
  }),
  treatments: (held, says) => {
    const meaning = (means: Treatment['means']) =>
      held.filter((one) => one.means === means).map(({ code }) => says.word(`treatment_${code}`))
    return {
      treatments_first_aid: meaning('first_aid'),
      treatments_medical: meaning('medical'),
      treatments_none: meaning('none'),
    }
  },
  types: (held, says) => ({ types: each(held, (_, code) => says.word(`type_${code}`)) }),
}
