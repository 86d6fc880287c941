// Who is to sign, by the form's policy.
import type { SubmissionContext } from './submission-context.store.ts'

export type Signer = {
  role: 'submitter' | 'attendee' | 'supervisor' | 'manager' | 'witness'
  account: string | null
  name: string | null
  email: string | null
}

const unnamed = { account: null, name: null, email: null }

/** The parts in which somebody must sign, apart from all others. */
export const neededBy: Readonly<
  Record<SubmissionContext['signature_policy'], readonly Signer['role'][]>
> = {
  none: [],
  submitter: ['submitter'],
  all_attendees: ['submitter'],
  supervisor_then_manager: ['supervisor', 'manager'],
}

/** In the order in which they sign. A witness is asked wherever anybody is. */
export function placesOf(
  policy: SubmissionContext['signature_policy'],
  submitter: { account: string | null; name: string },
  signers: readonly Signer[],
): Signer[] {
  if (policy === 'none') return []
  const of = (role: Signer['role']) => signers.filter((signer) => signer.role === role)
  const first = (role: Signer['role']): Signer => of(role)[0] ?? { role, ...unnamed }
  const self: Signer = { role: 'submitter', ...unnamed, ...submitter }
  if (policy === 'submitter') return [self, ...of('witness')]
  if (policy === 'supervisor_then_manager')
    return [first('supervisor'), first('manager'), ...of('witness')]
  const known = (signer: Signer) => signer.account !== null && signer.account === submitter.account
  return [self, ...signers.filter((signer) => !known(signer))]
}
