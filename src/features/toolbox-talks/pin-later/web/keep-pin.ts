// A PIN that waits for a connection: sealed as soon as it is entered, and never stored as it was typed.
import { queueCall } from '../../../../kit/drafts/web/stored-call.ts'
import { seal } from '../../../../kit/encryption/seal.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { sealedFor } from '../../../submissions/web/index.ts'
import type { SealedEntry, TalkDraft } from '../../holding/talk-draft.ts'
import { begunOf } from '../../own-phone/begun-of.ts'
import { signTalkLater } from '../pin-later.contract.ts'

/** Nothing can be sealed before there was a connection, and by a page that is not served over HTTPS. */
export const canSeal = ({ seal: to }: TalkDraft): boolean =>
  to !== undefined && globalThis.isSecureContext

export async function sealPin(
  draft: TalkDraft,
  { signature, person, pin }: { signature: string; person: string; pin: string },
): Promise<SealedEntry['pin']> {
  if (draft.seal === undefined) throw new Error('There is no key to seal to.')
  const { id: key, ...reader } = draft.seal
  return { key, ...(await seal(reader, pin, sealedFor(draft.id, signature, person))) }
}

/** Each leaves by itself: one that is refused keeps no other from counting. */
export async function queuePins(draft: TalkDraft, account: string, lang: Locale): Promise<void> {
  for (const { id: person, name, sealed, lang: read = lang } of draft.people) {
    if (sealed === undefined) continue
    const { signature, pin, signed_at } = sealed
    await queueCall({
      id: `pin ${draft.id} ${person}`,
      account,
      route: { method: signTalkLater.method, path: signTalkLater.path },
      params: { id: draft.id, signature },
      body: { ...begunOf(draft), person, pin, statement_lang: read, signed_at },
      title: `${draft.title} · ${name}`,
    })
  }
}
