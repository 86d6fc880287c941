// What the device stores: drafts, the form that each was begun on, files, and what waits to be sent.
import type { z } from 'zod'
import type { Draft } from '../../../../../kit/drafts/draft.ts'
import type { OutboxEntry } from '../../../../../kit/drafts/outbox.ts'
import type { FormDefinition, Remarks } from '../../../../forms/definition/index.ts'
import type { about, submit } from '../../../revisions/revisions.contract.ts'
import { type ChosenSubject, chosenSubjects, eachOf } from '../../../subjects/subjects.ts'
import type { fillable } from '../../filling.contract.ts'

export type NamedRow = { readonly id: string; readonly name: string }
export type StoredAnswers = Readonly<Record<string, unknown>>
export type GeoPosition = { readonly lat: number; readonly lng: number; readonly accuracy?: number }
export type NoPlace = 'denied' | 'not_found'
export type SignerRole = 'attendee' | 'supervisor' | 'manager' | 'witness'
export type StoredSigner = {
  readonly role: SignerRole
  readonly account: NamedRow | null
  readonly name: string | null
}

/** What is reported with a form, as far as it has been said. */
export type ReportWithForm = NonNullable<StoredAbout['report']>

/** What a submission is about, with the names that a person reads. */
export type StoredContext = { readonly [Name in ChosenSubject]: NamedRow | null } & {
  readonly on_behalf_of: string
  readonly place: GeoPosition | null
  /** Why the device has none. */
  readonly no_place: NoPlace | null
  readonly signers: readonly StoredSigner[]
  /** Of a form of kind incident that joins no record. */
  readonly report: ReportWithForm | null
}

/** The same as it travels. */
export type StoredAbout = z.input<typeof about>

/** The part of a draft that is sent: different answers of another device. */
export type FillConflict = {
  readonly answers: StoredAnswers
  readonly remarks?: Remarks
  readonly about: Partial<StoredAbout>
}

export type FormFacts = z.output<typeof fillable>['form']
export type Begin = {
  readonly me: NamedRow
  readonly project: string | null
  readonly last: StoredAnswers | null
}

/** A form as it was when filling began. `id`: of the draft. */
export type StoredForm = {
  readonly id: string
  readonly form: FormFacts
  readonly version: {
    readonly id: string
    readonly n: number
    readonly definition: FormDefinition
  }
  readonly begin: Begin | null
}

/** What is filled in. `reason`: why it is revised; the server does not have it before it is sent. */
export type FillContent = {
  readonly answers: StoredAnswers
  /** A draft of before there were any has none. */
  readonly remarks?: Remarks
  readonly context: StoredContext
  readonly reason?: string
}

export type FillDraft = Draft<FillContent, FillConflict> & {
  /** Also the id of the submission, except for a revision. */
  readonly id: string
  readonly account: string
  readonly form: NamedRow
  /** The submission that is revised, and its revision that was changed. */
  readonly revises: { readonly id: string; readonly of: number; readonly number: string } | null
  readonly started_at: string
}

export type Body = z.input<NonNullable<typeof submit.body>>
export type StoredReceipt = z.output<NonNullable<typeof submit.reply>>['data']

/** Something that was submitted. */
export type Outgoing = OutboxEntry<StoredReceipt> & {
  readonly form: NamedRow
  readonly revises: FillDraft['revises']
  readonly reason: string
  /** With the ids that files have on this device. */
  readonly body: Omit<Body, 'files'>
}

export const nothingAbout: StoredContext = {
  ...eachOf(chosenSubjects, () => null),
  on_behalf_of: '',
  place: null,
  no_place: null,
  signers: [],
  report: null,
}
