// The subjects of a submission, as they are sent and as they are stored.
import type { z } from 'zod'
import type { about } from '../../../revisions/revisions.contract.ts'
import { chosenSubjects, eachOf } from '../../../subjects/subjects.ts'
import { type NamedRow, nothingAbout, type StoredAbout, type StoredContext } from './stored.ts'

type GivenAbout = {
  [Part in keyof z.output<typeof about>]?: z.output<typeof about>[Part] | undefined
}

export const aboutOf = (context: StoredContext): StoredAbout => ({
  ...eachOf(chosenSubjects, (name) => context[name]?.id ?? null),
  on_behalf_of: context.on_behalf_of.trim() || null,
  place: context.place,
  no_place: context.no_place,
  signers: context.signers.map(({ role, account, name }) => ({
    role,
    account: account?.id ?? null,
    name: account === null ? name : null,
  })),
  report: context.report ?? null,
})

/** Names that are not known here are shown once their list has come. */
const unnamed = (id: string | null | undefined): NamedRow | null =>
  id == null ? null : { id, name: '' }

export const contextOf = (given: GivenAbout): StoredContext => ({
  ...nothingAbout,
  ...eachOf(chosenSubjects, (name) => unnamed(given[name])),
  on_behalf_of: given.on_behalf_of ?? '',
  place: given.place ?? null,
  no_place: given.no_place ?? null,
  signers: (given.signers ?? []).map(({ role, account, name }) => ({
    role,
    account: unnamed(account),
    name,
  })),
  report: given.report ?? null,
})
