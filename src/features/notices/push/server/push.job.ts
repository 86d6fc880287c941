// Tells a device its person's news, in words that say no more than the bell does.

import { enqueue } from '../../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../../kit/jobs/server/perform.ts'
import { fill } from '../../../../kit/language/message.ts'
import type { Locale } from '../../../../kit/locales.ts'
import type { PushService } from '../../../../kit/push/server/push.ts'
import type { NoticeKind } from '../../../../manifest/notice.ts'
import { quietEnd } from '../../server/settings.store.ts'
import { wordedBy } from '../../server/worded.ts'
import { texts } from '../../telling/texts.ts'
import { dropDevice, notePushed, targetOf, toPush } from './devices.store.ts'
import { pushNotices } from './push-jobs.ts'

/** More at once are only counted: a phone that was off all day must not ring for each. */
const mostEach = 3
const longest = 300

/** What a device shows, and where a press of it leads. */
export type PushMessage = { title: string; path: string; tag: string; lang: Locale }

export const pushNoticesOf = (
  kinds: readonly NoticeKind[],
  push: PushService | undefined,
): Performed =>
  perform(pushNotices, async ({ payload: { device }, transaction }) => {
    if (push === undefined) return
    const found = await transaction(async (db) => {
      const target = await targetOf(db, device)
      if (target === undefined) return undefined
      const later = await quietEnd(db, target.account, new Date())
      const quiet = later !== undefined
      if (quiet) await enqueue(db, pushNotices, { device }, { key: device, runAt: later })
      return { target, quiet, notices: await toPush(db, device, quiet) }
    })
    if (found === undefined) return
    const { target, quiet, notices } = found
    const worded = wordedBy(kinds)
    const said = notices.flatMap(({ id, ...one }) => {
      const words = worded(one, target.lang)
      return words === undefined
        ? []
        : [{ title: words.says.slice(0, longest), path: words.path, tag: id, lang: target.lang }]
    })
    const last = said.at(-1)
    if (last === undefined) return
    const all: PushMessage[] =
      said.length <= mostEach
        ? said
        : [
            {
              ...last,
              title: fill(texts[target.lang].push.several, { count: said.length }),
              path: '/dashboard/notifications',
            },
          ]
    for (const message of all) {
      const outcome = await push.send(target, message)
      if (outcome === 'gone') {
        await transaction((db) => dropDevice(db, device))
        return
      }
      // What was told is not told again, whatever becomes of the next.
      await transaction((db) => notePushed(db, device, { notice: message.tag, quiet }))
    }
  })
