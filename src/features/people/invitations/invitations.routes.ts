import { bind, type Context } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from './invitations.contract.ts'
import { candidatesOf, invitationsOf, takeBackInvitation } from './invitations.store.ts'
import { codesSheet } from './server/codes-sheet.ts'
import { byCode, byMail, inviteByMail, makeCodes } from './server/invite.ts'

async function expectUser({ db }: Context, id: string) {
  const [person] = await candidatesOf(db, [id], { lock: false })
  if (person === undefined) throw new Problem('row/missing')
  return person
}

export const invitationCalls = [
  bind(calls.invitePeople, async (context, { body }) => {
    const { made, left } = await inviteByMail(context, body.people)
    return { data: { sent: made.length, left } }
  }),

  bind(calls.printCodes, async (context, { body }) => {
    const { codes, left, company } = await makeCodes(context, body.people)
    const address = context.exchange.publicUrl
    const pdf = await codesSheet(codes, { company, address, lang: body.lang })
    return { data: { pdf: pdf.toString('base64'), made: codes.length, left } }
  }),

  bind(calls.revokeInvitation, async (context, { params: { id } }) => {
    await expectUser(context, id)
    if ((await takeBackInvitation(context.db, id)) === 0) throw new Problem('row/missing')
  }),

  bind(calls.listInvitations, async (context, { params: { id } }) => {
    const person = await expectUser(context, id)
    const data = await invitationsOf(context.db, id)
    const waits = data.some(({ state }) => ['sent', 'opened', 'expired'].includes(state))
    const can = context.can('users.create') && !person.deactivated
    return {
      data,
      can: [
        ...(can && byMail(person) === undefined ? (['send'] as const) : []),
        ...(can && byCode(person) === undefined ? (['print'] as const) : []),
        ...(can && waits ? (['revoke'] as const) : []),
      ],
    }
  }),
]
