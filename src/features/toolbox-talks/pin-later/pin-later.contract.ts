// A PIN that a colleague entered for a talk without a connection: sealed on the device, looked at when it comes.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { sealed } from '../../../kit/encryption/seal.ts'
import { begunTalk } from '../holding/holding.contract.ts'

const sealedTalkPin = sealed.extend({ key: z.uuid() })

export const signTalkLater = route({
  method: 'PUT',
  path: '/api/dashboard/given-talks/:id/pin-signatures/:signature',
  summary:
    'A colleague signed a talk with a PIN on the presenter’s device, which had no connection: sealed to a key of the server, or entered again once it was refused. The ids are the device’s: sent twice, it is one.',
  grant: 'toolbox-talks.create',
  inPerson: true,
  params: z.object({ id: z.uuid(), signature: z.uuid() }),
  body: begunTalk.extend({
    person: z.uuid(),
    pin: z.union([z.string().regex(/^\d{6}$/), sealedTalkPin]),
    statement_lang: locale,
    signed_at: z.iso.datetime({ offset: true }),
  }),
  problems: ['row/archived', 'talk/over', 'signature/pin', 'signature/person', 'rate/exceeded'],
})
