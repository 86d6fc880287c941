import type { Keys } from '../../kit/encryption/server/keys.ts'
import type { FeatureServer } from '../../manifest/feature.server.ts'
import { anonymousCalls } from './anonymous/anonymous.routes.ts'
import { callsWithoutAccount } from './anonymous/reporting-without-account.routes.ts'
import { reportWaits } from './anonymous/telling/notice-kinds.ts'
import { workOfReports } from './anonymous/telling/work.server.ts'
import { incidentsForDemo } from './demo/incidents-for-demo.store.ts'
import { lawForDemo } from './demo/law-for-demo.store.ts'
import { reportForDemo } from './demo/report-for-demo.store.ts'
import { usCaseForDemo } from './demo/us-case-for-demo.store.ts'
import { hazardsBehindCalls } from './hazards-behind/hazards-behind.routes.ts'
import { investigationCalls } from './investigation/investigation.routes.ts'
import { lawCalls } from './law/law.routes.ts'
import { dutyLate, dutyOwed, dutyWaits } from './law/telling/notice-kinds.ts'
import { dutyMornings, watchesDuties } from './law/telling/remind.job.ts'
import { waitingOfIncidents } from './law/telling/waiting.server.ts'
import { workOfIncidents } from './law/telling/work.server.ts'
import { stockIncidentLists } from './library/stock-incidents.store.ts'
import { incidentListCalls } from './lists/lists.routes.ts'
import { oshaCalls } from './osha/osha.routes.ts'
import { firstAidCalls } from './papers/first-aid.routes.ts'
import { investigationPaperCalls } from './papers/investigation.routes.ts'
import { agencyPaperCalls } from './papers/papers.routes.ts'
import { type IncidentPaperStorage, makingPapers } from './papers/server/making-papers.ts'
import { peopleCalls } from './people/people.routes.ts'
import { incidents } from './record/incidents.register.ts'
import { incidentCalls } from './record/incidents.routes.ts'
import { loggedOfIncidents } from './record/logged.ts'
import { reportingCalls } from './reporting/reporting.routes.ts'
import { incidentReported, observationReported } from './reporting/telling/notice-kinds.ts'
import { workOfQuickReports } from './reporting/telling/work.server.ts'
import { statementLinkMail } from './statements/link-mail.ts'
import { statementLinkCalls } from './statements/statement-links.routes.ts'
import { statementCalls } from './statements/statements.routes.ts'

const papers = (keys: Keys, storage: IncidentPaperStorage) => {
  const making = makingPapers(keys, storage)
  return [
    ...agencyPaperCalls(keys, making),
    ...investigationPaperCalls(making),
    ...firstAidCalls(making),
    ...oshaCalls(keys, making),
  ]
}

const statements = (keys: Keys) => {
  const { calls, toSign } = statementCalls(keys)
  return [...calls, ...statementLinkCalls(keys, toSign)]
}

export const server: FeatureServer = {
  calls: [...incidentListCalls, ...investigationCalls, ...hazardsBehindCalls],
  searchedKinds: [
    {
      register: incidents,
      at: 33,
      numbers: ['number'],
      about: ['number', 'status', 'project'],
      latestFirst: true,
    },
  ],
  logged: loggedOfIncidents,
  mailKinds: [statementLinkMail],
  open: ({ registers, keys, ...storage }) => ({
    calls: [
      ...reportingCalls(registers),
      ...callsWithoutAccount(),
      ...anonymousCalls(registers),
      ...incidentCalls(keys),
      ...lawCalls(keys),
      ...peopleCalls(keys),
      ...papers(keys, storage),
      ...statements(keys),
    ],
    jobs: [dutyMornings.job(storage.address), watchesDuties],
  }),
  mornings: [dutyMornings.awaitNext],
  stockCompany: stockIncidentLists,
  noticeKinds: [
    dutyOwed,
    dutyWaits,
    dutyLate,
    reportWaits,
    incidentReported,
    observationReported,
    ...waitingOfIncidents.map(({ notice }) => notice),
  ],
  waitingKinds: waitingOfIncidents,
  workKinds: [...workOfQuickReports, ...workOfIncidents, workOfReports],
  demo: {
    async past(db, _, size) {
      await incidentsForDemo(db, size)
      await reportForDemo(db)
    },
    async store(database, options) {
      await lawForDemo(database, options)
      await usCaseForDemo(database, options)
    },
  },
}
