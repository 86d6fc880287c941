// What is kept: drafts as they stand, the form that each was begun on, files, and what waits to be sent.
import type { z } from 'zod'
import type { ProblemCode } from '../../../../kit/problems.ts'
import type { FormDefinition } from '../../../forms/definition/index.ts'
import type { fillable } from '../../filling/filling.contract.ts'
import type { about, submit } from '../../revisions/revisions.contract.ts'
import { type ChosenSubject, chosenSubjects, eachOf } from '../../subjects/subjects.ts'

export type Named = { readonly id: string; readonly name: string }
export type Answers = Readonly<Record<string, unknown>>
export type Place = { readonly lat: number; readonly lng: number; readonly accuracy?: number }
export type NoPlace = 'denied' | 'not_found'
export type SignerRole = 'attendee' | 'supervisor' | 'manager' | 'witness'
export type Signer = {
  readonly role: SignerRole
  readonly account: Named | null
  readonly name: string | null
}

/** What a submission is about, with the names that a person reads. */
export type Context = { readonly [Name in ChosenSubject]: Named | null } & {
  readonly on_behalf_of: string
  readonly place: Place | null
  /** Why the device has none. */
  readonly no_place: NoPlace | null
  readonly signers: readonly Signer[]
}

/** The same as it travels. */
export type About = z.input<typeof about>

/** A draft as devices agree on it or differ in it. */
export type Stand = { readonly answers: Answers; readonly about: About }

export type FormFacts = z.output<typeof fillable>['form']
export type Begin = {
  readonly me: Named
  readonly project: string | null
  readonly last: Answers | null
}

/** A form as it was when filling began. `id`: of the draft; for the next one of the account and form. */
export type KeptForm = {
  readonly id: string
  readonly form: FormFacts
  readonly version: {
    readonly id: string
    readonly n: number
    readonly definition: FormDefinition
  }
  readonly begin: Begin | null
}

export type Draft = {
  /** What the submission is called, too, unless one is revised. */
  readonly id: string
  readonly account: string
  readonly form: Named
  /** The submission that is revised, and its revision that was changed. */
  readonly revises: { readonly id: string; readonly of: number; readonly number: string } | null
  readonly answers: Answers
  readonly context: Context
  /** Why it is revised. */
  readonly reason: string
  /** The server’s, as this device saw it last; 0 while it has none. */
  readonly revision: number
  /** Holds what the server has not. */
  readonly unsaved: boolean
  /** As this device and the server agreed on it last. */
  readonly base?: Stand
  /** As the server was given it last: its answer may be lost. */
  readonly given?: Stand
  /** What was answered differently on another device, and is not shown. */
  readonly other?: Stand & { readonly saved_at: string }
  readonly started_at: string
  readonly saved_at: string
}

export type KeptFile = {
  /** What answers on this device call it. */
  readonly id: string
  readonly draft: string
  readonly name: string
  readonly mime: string
  readonly bytes: number
  /** A photo as it was chosen: it is made small before it leaves, and has no hash until then. */
  readonly original: boolean
  readonly sha256: string
  readonly content: Blob
  /** What the server calls it, once it is there. */
  readonly server: string | null
  /** Why the server will not take it. */
  readonly refused: string | null
}

export type Body = z.input<NonNullable<typeof submit.body>>
export type Receipt = z.output<NonNullable<typeof submit.reply>>['data']

export type Trouble = {
  /** `receipt`: it does not name every file; `elsewhere`: a file is on another device alone. */
  readonly code: ProblemCode | 'receipt' | 'elsewhere'
  readonly words: string
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/** Something that was handed in. */
export type Outgoing = {
  readonly id: string
  readonly account: string
  readonly form: Named
  readonly revises: Draft['revises']
  readonly reason: string
  /** With the ids that files have on this device. */
  readonly body: Omit<Body, 'files'>
  /** Files that were there before, with their hashes. */
  readonly known: readonly { readonly id: string; readonly sha256: string }[]
  /** Files that another device sent: what they are is to be learnt from the server. */
  readonly elsewhere: readonly string[]
  readonly state: 'queued' | 'sending' | 'received' | 'needs'
  readonly tries: number
  /** Not before then, unless the connection comes back. */
  readonly next_at: number
  readonly made_at: string
  readonly trouble: Trouble | null
  readonly receipt: Receipt | null
}

export const nothingAbout: Context = {
  ...eachOf(chosenSubjects, () => null),
  on_behalf_of: '',
  place: null,
  no_place: null,
  signers: [],
}
