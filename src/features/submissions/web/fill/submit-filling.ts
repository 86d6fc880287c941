// What is filled in becomes an entry of the outbox, under the id that its draft had from its first letter on.
import type { Locale } from '../../../../kit/web/language/catalogue.ts'
import { attachedIn, type Filling } from '../../../forms/definition/index.ts'
import { aboutOf } from '../device/about.ts'
import { namedIn } from '../device/ids-within.ts'
import { filesOf, putOutgoing, readOutgoing } from '../device/store.ts'
import type { FillDraft, Outgoing } from '../device/stored.ts'
import { sendNow } from '../outbox/keep-sending.ts'
import type { FillingNow } from './use-filling.ts'

/** Every file that the answers name, in the items of groups too. */
const filesNamed = (filling: Filling): string[] =>
  filling.definition.fields.flatMap(({ key, type }) => {
    const { visible, value } = filling.get(key)
    if (!visible) return []
    if (type === 'photo' || type === 'file') return attachedIn(value).map(({ id }) => id)
    return filling.items(key).flatMap((item) => filesNamed(item.filling))
  })

type Given = {
  draft: FillDraft
  version: string
  now: FillingNow
  lang: Locale
  /** Files that were there before, with their hashes. */
  known: Outgoing['known']
}

/** Puts it into the outbox and sends it. Asked for again, it is the same entry. False: another tab
 *  answered something differently, which has to be looked at first. */
export async function submitFilling({ draft, version, now, lang, known }: Given): Promise<boolean> {
  if (!(await now.flush())) return false
  const before = await readOutgoing(draft.id)
  if (before === undefined || before.state === 'needs') {
    const answers = now.filling.answers()
    const named = namedIn(answers, new Set(known.map(({ id }) => id)))
    const here = new Set((await filesOf(draft.id)).map(({ id }) => id))
    const submitted_at = new Date().toISOString()
    await putOutgoing({
      id: draft.id,
      account: draft.account,
      form: draft.form,
      revises: draft.revises,
      reason: now.reason.trim(),
      body: {
        id: draft.id,
        version,
        answers,
        about: aboutOf(now.context),
        lang,
        started_at: draft.started_at,
        submitted_at,
        device: navigator.userAgent.slice(0, 300),
      },
      known: known.filter(({ id }) => named.has(id)),
      elsewhere: filesNamed(now.filling).filter((id) => !here.has(id) && !named.has(id)),
      state: 'queued',
      tries: 0,
      next_at: 0,
      made_at: submitted_at,
      trouble: null,
      receipt: null,
      stamp: now.stamp(),
    })
  }
  now.end()
  sendNow(draft.account, true)
  return true
}
