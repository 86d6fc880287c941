// Everything that a paper of a submission is made of: plain data, so that it can be laid elsewhere.
import type { StoredBrand } from '../../../access/brand/brand.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { FormDefinition, Remarks } from '../../forms/definition/index.ts'
import type { SubjectName } from '../subjects/subjects.ts'

export type PaperFile = {
  readonly id: string
  readonly name: string
  readonly mime: string
  readonly bytes: number
  readonly sha256: string
}

export type PaperSignature = {
  readonly id: string
  readonly place: string | null
  readonly revision: number
  readonly role: string
  readonly signer_name: string
  readonly method: string
  readonly strokes: unknown
  readonly statement: string
  readonly declined_reason: string | null
  readonly signed_at: string
  readonly received_at: string
  readonly document_hash: string
  readonly witnessed_by: string | null
  /** What that person attests: the weaker way to sign. */
  readonly attestation?: string | null
  readonly ip: string | null
  readonly device: string | null
}

export type PaperPlace = {
  readonly id: string
  readonly role: string
  readonly name: string | null
}

export type PaperEvent = {
  readonly kind: string
  readonly revision: number
  readonly reason: string | null
  readonly at: string
  readonly by: string | null
}

export type PaperDeficiency = {
  readonly number: string
  readonly title: string
  readonly status: string
  readonly severity: string
  readonly owner: string | null
  readonly due_on: string | null
  /** The key of the question that it was raised of. */
  readonly item?: string | null
}

type Scored = { readonly percent: number; readonly passed: boolean | null }

export type Paper = {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly code: string | null
  /** Whose it is, and how that looks. */
  readonly brand: StoredBrand
  readonly zone: string
  readonly stage: string
  readonly source: string
  readonly revision: number
  readonly form_n: number
  readonly form_version: string
  readonly hash: string
  readonly submitted_by: string | null
  /** The accounts that sent it: what is confidential is theirs. */
  readonly senders: readonly (string | null)[]
  readonly on_behalf_of: string | null
  /** The names of its subjects. */
  readonly subjects: Readonly<Partial<Record<SubjectName, string | null>>>
  readonly place: { readonly lat: number; readonly lng: number; readonly accuracy?: number } | null
  /** Why there is none, where the form records it. */
  readonly no_place: 'denied' | 'not_found' | null
  readonly submitted_at: string
  readonly received_at: string
  readonly late: boolean
  /** With what is confidential, and without. */
  readonly scores: { readonly all: Scored | null; readonly open: Scored | null }
  readonly definition: FormDefinition
  readonly answers: Readonly<Record<string, unknown>>
  readonly remarks?: Remarks
  readonly files: Readonly<Record<string, PaperFile>>
  readonly names: Readonly<Record<string, string>>
  readonly places: readonly PaperPlace[]
  readonly signatures: readonly PaperSignature[]
  readonly events: readonly PaperEvent[]
  readonly deficiencies: readonly PaperDeficiency[]
}

/** How it is to be laid. */
export type Printing = {
  readonly language: Locale
  /** Whether confidential answers may stand on it. */
  readonly confidential: boolean
  /** Where its hash is held against what was received. */
  readonly verifyAt: string
  readonly printedAt: string
}
