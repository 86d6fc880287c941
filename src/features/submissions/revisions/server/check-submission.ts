// What is wrong with a submission beside its answers: its form is closed, what it names is not there.
import type { z } from 'zod'
import { dayMs } from '../../../../kit/day.ts'
import { type FieldErrors, Problem } from '../../../../kit/problems.ts'
import type { About } from '../../content/server/document-hash.ts'
import type { submit } from '../revisions.contract.ts'
import type { SubmissionContext } from './submission-context.store.ts'

type Given = z.output<NonNullable<(typeof submit)['body']>>

/** How long what was begun on a form may still be sent when the form has been archived. */
const grace = 14 * dayMs

/** A draft begun before the form was archived may still be submitted for a while. */
export function isOpen({ archived_at, started_at, received_at }: SubmissionContext): boolean {
  if (archived_at === null) return true
  const since = Date.parse(received_at) - Date.parse(archived_at)
  return Date.parse(started_at) <= Date.parse(archived_at) && since <= grace
}

export function refuseInput(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Problem('input/invalid', { errors })
}

export const chooseAnother = ['Choose from the list.']

export const aboutErrors = ({ subjects_missing }: SubmissionContext): FieldErrors =>
  Object.fromEntries(subjects_missing.map((name) => [`about.${name}`, chooseAnother]))

type Said = Pick<Given, 'remarks'>

/** Whom the actions are given to. */
export const ownersIn = ({ remarks }: Said): string[] =>
  Object.values(remarks).flatMap(({ action }) => action?.owner ?? [])

export const ownerErrors = ({ remarks }: Said, { accounts }: SubmissionContext): FieldErrors =>
  Object.fromEntries(
    Object.entries(remarks)
      .filter(([, { action }]) => action?.owner !== undefined && !accounts.includes(action.owner))
      .map(([name]) => [`remarks.${name}.action.owner`, chooseAnother]),
  )

type Placed = Pick<About, 'place' | 'no_place'>

export const hasPlace = ({ place, no_place }: Placed): boolean => place !== null || no_place != null

/** Where the form records the place: the place, or why the device has none. */
export const placeErrors = ({ gps_required }: SubmissionContext, about: Placed): FieldErrors =>
  gps_required === true && !hasPlace(about)
    ? {
        'about.place': ['This form records your location: send it, or the reason it is missing.'],
      }
    : {}

export function signerErrors(
  { signers }: Given['about'],
  { accounts }: SubmissionContext,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const [at, { account, name, role }] of signers.entries()) {
    if (account !== null && !accounts.includes(account))
      errors[`about.signers.${at}.account`] = chooseAnother
    // A place for a supervisor or a manager may still be without a name.
    if (account === null && !name && (role === 'attendee' || role === 'witness'))
      errors[`about.signers.${at}.name`] = ['This is required.']
  }
  return errors
}
