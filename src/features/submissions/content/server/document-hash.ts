// What a signature names: one hash of everything that was sent. The person who holds the content can
// compute it again, and see that not a letter differs.
import { createHash } from 'node:crypto'
import { canonical } from '../../../../kit/canonical.ts'
import type { Remarks } from '../../../forms/definition/index.ts'
import type { Subjects } from '../../subjects/subjects.ts'
import type { UsedDocument } from './used-documents.store.ts'

export type Document = {
  submission: string
  /** Counted from 1. */
  revision: number
  /** The hash of the version of the form that was filled. */
  form_version: string
  answers: Readonly<Record<string, unknown>>
  /** A document that has none is hashed as those were that could have none. */
  remarks?: Remarks
  /** By their ids in order. */
  files: readonly { id: string; sha256: string }[]
  about: About
}

/** What it is about beside its answers, as a revision keeps it. */
export type About = Partial<Subjects> & {
  on_behalf_of: string | null
  place: { lat: number; lng: number; accuracy?: number } | null
  /** Why there is none; what was sent before the reason was asked for says nothing. */
  no_place?: 'denied' | 'not_found' | null
  /** The documents that answers name, each in the version that was used; not there where they name none. */
  documents?: readonly UsedDocument[]
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const documentHash = ({ files, remarks = {}, ...document }: Document): string =>
  sha256(
    canonical({
      ...document,
      ...(Object.keys(remarks).length > 0 && { remarks }),
      files: files
        .map(({ id, sha256: hash }) => ({ id, sha256: hash }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    }),
  )
