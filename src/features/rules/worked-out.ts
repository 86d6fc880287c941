// Which calculator works a rule out.
import type { RuleRow } from '../../regulation/index.ts'

const rulesOf = {
  critical: 'ON-51-SCOPE ON-420-1 ON-420-1-READING',
  project: 'ON-53-LIST',
  claim: 'ON-WSIB-MODIFIED',
  form7: 'ON-WSIB-FORM7',
  committees:
    'ON-8 ON-9-COMMITTEE ON-9-SUBSTANCE ON-9-MEMBERS ON-9-CERTIFIED ON-10 ON-157-AED ON-25-POLICY',
  'first-aid': 'ON-1101-TIERS ON-FIRST-AID-NAMES',
  training: 'TRAINING-EXPIRING',
  certification: 'ON-JHSC-CERT',
  recordable:
    'US-1904-5 US-1904-6 US-1904-7 US-1904-8 US-1904-9 US-1904-10 US-1904-11 US-1904-29-COLUMNS ' +
    'US-1904-29-PRIVACY',
  days: 'US-1904-7-DAYS',
  filing: 'US-ITA-SUMMARY US-ITA-TEXT',
  cases: 'US-ITA-CASES',
  rates: 'US-RATE-200K US-RATE-FATALITY RATE-MILLION RATE-INTERVAL',
  risk: 'RISK-MATRIX RISK-APPROVAL CONTROLS',
  holiday: 'ON-HOLIDAYS US-HOLIDAYS',
} as const

/** The codes that are worked out, other than by their clock, with the name of the calculator. */
export const workedOut: ReadonlyMap<string, string> = new Map(
  Object.entries(rulesOf).flatMap(([name, codes]) => codes.split(' ').map((code) => [code, name])),
)

/** Where a rule is worked out; nowhere for most that only say what is to be done. */
export function workAddress({ code, clock }: Pick<RuleRow, 'code' | 'clock'>): string | undefined {
  if (clock !== null) return `?calc=due&rule=${code}`
  const name = workedOut.get(code)
  return name === undefined ? undefined : `?calc=${name}`
}
