import { storeFile } from '../../../../kit/files/files.contract.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { upload } from '../../../../kit/http/upload.web.ts'
import * as calls from '../../deficiencies.contract.ts'
import type { DeficiencyStep } from '../../steps/steps.ts'
import type { StepAnswers } from './step-facts.ts'

export type Moved = { id: string; version: number }

type Sent = { params: { id: string }; version: number; reason: string | null; said: StepAnswers }

const sends: Record<DeficiencyStep, (sent: Sent) => Promise<unknown>> = {
  start: ({ params, version }) => call(calls.start, { params, body: { version } }),
  async done({ params, version, reason, said }) {
    const photos_after: string[] = []
    for (const photo of said.photos) photos_after.push((await upload(storeFile, photo, {})).data.id)
    const corrective_action = said.action.trim()
    return call(calls.finish, {
      params,
      body: {
        version,
        reason,
        photos_after,
        ...(corrective_action === '' ? {} : { corrective_action }),
        ...(said.after_probability && { after_probability: said.after_probability.id }),
        ...(said.after_severity && { after_severity: said.after_severity.id }),
      },
    })
  },
  verify: ({ params, version, reason, said }) =>
    call(calls.verifyIt, { params, body: { version, reason, effectiveness_due: said.check_on } }),
  reject: ({ params, version, said }) =>
    call(calls.reject, { params, body: { version, reason: said.reason } }),
  accept: ({ params, version, said }) =>
    call(calls.accept, {
      params,
      body: { version, reason: said.reason, until: said.until ?? '' },
    }),
  duplicate: ({ params, version, reason, said }) =>
    call(calls.markDuplicate, { params, body: { version, reason, of: said.of ?? '' } }),
  void: ({ params, version, said }) =>
    call(calls.voidIt, { params, body: { version, reason: said.reason } }),
  reassign: ({ params, version, reason, said }) =>
    call(calls.reassign, { params, body: { version, reason, owner: said.owner ?? '' } }),
  extend: ({ params, version, said }) =>
    call(calls.extend, {
      params,
      body: { version, reason: said.reason, due_on: said.due_on ?? '' },
    }),
  effectiveness: ({ params, version, reason, said }) =>
    call(calls.judge, { params, body: { version, reason, effective: said.effective === 'yes' } }),
}

/** Takes a step of a deficiency as the person saw it. */
export const sendStep = (
  step: DeficiencyStep,
  { id, version }: Moved,
  said: StepAnswers,
): Promise<unknown> =>
  sends[step]({
    params: { id },
    version,
    reason: said.note.trim() === '' ? null : said.note.trim(),
    said,
  })
