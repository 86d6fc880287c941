import { keysOf } from './own.ts'

// The one catalogue of problems: code, status, and the words a person reads. A route lists
// the codes it may answer with; the server refuses to send any other.

const catalogue = {
  'request/malformed': [400, 'The request could not be read.'],
  'request/type': [415, 'This call takes JSON, and says so in its content type.'],
  'request/foreign': [400, 'This was asked for by another website.'],
  'session/missing': [401, 'Please sign in.'],
  'session/ended': [401, 'Your session has ended. Please sign in again.'],
  'session/other': [
    409,
    'Somebody else is signed in on this device now. This waits until whoever it belongs to signs in.',
  ],
  'sign-in/refused': [401, 'The e-mail address or the password is wrong.'],
  'sign-in/passkey-refused': [
    401,
    'This passkey opens nothing here. Sign in with your password, and see your passkeys on My account.',
  ],
  'sign-in/code-refused': [401, 'That code is wrong or no longer valid.'],
  'grant/missing': [403, 'Your permissions no longer cover this. Your manager can say more.'],
  'company/suspended': [
    409,
    'Your company’s account is suspended: everything can be read and exported, nothing changed. Ask your health and safety manager, or whoever provides Plumbline to your company.',
  ],
  'seeing/read-only': [
    409,
    'You are seeing Plumbline as {name}. Leave this view to change anything.',
  ],
  'seeing/private': [409, 'This is private to {name}: it is not shown to anybody else.'],
  'seeing/withheld': [
    409,
    'You and {name} do not both hold the right to this, so it is not shown.',
  ],
  'seeing/ended': [409, 'You no longer see Plumbline as somebody else. The page is loaded again.'],
  'seeing/rights': [
    409,
    'Only a manager of health and safety who sees the whole company and all submissions can see Plumbline as somebody else.',
  ],
  'seeing/oneself': [409, 'This is you: you see Plumbline as you always do.'],
  'seeing/inactive': [409, '{name} is deactivated: there is nothing to see as them.'],
  'row/missing': [404, 'This is not there.'],
  'route/missing': [404, 'There is no such address.'],
  'method/refused': [405, 'This address does not take that kind of request.'],
  'row/stale': [409, 'Somebody else changed this in the meantime.'],
  'row/exists': [409, 'There is already a different record with this id.'],
  'second-factor/on': [409, 'Two-step sign-in is on already. Turn it off first.'],
  'draft/sent': [409, 'This draft has been sent already.'],
  'row/archived': [409, 'This is archived. Restore it first.'],
  'row/referred': [409, 'Other records refer to this one.'],
  'row/not-archived': [409, 'Only what is archived can be deleted for good.'],
  'body/too-large': [413, 'That is too large.'],
  'file/lost': [
    404,
    'This file is on record, but its content is gone. Tell whoever runs Plumbline.',
  ],
  'file/type': [415, 'This kind of file is not accepted.'],
  'file/picture': [
    422,
    'This picture cannot be shown here. Ask the person who sent you here to show it to you.',
  ],
  'files/quota': [413, 'Your company has no room left for files. Ask your manager for more.'],
  'files/unclaimed': [
    413,
    'You have sent many files that no record uses yet. Submit or delete your drafts, or try again tomorrow.',
  ],
  'csrf/stale': [419, 'The page is out of date. It will be loaded again.'],
  'import/stale': [409, 'This check of the file has run out. Check the file again.'],
  'import/kept': [409, 'This import can no longer be undone.'],
  'import/lines': [422, 'Nothing was imported: some lines are not right.'],
  'input/invalid': [422, 'Please correct what is marked.'],
  'link/spent': [422, 'This link has been used or has expired. Please ask for a new one.'],
  'form/faulty': [422, 'The form cannot be published yet. The list says what to correct.'],
  'form/closed': [422, 'This form is not filled any more. Your answers are kept as a draft.'],
  'submission/files': [422, 'Some files have not arrived yet. They will be sent again.'],
  'submission/answers': [422, 'Some answers are missing or not right. The list says which.'],
  'submission/locked': [409, 'This submission is closed or void and can no longer be changed.'],
  'submission/state': [409, 'That cannot be done with the submission as it stands.'],
  'submission/own': [409, 'Nobody reviews what they submitted themselves.'],
  'submission/open': [409, 'There are deficiencies of this submission that are still open.'],
  'signature/stale': [409, 'The content has changed since you read it. Read it again, then sign.'],
  'signature/exists': [
    409,
    'A different signature has been given with this id. Please sign again.',
  ],
  'signature/place': [409, 'Nobody is asked to sign there, or it is signed already.'],
  'signature/person': [
    409,
    'Only that person signs there: signed in, with their own number, or by a link.',
  ],
  'signature/needed': [409, 'The form asks for this signature. Ask somebody else for it first.'],
  'signature/pin': [422, 'That number is not right.'],
  'deficiency/state': [409, 'That cannot be done with the deficiency as it stands.'],
  'deficiency/own': [409, 'Whoever put it right does not verify it: somebody else must.'],
  'deficiency/photo': [422, 'Add a photo of how it is now: there is one of how it was.'],
  'task/state': [409, 'That cannot be done with the task as it stands.'],
  'rule/certain': [409, 'This rule is certain: it holds, and nobody switches it on or off.'],
  'rate/exceeded': [429, 'Too many attempts. You can try again in {retry_after} s.'],
  'mail/limit': [
    429,
    'That is as much mail as may be sent in an hour. You can go on in {minutes} min.',
  ],
  'server/failed': [500, 'Something broke on our side.'],
  'database/away': [503, 'Our records cannot be reached right now. Please try again in a moment.'],
  'files/full': [507, 'There is no room left to store files. Tell whoever runs Plumbline.'],
  'server/stopping': [503, 'The server is restarting. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemCode = keyof typeof catalogue

export type FieldErrors = Record<string, string[]>

/** What an answer with a problem carries, over the wire. */
export type ProblemBody = {
  error: string
  code: ProblemCode
  errors?: FieldErrors
  request_id: string
  [extra: string]: unknown
}

/** The words of a problem with what they are about this time: a number, a name. */
export const filledWith = (extra: Readonly<Record<string, unknown>>, words: string): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => String(extra[name]))

export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: FieldErrors | undefined
  readonly extra: Record<string, unknown>

  constructor(
    code: ProblemCode,
    given: { errors?: FieldErrors; extra?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    const { extra = {} } = given
    super(
      filledWith(extra, catalogue[code][1]),
      given.cause === undefined ? {} : { cause: given.cause },
    )
    this.code = code
    this.status = catalogue[code][0]
    this.errors = given.errors
    this.extra = extra
  }

  body(requestId: string): ProblemBody {
    const errors = this.errors === undefined ? {} : { errors: this.errors }
    return { ...this.extra, error: this.message, code: this.code, ...errors, request_id: requestId }
  }
}

export const problemCodes = keysOf(catalogue)
export const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(catalogue, code)
export const statusOf = (code: ProblemCode): number => catalogue[code][0]
export const wordsOf = (code: ProblemCode): string => catalogue[code][1]
