// What is filled in becomes an entry of the outbox, under the id that its draft had from its first letter on.

import { namedIn } from '../../../../../kit/drafts/ids-within.ts'
import { untried } from '../../../../../kit/drafts/outbox.ts'
import { queueEntry, sendNow } from '../../../../../kit/drafts/web/run-outbox.ts'
import { filesOf } from '../../../../../kit/drafts/web/stored-files.ts'
import type { Locale } from '../../../../../kit/locales.ts'
import {
  attachedIn,
  type Filling,
  type Remarks,
  shownRemarks,
} from '../../../../forms/definition/index.ts'
import { aboutOf } from '../device/about.ts'
import { readOutgoing } from '../device/store.ts'
import type { FillDraft, Outgoing } from '../device/stored.ts'
import { submissionEntries } from '../outbox/send-submission.ts'
import { reportOf } from './report.ts'
import type { FillingNow } from './use-filling.ts'

/** Every file that the answers name, in the items of groups too. */
const filesNamed = (filling: Filling): string[] =>
  filling.definition.fields.flatMap(({ key, type }) => {
    const { visible, value } = filling.get(key)
    if (!visible) return []
    if (type === 'photo' || type === 'file') return attachedIn(value).map(({ id }) => id)
    return filling.items(key).flatMap((item) => filesNamed(item.filling))
  })

/** Photos that were taken beside the answers. */
const photosOf = (remarks: Remarks): string[] =>
  Object.values(remarks).flatMap(({ photos }) => attachedIn(photos).map(({ id }) => id))

type Given = {
  draft: FillDraft
  version: string
  now: FillingNow
  lang: Locale
  /** Whether it reports an incident, or joins the record of one. */
  reports: boolean
  /** Files that were there before, with their hashes. */
  known: Outgoing['known']
}

async function entryOf({ draft, version, now, lang, reports, known }: Given): Promise<Outgoing> {
  const { id, account, form, revises, started_at } = draft
  const answers = now.filling.answers()
  const remarks = shownRemarks(now.filling)
  const named = namedIn([answers, remarks], new Set(known.map((file) => file.id)))
  const here = new Set((await filesOf(id)).map((file) => file.id))
  const submitted_at = new Date().toISOString()
  return {
    id,
    kind: 'submission',
    account,
    form,
    revises,
    reason: now.reason.trim(),
    body: {
      id,
      version,
      answers,
      remarks,
      about: {
        ...aboutOf(now.context),
        report: reports ? reportOf(now.context, now.filling) : null,
      },
      lang,
      started_at,
      submitted_at,
      device: navigator.userAgent.slice(0, 300),
    },
    known: known.filter((file) => named.has(file.id)),
    elsewhere: [...filesNamed(now.filling), ...photosOf(remarks)].filter(
      (file) => !here.has(file) && !named.has(file),
    ),
    ...untried,
    state: 'queued',
    made_at: submitted_at,
    receipt: null,
    stamp: now.state().draft.stamp,
  }
}

/** Puts what lies on the device into the outbox and sends it. Asked for again, it is the same entry. */
export async function queueSubmission(given: Given): Promise<void> {
  const { draft, now } = given
  const before = await readOutgoing(draft.id)
  if (before === undefined || before.state === 'needs')
    await queueEntry(submissionEntries, await entryOf(given))
  else void sendNow(submissionEntries, draft.account, true)
  now.end()
}
