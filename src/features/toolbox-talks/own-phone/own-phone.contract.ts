// A talk that is open while it is given: people sign it with their own PIN on the presenter's device, or on a phone of
// their own, to which a code leads them.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { byHand } from '../../../kit/drawing/strokes.ts'
import { talkWords } from '../deliveries/deliveries.contract.ts'
import { begunTalk } from '../holding/holding.contract.ts'

const params = z.object({ id: z.uuid() })
const delivery = '/api/dashboard/toolbox-talk-deliveries/:id'
const because = z.string().trim().min(2).max(500)

export const openTalk = route({
  method: 'PUT',
  path: '/api/dashboard/given-talks/:id/opening',
  summary:
    'Opens a talk that is being given, so that people sign it apart. The id is the device’s: opened twice, it is one.',
  grant: 'toolbox-talks.create',
  inPerson: true,
  params,
  body: begunTalk,
  reply: z.object({
    data: z.object({
      /** The delivery; a planned one keeps its own id. */
      id: z.uuid(),
      /** Where the code leads. */
      address: z.string(),
    }),
  }),
  problems: ['talk/over'],
})

export const discardTalk = route({
  method: 'PUT',
  path: '/api/dashboard/given-talks/:id/discard',
  summary: 'Takes back a talk that was opened and is not given after all: it goes to the archive.',
  grant: 'toolbox-talks.create',
  inPerson: true,
  params,
  body: z.strictObject({}),
  reply: z.object({
    data: z.object({ id: z.uuid() }),
    /** As whatever leaves the outbox answers: it has none. */
    files: z.array(z.never()),
  }),
})

export const codeOfTalk = route({
  method: 'PUT',
  path: `${delivery}/code`,
  summary: 'The address of the page on which people sign a talk on their own phones.',
  grant: 'toolbox-talks.create',
  params,
  reply: z.object({ data: z.object({ address: z.string() }) }),
  problems: ['row/archived'],
})

export const paperOfTalk = route({
  method: 'GET',
  path: `${delivery}/code-paper`,
  summary: 'The code of a talk on paper: a poster in three sizes, or a sheet of labels.',
  grant: 'toolbox-talks.create',
  params,
  query: z.object({
    lang: locale.optional(),
    as: z.enum(['letter', 'a4', 'a3', 'labels']).default('letter'),
  }),
  problems: ['row/archived'],
})

export const signTalkByPin = route({
  method: 'POST',
  path: `${delivery}/pin-signatures`,
  summary: 'A colleague signs a talk with their own PIN on the presenter’s device.',
  grant: 'toolbox-talks.create',
  inPerson: true,
  params,
  body: z.strictObject({
    person: z.uuid(),
    pin: z.string().regex(/^\d{6}$/),
    statement_lang: locale,
  }),
  problems: ['row/archived', 'talk/over', 'signature/pin', 'signature/person', 'rate/exceeded'],
})

const byToken = z.object({ token: z.string().max(100) })

export const readTalkByCode = route({
  method: 'GET',
  path: '/api/talks/:token',
  summary: 'A talk that is being given, as it is read and signed on one’s own phone.',
  grant: 'public',
  params: byToken,
  reply: z.object({
    data: talkWords.extend({
      title: z.string(),
      place: z.string(),
      presenter: z.string().nullable(),
      company: z.string(),
      /** Not begun yet; being given; given, and signed late with the reason; closed after a day. */
      state: z.enum(['planned', 'open', 'late', 'closed']),
    }),
  }),
})

export const signTalkByCode = route({
  method: 'POST',
  path: '/api/talks/:token/signatures',
  summary: 'Somebody without an account signs a talk on their own phone, by name.',
  grant: 'public',
  params: byToken,
  body: z.strictObject({
    /** The device’s: sent twice, it is one. */
    id: z.uuid(),
    name: z.string().trim().min(2).max(160),
    company: z.string().trim().max(160).default(''),
    given: byHand,
    statement_lang: locale,
    late_because: because.optional(),
  }),
  problems: ['talk/over', 'talk/why-late', 'rate/exceeded'],
})

export const signTalkMyself = route({
  method: 'POST',
  path: '/api/dashboard/talks-to-sign/:token',
  summary: 'A colleague who is signed in on their own phone signs a talk.',
  grant: 'staff',
  inPerson: true,
  params: byToken,
  body: z.strictObject({
    given: byHand,
    statement_lang: locale,
    late_because: because.optional(),
  }),
  problems: ['talk/over', 'talk/why-late'],
})
