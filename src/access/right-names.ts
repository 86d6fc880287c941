// What rights are called, in English: a family and what it lets one do, made from their names unless said
// better here.
import type { Say } from '../kit/sentences.ts'
import { allGrants, families, grantOf } from './grants.ts'

const familyNames: Readonly<Record<string, string>> = {
  audit: 'Change log',
  confidential: 'Confidential details',
  dashboard: 'Home screen',
  'form-defaults': 'Default forms',
  'form-order': 'Order of forms',
  'risk-probability': 'Probability ratings',
  'risk-severity': 'Severity ratings',
  rules: 'Legal rules',
  'task-management': 'Tasks',
  'to-dos': 'To-dos',
  training: 'Trainings',
  users: 'User accounts',
  'trade-contractors-default': 'Default forms of trade contractors',
}

const actionNames: Readonly<Record<string, string>> = {
  'approve-ca': 'Approve corrective actions',
  bulk: 'Bulk actions',
  hazard: 'Hazards',
  incident: 'Incidents',
  monthly: 'Monthly reports',
  toolbox: 'Toolbox talks',
  reorder: 'Change the order',
  'view-all': 'View everyone’s',
  'view-signed': 'View signed',
  'view-trade-contractor': 'View trade contractors’',
  'view-unsigned': 'View unsigned',
}

const inWords = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ')

export const familyName = (family: string): string => familyNames[family] ?? inWords(family)
export const actionName = (action: string): string => actionNames[action] ?? inWords(action)

type RightParts = { family: string; action: string }

const parts: ReadonlyMap<string, RightParts> = new Map(
  Object.entries(families).flatMap(([family, actions]) =>
    actions.map((action) => [grantOf(family, action), { family, action }] as const),
  ),
)

/** The family and the action of a right; what has gone from the catalogue has none. */
export const partsOfRight = (right: string): RightParts | undefined => parts.get(right)

/** A right in a sentence: "Forms: edit". */
export function sayRight(right: string, say: Say): string {
  const found = partsOfRight(right)
  return found === undefined
    ? right
    : `${say(familyName(found.family))}: ${say(actionName(found.action)).toLowerCase()}`
}

/** Every word that rights are called by. */
export const rightWords = (): string[] => [
  ...new Set(
    allGrants.flatMap((right) => {
      const found = partsOfRight(right)
      return found === undefined ? [] : [familyName(found.family), actionName(found.action)]
    }),
  ),
]
