import { bindFile, type Context } from '../../../access/server/gate.ts'
import { localeOf } from '../../../kit/http/server/language.ts'
import { dayIn, zonedIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { ruleOf } from '../../../regulation/index.ts'
import { aboutOf } from '../law/law.store.ts'
import type { IncidentForPapers, KnownPerson } from './agency-papers.ts'
import { firstAidPdf, firstAidRecordsPdf } from './first-aid.contract.ts'
import { aidersOf, firstAidFacts, whoseRecord } from './first-aid-paper.ts'
import { hurtBetween, notePaper, projectNamed } from './papers.store.ts'
import { footOf, type MakingPapers, partialOf } from './server/making-papers.ts'
import { speechIn, wordsOfPapers } from './server/words-of-papers.ts'

/** In which words each thing is asked for. */
const labelIn = (language: Locale) => {
  const { rule } = speechIn(language)
  return (code: string) => rule(`content_${code}`)
}

function recordOf(incident: IncidentForPapers, person: KnownPerson, language: Locale) {
  const text = wordsOfPapers(language)
  const facts = firstAidFacts(incident, person, speechIn(language), (words) =>
    text('untimed', { words }),
  )
  const label = labelIn(language)
  return {
    facts,
    lines: [
      { label: text('hurt'), words: whoseRecord(person) },
      ...facts.map(({ code, words }) => ({ label: label(code), words })),
      { label: text('aider'), words: aidersOf(incident) },
    ],
  }
}

const leadIn = (language: Locale) =>
  wordsOfPapers(language)('first_aid_lead', { citation: ruleOf('ON-1101-RECORD').citation })

export const firstAidCalls = ({ recordFor, asPdf }: MakingPapers) => {
  const ofPerson = bindFile(firstAidPdf, async (context, { params, query }, { header, log }) => {
    const language = query.lang ?? localeOf(header('accept-language'))
    const { incident, people } = await recordFor(context, params.id)
    // It is a paper of Ontario.
    if ((await aboutOf(context.db, params.id)).about.country === 'US')
      throw new Problem('row/missing')
    const person = people.find(({ id, role }) => id === params.person && role === 'injured')
    if (person === undefined) throw new Problem('row/missing')
    const text = wordsOfPapers(language)
    const { facts, lines } = recordOf(incident, person, language)
    await notePaper(context.db, params.id, 'ON-1101-RECORD')
    const name = `${incident.number} ${text('first_aid_title')} ${person.name}`
    return asPdf(context, { ...incident, language, log }, name, {
      title: text('first_aid_title'),
      lead: [text('incident', { number: incident.number }), leadIn(language)],
      partial: partialOf(facts, labelIn(language), language),
      parts: [{ title: null, facts: lines }],
      foot: footOf(language, incident.zone),
    })
  })

  /** Everybody who was hurt, one after the other; each paper is noted on its record. */
  async function partsOf(context: Context, ids: readonly string[], language: Locale) {
    const parts = []
    for (const id of ids) {
      const { incident, people } = await recordFor(context, id)
      await notePaper(context.db, id, 'ON-1101-RECORD')
      for (const person of people.filter(({ role }) => role === 'injured'))
        parts.push({
          title: `${incident.number} · ${dayIn(language, incident.day)} · ${person.name}`,
          facts: recordOf(incident, person, language).lines,
        })
    }
    return parts
  }

  const ofRegister = bindFile(firstAidRecordsPdf, async (context, { query }, { header, log }) => {
    const { db, can } = context
    if (!can('confidential.view')) throw new Problem('grant/missing')
    const language = query.lang ?? localeOf(header('accept-language'))
    const text = wordsOfPapers(language)
    const { from, to, project } = query
    const found = await hurtBetween(db, { from, to, project: project ?? null })
    const where = project === undefined ? undefined : await projectNamed(db, project)
    if (project !== undefined && where === undefined) throw new Problem('row/missing')
    const parts = await partsOf(context, found.ids, language)
    const of = { project: project ?? null, entity: null, language, log }
    return asPdf(context, of, `${text('first_aid_title')} ${from} ${to}`, {
      title: text('first_aid_title'),
      lead: [
        text('first_aid_period', {
          project: where ?? text('first_aid_everywhere'),
          from: dayIn(language, from),
          to: dayIn(language, to),
        }),
        leadIn(language),
        ...(parts.length === 0 ? [text('first_aid_none')] : []),
      ],
      partial: null,
      parts,
      foot: text('first_aid_made', {
        when: zonedIn(language, new Date().toISOString(), found.zone),
      }),
    })
  })

  return [ofPerson, ofRegister]
}
