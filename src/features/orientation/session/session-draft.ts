// An orientation that is being given on this device, and what is sent when it is over.
import type { Signature } from '../../../kit/drawing/signature.ts'
import { givenOf } from '../../../kit/drawing/strokes.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { SignedSheet } from '../../toolbox-talks/definition/index.ts'
import type { PackageRead } from '../taking/taking.contract.ts'
import type { GivenOrientation } from './session.contract.ts'

export type SessionDraft = SignedSheet & {
  readonly id: string
  readonly step: 'read' | 'sign' | 'finish'
  readonly read: PackageRead
  readonly project: { readonly id: string; readonly name: string } | null
  readonly started_at: string
  readonly mark: Signature | null
}

const longest = 600

/** Nothing until the instructor and somebody else have signed. */
export function givenOrientation(
  draft: SessionDraft,
  now: Date,
  lang: Locale,
): GivenOrientation | undefined {
  const { read, project, started_at, mark } = draft
  const attendances = draft.people.flatMap((one) =>
    one.mark === null
      ? []
      : [
          {
            person: one.person ? one.id : null,
            name: one.name,
            company: one.person ? null : one.detail,
            given: givenOf(one.mark),
            statement_lang: one.lang ?? lang,
          },
        ],
  )
  if (mark === null || attendances.length === 0) return undefined
  const minutes = Math.round((now.getTime() - Date.parse(started_at)) / 60_000)
  return {
    package: read.package.id,
    hash: read.package.hash,
    documents: read.documents.map(({ hash }) => hash),
    project: project?.id ?? null,
    started_at,
    minutes: Math.min(longest, Math.max(0, minutes)),
    attendances,
    given: givenOf(mark),
    statement_lang: lang,
  }
}
