import type { Session } from '../../../access/context.ts'
import type { NoticeKind } from '../../../manifest/notice.ts'

/** Those for its staff, without the kinds of parts that the company does not use. */
export const usedBy = (
  { modulesOff }: Pick<Session, 'modulesOff'>,
  kinds: readonly NoticeKind[],
): readonly NoticeKind[] =>
  kinds.filter(
    ({ module, toContacts }) =>
      toContacts !== true && (module === undefined || !modulesOff.includes(module)),
  )
