// What this feature reads, each under its key.
import { choicesKey, registerKey } from '../../../register/web/keys.ts'

const name = 'submissions'

export const submissionsKey = registerKey(name)
export const countsKey = (of: Readonly<Record<string, readonly string[]>>) =>
  registerKey(name, 'counts', of)
export const listKey = (asked: object, count: number) => registerKey(name, 'list', asked, 1, count)
export const namesKey = (field: string) => choicesKey(name, field, '')
export const wholeKey = (id: string) => ['submission', id] as const
export const revisionKey = (...of: readonly unknown[]) => ['submission-revision', ...of] as const
export const revisingKey = (...of: readonly unknown[]) => ['revise', ...of] as const
export const fillKey = (...of: readonly unknown[]) => ['fill', ...of] as const
export const draftsKey = ['submission-drafts'] as const
export const fillableKey = ['fillable-forms'] as const
export const formReportKey = (...of: readonly unknown[]) => ['form-report', ...of] as const
export const submittedKey = (...of: readonly unknown[]) => ['forms-submitted', ...of] as const
export const signLinkKey = (token: string) => ['sign-link', token] as const
export const verifyKey = (...of: readonly unknown[]) => ['verify', ...of] as const
export const signedByKey = (person: string) => ['signed-by', person] as const
export const crewKey = (submission: string) => ['signing-crew', submission] as const
export const ownSignatureKey = ['own-signature'] as const
export const likelyKey = (...of: readonly unknown[]) => ['likely-signers', ...of] as const
export const lackingKey = (...of: readonly unknown[]) => ['lacking-training', ...of] as const
