// What each rule is about, as the page groups them.
import { keysOf } from '../../kit/own.ts'
import type { PageKey } from './says.ts'

export const subjects = {
  notices:
    'ON-51-NOTICE ON-51-REPORT ON-51-SCOPE ON-51-SCENE ON-52-1 ON-52-2 ON-53 ON-53-LIST ON-420-5 ' +
    'ON-59-NOTICE ON-NOTICE-CONTENTS ON-420-1 ON-420-1-READING US-1904-39-DEATH US-1904-39-SEVERE',
  wsib: 'ON-WSIB-7 ON-WSIB-MODIFIED ON-WSIB-LATE ON-WSIB-FORM7 ON-WSIB-CLEARANCE',
  bodies:
    'ON-8 ON-9-COMMITTEE ON-9-SUBSTANCE ON-9-MEMBERS ON-9-SIDES ON-9-CHAIRS ON-9-CERTIFIED ' +
    'ON-9-MEETING ON-9-INSPECTION ON-9-POSTING ON-JHSC-REPLY ON-10 ON-JHSC-CERT ON-8-INSPECTION ' +
    'ON-9-INVESTIGATION',
  first_aid:
    'ON-1101-RECORD ON-1101-TIERS ON-FIRST-AID-NAMES ON-1101-CSA ON-1101-CHECK ON-157-AED ON-AED-MONEY',
  training: 'ON-WAH TRAINING-EXPIRING',
  sites: 'ON-25-POLICY ON-213-14 ON-213-NOTICE ON-213-REGISTRATION ON-WASHROOM',
  substances: 'CA-WHMIS US-HAZCOM',
  recordkeeping:
    'US-1904-LOG US-300A-POST US-1904-EMPLOYEES US-1904-1 US-1904-5 US-1904-6 US-1904-7 ' +
    'US-1904-7-DOSES US-1904-7-DAYS US-1904-8 US-1904-9 US-1904-10 US-1904-11 US-1904-29-COLUMNS ' +
    'US-1904-29-PRIVACY US-300-COLUMNS',
  filing: 'US-ITA US-ITA-DUTY US-ITA-CASES-2381 US-ITA-SUMMARY US-ITA-CASES US-ITA-TEXT',
  figures:
    'US-RATE-200K US-RATE-FATALITY RATE-MILLION RATE-INTERVAL RISK-MATRIX RISK-APPROVAL CONTROLS',
  days: 'ON-HOLIDAYS ON-LIMITS US-HOLIDAYS',
  keeping:
    'ON-KEEP-NOTICES ON-KEEP-COMMITTEE ON-KEEP-ORDERS ON-KEEP-TRAINING ON-KEEP-WASHROOM ' +
    'ON-KEEP-CONFINED ON-KEEP-EXPOSURE ON-KEEP-WSIB ON-KEEP-CRANES US-KEEP-LOG US-KEEP-EXPOSURE ' +
    'KEEP-TALKS KEEP-LOG KEEP-ANONYMOUS',
} as const satisfies Readonly<Record<string, string>>
export type Subject = keyof typeof subjects

export const subjectNames = keysOf(subjects)
export const subjectKey = (subject: Subject): PageKey => `subject_${subject}`

const subjectOfCode = new Map(
  subjectNames.flatMap((subject) => subjects[subject].split(' ').map((code) => [code, subject])),
)
export const subjectOf = (code: string): Subject | undefined => subjectOfCode.get(code)
