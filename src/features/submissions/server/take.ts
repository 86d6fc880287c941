// Takes a submission: decides it again, checks what it names, and writes it whole or not at all.
import type { z } from 'zod'
import type { Db } from '../../../kit/db/server/database.ts'
import { type FieldErrors, Problem } from '../../../kit/problems.ts'
import { withSubjects } from '../subjects/server/answered-subjects.ts'
import { chosenSubjects, eachOf } from '../subjects/subjects.ts'
import type { submit } from '../submissions.contract.ts'
import { answerRows } from './answer-rows.ts'
import { canonical } from './canonical.ts'
import { alikeOf, markCopied } from './copied.store.ts'
import { type Decided, decide } from './deciding.ts'
import { type About, documentHash, sha256 } from './document-hash.ts'
import { failedItems } from './failed-items.ts'
import { checkFiles, keepFiles } from './files.ts'
import { followFails } from './follow.ts'
import { type Ground, groundOf, type SentFile } from './ground.store.ts'
import { insertFirst, type Kept } from './keep.store.ts'
import { mailSubmitted } from './mail-submitted.ts'
import { outcomeOf } from './outcome.ts'
import { placesOf } from './places.ts'
import { type Receipt, receiptFor, receiptOf } from './receipt.ts'
import { fresh, stageOf } from './stage.ts'
import { definitionOf } from './versions.ts'

export type Given = z.output<NonNullable<(typeof submit)['body']>>

/** Who sends it, and what only the server knows of how it came. */
export type Sender = {
  account: string | null
  name: string
  roleId: number | undefined
  source: 'web' | 'qr_public' | 'tc_portal' | 'import' | 'api'
  publicUrl: string
  /** Told of the past: a demo, an import. */
  receivedAt?: string
}

const roles: Readonly<Record<number, string>> = { 1: 'hs_manager', 3: 'hs_user', 6: 'management' }

/** As a form names whom it is for. */
export const roleNamed = (roleId: number | undefined): string =>
  roles[roleId ?? 0] ?? 'trade_contractor'

/** Forms that name who fills them are for nobody else. */
export const mayFill = (filledBy: readonly string[], roleId: number | undefined): boolean =>
  filledBy.length === 0 || filledBy.includes(roleNamed(roleId))

const day = 24 * 3600 * 1000
/** How long what was begun on a form may still be sent when the form has been archived. */
const grace = 14 * day

/** What was begun before the form was archived may still be sent for a while. */
function isOpen({ archived_at, started_at, received_at }: Ground): boolean {
  if (archived_at === null) return true
  const since = Date.parse(received_at) - Date.parse(archived_at)
  return Date.parse(started_at) <= Date.parse(archived_at) && since <= grace
}

export function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Problem('input/invalid', { errors })
}

const chooseAnother = ['Choose one of the list.']

export const aboutErrors = ({ subjects_missing }: Ground): FieldErrors =>
  Object.fromEntries(subjects_missing.map((name) => [`about.${name}`, chooseAnother]))

type Placed = Pick<About, 'place' | 'no_place'>

export const hasPlace = ({ place, no_place }: Placed): boolean => place !== null || no_place != null

/** Where the form records the place: the place, or why the device has none. */
export const placeErrors = ({ gps_required }: Ground, about: Placed): FieldErrors =>
  gps_required === true && !hasPlace(about)
    ? {
        'about.place': [
          'This form records where it is filled in: send the place, or why there is none.',
        ],
      }
    : {}

function signerErrors({ signers }: Given['about'], { accounts }: Ground): FieldErrors {
  const errors: FieldErrors = {}
  for (const [at, { account, name, role }] of signers.entries()) {
    if (account !== null && !accounts.includes(account))
      errors[`about.signers.${at}.account`] = chooseAnother
    // Who comes first of a supervisor's or a manager's place need not be known yet.
    if (account === null && !name && (role === 'attendee' || role === 'witness'))
      errors[`about.signers.${at}.name`] = ['This is required.']
  }
  return errors
}

