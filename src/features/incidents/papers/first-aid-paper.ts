// What a first-aid record says, as the regulation lists it; `null` is what is still missing.
import { dayIn, timeIn } from '../../../kit/language/numbers-and-days.ts'
import { innerRowsOf } from '../../../register/fields/structured.ts'
import { ruleOf } from '../../../regulation/index.ts'
import {
  bodyWords,
  type Fact,
  factsOf,
  type IncidentForPapers,
  joined,
  type KnownPerson,
  ofRole,
  type Speech,
  textOf,
  whenOf,
  witnessesOf,
} from './agency-papers.ts'

/** Each time that somebody was treated: when, how, by whom; else what was written of it in a sentence, which does not
 *  say when. */
function treatmentsOf(
  person: KnownPerson,
  { language }: Speech,
  untimed: (words: string) => string,
): string | null {
  const each = innerRowsOf(factsOf(person).first_aid)
    .filter(({ archived }) => archived !== true)
    .map(({ day, time, treatment, by }) =>
      joined(
        [
          textOf(day) && dayIn(language, String(day)),
          textOf(time) && timeIn(language, String(time)),
          textOf(treatment),
          textOf(by),
        ],
        ' · ',
      ),
    )
  const told = textOf(person.details?.treatment)
  return joined(each, '\n') ?? (told === null ? null : untimed(told))
}

export function firstAidFacts(
  incident: IncidentForPapers,
  person: KnownPerson,
  speech: Speech,
  untimed: (words: string) => string,
): Fact[] {
  const facts = factsOf(person)
  const known: Readonly<Record<string, string | null>> = {
    circumstances: joined([incident.what, textOf(facts.before), textOf(facts.object)], '\n'),
    date_and_time: joined([whenOf(incident, speech), incident.where]),
    witnesses: witnessesOf(incident, speech),
    nature_and_place_of_injury: bodyWords(person, speech),
    treatment: treatmentsOf(person, speech, untimed),
  }
  return ruleOf('ON-1101-RECORD').params.contents.map((code) => ({
    code,
    words: known[code] ?? null,
  }))
}

export const whoseRecord = ({ name, employer }: KnownPerson): string =>
  joined([name, employer]) ?? name

export const aidersOf = (incident: IncidentForPapers): string | null =>
  joined(ofRole(incident, 'first_aider').map(({ name }) => name))
