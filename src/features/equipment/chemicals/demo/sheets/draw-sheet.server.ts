// A data sheet of the demo: the sixteen sections of the GHS, in English and then in French, drawn from what the
// product says of itself.
import { Flow, inside, leadOf } from '../../../../../kit/pdf/server/flow.ts'
import { sayIn } from '../../../../../register/server/words.ts'
import { healthClasses, physicalClasses } from '../../hazards-of-chemicals.ts'
import { pictograms } from '../../pictograms.ts'
import { sheetWords } from './sheet-words.ts'

export type SheetFacts = {
  name: string
  supplier: string
  supplier_phone?: string | undefined
  emergency_phone?: string | undefined
  product_code?: string | undefined
  ingredients?: readonly { name: string; cas?: string; share?: string }[] | undefined
  physical_state?: string | undefined
  physical_hazards?: readonly string[] | undefined
  health_hazards?: readonly string[] | undefined
  pictograms?: readonly string[] | undefined
  signal_word?: string | undefined
  hazard_statements?: string | undefined
  precautions?: string | undefined
  first_aid?: string | undefined
  fire?: string | undefined
  spill?: string | undefined
  storage?: string | undefined
  ppe?: string | undefined
  incompatible_with?: string | undefined
  un_number?: string | undefined
  designated_substance?: boolean | undefined
}

const labelled = (label: string, value: string | undefined) =>
  value === undefined ? [] : [`${label}: ${value}`]
const isKeyOf = <T extends object>(of: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(of, key)
const named = (of: Readonly<Record<string, string>>, keys: readonly string[] = []) =>
  keys.flatMap((key) => of[key] ?? [])

type Section = { heading: string; lines: readonly string[] }

export function sectionsOf(
  facts: SheetFacts,
  { lang, revisedOn }: { lang: 'en' | 'fr'; revisedOn: string },
): Section[] {
  const words = sheetWords[lang]
  const say = sayIn(lang)
  const said = (text: string | undefined, otherwise = words.noData) =>
    text === undefined ? otherwise : words.says(text)
  const { signal_word: signal = 'none', physical_state: state = '' } = facts
  const health = named(healthClasses, facts.health_hazards).map(say)
  const ingredients = (facts.ingredients ?? []).map(({ name, cas, share }) =>
    [
      name,
      ...(cas === undefined ? [] : [`CAS ${cas}`]),
      ...(share === undefined ? [] : [share]),
    ].join(' · '),
  )
  const all: readonly (readonly string[])[] = [
    [
      `${words.product}: ${facts.name}`,
      ...labelled(words.code, facts.product_code),
      `${words.supplier}: ${facts.supplier}`,
      ...labelled(words.phone, facts.supplier_phone),
      ...labelled(words.emergency, facts.emergency_phone),
    ],
    [
      `${words.signal}: ${signal === 'danger' || signal === 'warning' ? words[signal] : words.none}`,
      [...named(physicalClasses, facts.physical_hazards).map(say), ...health].join(' · '),
      `${words.symbols}: ${named(pictograms, facts.pictograms).map(say).join(', ')}`,
      said(facts.hazard_statements),
      ...(facts.precautions === undefined ? [] : [words.says(facts.precautions)]),
    ],
    ingredients.length === 0 ? [words.noData] : ingredients,
    [said(facts.first_aid)],
    [said(facts.fire, words.fire)],
    [said(facts.spill, words.spill)],
    [said(facts.storage, words.storage)],
    [said(facts.ppe)],
    [
      ...labelled(words.state, isKeyOf(words.states, state) ? words.states[state] : undefined),
      words.noData,
    ],
    [
      words.stable,
      ...labelled(
        words.incompatible,
        facts.incompatible_with && words.says(facts.incompatible_with),
      ),
    ],
    [health.length === 0 ? words.noData : health.join(' · ')],
    [words.noData],
    [words.disposal],
    [facts.un_number === undefined ? words.notDangerous : `${words.transport}: ${facts.un_number}`],
    [words.whmis, ...(facts.designated_substance === true ? [words.designated] : [])],
    [`${words.revised} ${revisedOn}.`, words.made],
  ]
  return words.headings.map((heading, n) => ({
    heading: `${n + 1}. ${heading}`,
    lines: all[n] ?? [],
  }))
}

/** The same product and day give the same bytes. */
export async function drawSheet(facts: SheetFacts, revisedOn: string): Promise<Buffer> {
  const flow = new Flow({
    title: `${facts.name}: ${sheetWords.en.title}`,
    language: 'en-CA',
    subject: sheetWords.en.made,
    made: new Date(`${revisedOn}T12:00:00Z`),
    accent: '#1d5b79',
  })
  for (const lang of ['en', 'fr'] as const) {
    const words = sheetWords[lang]
    if (lang === 'fr') flow.newPage()
    flow.block({ words: words.title, look: 'small', color: '#51606e' })
    flow.block({ words: facts.name, look: 'title', tag: 'H1' })
    flow.gap(2)
    flow.block({ words: words.made, look: 'small', color: '#a94100' })
    for (const { heading, lines } of sectionsOf(facts, { lang, revisedOn })) {
      flow.gap(8)
      flow.keep(leadOf('heading') + 3 * leadOf('plain'))
      flow.block({ words: heading, look: 'heading', color: flow.accent, tag: 'H2' })
      for (const line of lines) flow.block({ words: line, width: inside })
    }
  }
  return flow.finish(`${facts.name} · ${revisedOn}`, (n, all) => `${n} / ${all}`)
}
