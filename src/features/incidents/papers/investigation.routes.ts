import { bindFile } from '../../../access/server/gate.ts'
import { localeOf } from '../../../kit/http/server/language.ts'
import { investigationOf } from '../investigation/investigation.store.ts'
import { seenIncident } from '../record/incidents.store.ts'
import { statementsOf } from '../statements/statements.store.ts'
import { investigationPdf } from './investigation.contract.ts'
import { investigationParts, statementOnPaper } from './investigation-paper.ts'
import { notePaper } from './papers.store.ts'
import { footOf, type MakingPapers } from './server/making-papers.ts'
import { speechIn, wordsOfPapers } from './server/words-of-papers.ts'

export const investigationPaperCalls = ({ recordFor, asPdf }: MakingPapers) => [
  bindFile(investigationPdf, async (context, { params: { id }, query }, { header, log }) => {
    const language = query.lang ?? localeOf(header('accept-language'))
    const { db } = context
    // Statements are confidential as injuries are: who reads neither is given no paper of them.
    const { incident, cipher } = await recordFor(context, id)
    const { kind, severity } = await seenIncident(db, id)
    const { values, causes } = await investigationOf(db, id)
    const statements = await statementsOf(db, cipher, id)
    const speech = speechIn(language)
    const text = wordsOfPapers(language)
    await notePaper(db, id, 'investigation')
    const name = `${incident.number} ${text('investigation_title')}`
    return asPdf(context, { ...incident, language, log }, name, {
      title: text('investigation_title'),
      lead: [text('incident', { number: incident.number })],
      partial: null,
      parts: investigationParts(
        { incident: { ...incident, kind, severity }, values, causes },
        speech,
        text,
      ),
      statements: {
        title: text('statements'),
        each: statements.map((one) => statementOnPaper(one, { speech, text, zone: incident.zone })),
      },
      foot: footOf(language, incident.zone),
    })
  }),
]