/** What a revision keeps of what was sent. */
export function keeping(
  {
    id,
    ground,
    decided,
    files,
  }: { id: string; ground: Ground; decided: Decided; files: SentFile[] },
  about: About,
  n: number,
  given: Pick<Given, 'lang' | 'device'>,
  account: string | null,
): Kept {
  const named = files.map(({ id: file, sha256: hash }) => ({ id: file, sha256: hash }))
  return {
    id,
    ground,
    account,
    about,
    answers: decided.answers,
    files: named,
    hash: documentHash({
      submission: id,
      revision: n,
      form_version: ground.version_hash,
      answers: decided.answers,
      files: named,
      about,
    }),
    alike: alikeOf(decided.filling.definition, decided.answers),
    outcome: outcomeOf(decided.filling, ground),
    rows: answerRows(decided.filling),
    lang: given.lang,
    device: given.device,
  }
}

/** The first receipt again for the same content from the same person; anything else is another one. */
async function receivedBefore(
  db: Db,
  { id, createdHash, account }: { id: string; createdHash: string; account: string | null },
  known: NonNullable<Ground['known']>,
): Promise<Receipt> {
  if (known.created_hash !== createdHash || known.by !== account) throw new Problem('row/exists')
  return receiptOf(db, id, 1)
}

export async function take(db: Db, sender: Sender, given: Given): Promise<Receipt> {
  const { id, about } = given
  const { account } = sender
  const asked = {
    id,
    version: given.version,
    subjects: eachOf(chosenSubjects, (name) => about[name]),
    accounts: about.signers.flatMap((signer) => signer.account ?? []),
    files: given.files.map((file) => file.id),
    startedAt: given.started_at,
    submittedAt: given.submitted_at,
    receivedAt: sender.receivedAt,
  }
  const ground = await groundOf(db, asked)
  if (ground === undefined || !mayFill(ground.filled_by, sender.roleId))
    throw new Problem('input/invalid', { errors: { version: chooseAnother } })
  const definition = await definitionOf(db, ground.version)
  const decided = decide(definition, given.answers, {
    today: ground.day,
    timeZone: ground.timezone,
    // Nobody who comes by a code or from a contractor is asked what is for staff alone.
    outside: sender.source === 'qr_public' || sender.source === 'tc_portal',
  })
  const { signers, ...said } = about
  const rest = await withSubjects(db, decided.filling, said)
  const owner = { account, submission: id }
  const files = checkFiles(decided.files, given.files, ground.files, owner)
  const kept = keeping({ id, ground, decided, files }, rest, 1, given, account)
  const createdHash = sha256(canonical({ hash: kept.hash, signers, lang: given.lang }))
  const same = { id, createdHash, account }
  if (ground.known !== null) return receivedBefore(db, same, ground.known)
  if (!isOpen(ground)) throw new Problem('form/closed')
  refuse({
    ...aboutErrors(ground),
    ...placeErrors(ground, about),
    ...signerErrors(about, ground),
  })

  const places = placesOf(ground.signature_policy, sender, signers)
  const stage = stageOf(fresh(places.length))
  const number = await insertFirst(db, {
    ...kept,
    stage,
    source: sender.source,
    places,
    createdHash,
  })
  if (number === undefined) {
    // Sent twice at once: the other one is there by now.
    const now = await groundOf(db, asked)
    if (now?.known == null) throw new Problem('row/exists')
    return receivedBefore(db, same, now.known)
  }
  await keepFiles(db, files, id)
  await markCopied(db, { id, form: ground.form, account, at: ground.received_at })
  const language = definition.languages[0] ?? 'en'
  const handed = {
    submission: id,
    form: ground.form,
    number,
    about: rest,
    by: account,
    filling: decided.filling,
    past: sender.receivedAt !== undefined,
  }
  const followed = await followFails(db, handed, failedItems(decided.filling, language))
  await mailSubmitted(db, { id, number, ground, sender, language })
  return receiptFor(
    { id, number, stage, n: 1, hash: kept.hash, received_at: ground.received_at, files },
    followed,
  )
}
