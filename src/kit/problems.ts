import { keysOf } from './own.ts'

// The one catalogue of problems: code, status, and the words a person reads. A route lists
// the codes it may answer with; the server refuses to send any other.

const catalogue = {
  'request/malformed': [400, 'The request could not be read.'],
  'request/type': [415, 'Send JSON with the content type application/json.'],
  'request/unproved': [422, 'Your browser could not show that it is no robot. Please try again.'],
  'request/foreign': [400, 'This request came from another website.'],
  'session/missing': [401, 'Please sign in.'],
  'session/ended': [401, 'Your session has ended. Please sign in again.'],
  'session/other': [
    409,
    'Someone else is signed in on this device now. This will be sent when its owner signs in.',
  ],
  'sign-in/refused': [401, 'The e-mail address or the password is wrong.'],
  'sign-in/passkey-refused': [
    401,
    'This passkey does not work here. Sign in with your password, then check your passkeys under My account.',
  ],
  'sign-in/code-refused': [401, 'That code is wrong or no longer valid.'],
  'grant/missing': [403, 'You no longer have permission for this. Ask your manager.'],
  'company/suspended': [
    409,
    'Your company’s account is suspended: you can read and export, but not change anything. Ask your health and safety manager or your Plumbline provider.',
  ],
  'company/module-off': [
    409,
    'Your company does not use this part of Plumbline. What was entered in it is kept. Ask your Plumbline provider to switch it on.',
  ],
  'company/accounts': [
    409,
    'Your company’s plan has no room for another person who signs in. Archive someone who has left, or ask your Plumbline provider for more.',
  ],
  'seeing/read-only': [
    409,
    'You are seeing Plumbline as {name}. Leave this view to change anything.',
  ],
  'seeing/private': [409, 'This is private to {name}: no one else can see it.'],
  'seeing/withheld': [409, 'You and {name} do not both have access to this, so it is not shown.'],
  'seeing/ended': [409, 'You no longer see Plumbline as someone else. The page will reload.'],
  'seeing/rights': [
    409,
    'Only a health and safety manager who sees the whole company and all submissions can view Plumbline as someone else.',
  ],
  'seeing/oneself': [409, 'This is you: you already see Plumbline this way.'],
  'seeing/inactive': [409, '{name} is deactivated: there is nothing to see as them.'],
  'support/read-only': [
    409,
    'You were let in to read. To change anything, ask the company for access that lets you.',
  ],
  'support/private': [409, 'This is private to the person: support cannot see it.'],
  'support/rights': [
    409,
    'Only a health and safety manager who sees the whole company decides who of support is let in.',
  ],
  'support/asked': [409, 'You have asked already, or you are let in.'],
  'support/over': [409, 'This was answered or withdrawn in the meantime.'],
  'row/missing': [404, 'Not found.'],
  'route/missing': [404, 'There is no such address.'],
  'method/refused': [405, 'This address does not take that kind of request.'],
  'row/stale': [409, 'Someone else changed this in the meantime.'],
  'row/refused': [409, 'This cannot be saved: see why at the marked fields.'],
  'row/exists': [409, 'There is already a different record with this id.'],
  'second-factor/on': [409, 'Two-step sign-in is already on. Turn it off first.'],
  'draft/sent': [409, 'This draft has already been submitted.'],
  'row/archived': [409, 'This is archived. Restore it first.'],
  'row/referred': [409, 'Other records refer to this one.'],
  'row/not-archived': [409, 'Archive it first: only archived records can be deleted for good.'],
  'body/too-large': [413, 'This is too large.'],
  'file/lost': [404, 'The content of this file is missing. Tell your Plumbline administrator.'],
  'file/type': [415, 'This kind of file is not accepted.'],
  'file/picture': [
    422,
    'This picture cannot be shown here. Ask the person who sent you here to show it to you.',
  ],
  'files/quota': [413, 'Your company has no space left for files. Ask your manager for more.'],
  'files/unclaimed': [
    413,
    'Too many of your files are not attached to anything yet. Submit or delete your drafts, or try again tomorrow.',
  ],
  'csrf/stale': [419, 'The page is out of date. It will reload.'],
  'import/stale': [409, 'This file check has expired. Check the file again.'],
  'import/kept': [409, 'This import can no longer be undone.'],
  'import/lines': [422, 'Nothing was imported: some lines have errors.'],
  'input/invalid': [422, 'Please correct the marked fields.'],
  'link/spent': [422, 'This link has been used or has expired. Please ask for a new one.'],
  'form/faulty': [422, 'The form cannot be published yet. See the list of what to correct.'],
  'form/closed': [422, 'This form is no longer in use. Your answers are saved as a draft.'],
  'submission/files': [422, 'Some files have not arrived yet. They will be sent again.'],
  'submission/answers': [422, 'Some answers are missing or wrong. See the list.'],
  'submission/locked': [409, 'This submission is closed or void and can no longer be changed.'],
  'submission/state': [409, 'This cannot be done in the submission’s current status.'],
  'submission/own': [409, 'You cannot review your own submission.'],
  'submission/open': [409, 'This submission still has open deficiencies.'],
  'signature/stale': [409, 'The content has changed since you read it. Read it again, then sign.'],
  'signature/exists': [
    409,
    'This signature was already sent with another drawing. Please sign again.',
  ],
  'signature/place': [409, 'No signature is needed there, or it is already signed.'],
  'signature/person': [
    409,
    'Only that person can sign there: signed in, with their own PIN, or by a link.',
  ],
  'signature/needed': [409, 'The form requires this signature. Ask someone else to sign first.'],
  'signature/pin': [422, 'Wrong PIN.'],
  'document/state': [409, 'This cannot be done in the document’s current state.'],
  'document/empty': [422, 'The document says nothing yet: write its content or attach a file.'],
  'document/quiz': [
    422,
    'The quiz is not finished: each question needs its words, two answers or more, and one that is right.',
  ],
  'document/picture': [422, 'A picture or a file is missing, or the words that say what it is.'],
  'document/declared': [409, 'Tick each declaration first, then sign.'],
  'document/not-passed': [409, 'Pass the quiz first, then sign.'],
  'document/same': [409, 'Nothing has changed since the published version.'],
  'document/category': [
    409,
    'There is no category “{name}”, and you may not add one. Ask your manager.',
  ],
  'safety-alert/state': [409, 'This cannot be done in the alert’s current state.'],
  'safety-alert/empty': [422, 'The alert says nothing yet: write what people must know.'],
  'safety-alert/approval': [
    409,
    'It is not approved yet. Name an approver, who approves it before it is published.',
  ],
  'safety-alert/past': [
    422,
    'Choose a time that is yet to come, on the alert’s last day at the latest.',
  ],
  'safety-alert/right': [
    409,
    'You may not publish urgent alerts. Ask someone who may, or choose another severity.',
  ],
  'safety-alert/many': [
    409,
    'That day has three urgent alerts already; more would not be read. Publish it as a caution, or revise one that is live.',
  ],
  'safety-alert/revised': [409, 'This alert was changed in the meantime. Read it again.'],
  'safety-alert/reminded': [409, 'People were reminded within the last hour. Try again later.'],
  'training/finished': [409, 'This session is finished and can no longer be changed.'],
  'training/too-large-for-paper': [
    422,
    'This matrix is too large for paper. Show fewer people or courses, or export it as Excel.',
  ],
  'training/lacking': [
    409,
    'This asks for training of which you have no valid record: {courses}. Ask your supervisor to record it.',
  ],
  'training/nobody': [409, 'No one has taken part yet. Take attendance first.'],
  'talk/why-late': [422, 'The talk is over: say why you sign late.'],
  'talk/over': [409, 'This talk can no longer be changed in this way.'],
  'gate/red': [409, 'The gate says red: this person may not come in. The refusal was noted.'],
  'gate/inside': [409, 'This person is inside already. Sign them out first.'],
  'gate/no-override': [409, 'You may not let anyone in against the gate. Ask someone who may.'],
  'gate/no-need': [409, 'The gate does not say red: there is nothing to override.'],
  'committee/chair': [409, 'Only a co-chair of this committee can approve its minutes.'],
  'committee/minutes': [409, 'Write the minutes of the meeting first, once it was held.'],
  'committee/employer': [409, 'Only the person who was asked can answer, or someone who may edit.'],
  'committee/answered': [409, 'This recommendation was already answered.'],
  'orientation/over': [409, 'This orientation can no longer be changed in this way.'],
  'orientation/unfinished': [
    422,
    'Something is missing: read and declare everything, and send a picture of each card.',
  ],
  'incident/state': [409, 'This cannot be done in the incident’s current status.'],
  'incident/severity': [422, 'Say first how badly someone was hurt: edit the severity.'],
  'incident/duties': [409, 'Send what the law asks for before this incident is closed.'],
  'incident/actions': [
    409,
    'Close the high and critical actions, or give each an owner and a day still to come.',
  ],
  'incident/team': [409, 'Add a worker member to the investigation’s team first.'],
  'incident/file': [
    422,
    'The agency refuses this file: correct it, or say why it is needed as it is.',
  ],
  'incident/sign-offs': [409, 'Two people must sign off before this incident is closed.'],
  'incident/signed': [409, 'You have already signed off. Someone else must sign too.'],
  'deficiency/state': [409, 'This cannot be done in the deficiency’s current status.'],
  'deficiency/own': [409, 'You cannot verify your own repair. Ask someone else.'],
  'deficiency/photo': [422, 'Add a photo of the repair: there is already one of the problem.'],
  'task/state': [409, 'This cannot be done in the task’s current status.'],
  'rule/certain': [409, 'This rule always applies and cannot be switched on or off.'],
  'rate/exceeded': [429, 'Too many attempts. You can try again in {retry_after} s.'],
  'mail/limit': [429, 'You have reached the hourly limit for e-mail. Try again in {minutes} min.'],
  'server/failed': [500, 'Something went wrong on our side.'],
  'database/away': [503, 'Our records cannot be reached right now. Please try again in a moment.'],
  'files/full': [507, 'There is no space left for files. Tell your Plumbline administrator.'],
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
export const statusOf = (code: ProblemCode): number => catalogue[code][0]
export const wordsOf = (code: ProblemCode): string => catalogue[code][1]
