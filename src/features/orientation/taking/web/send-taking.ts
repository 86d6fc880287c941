// Sends what the device has: pictures first, then the signature.
import { givenOf } from '../../../../kit/drawing/strokes.ts'
import { call, NoAnswer } from '../../../../kit/http/client.web.ts'
import { upload } from '../../../../kit/http/upload.web.ts'
import type { Locale } from '../../../../kit/locales.ts'
import type { GivenAnswers } from '../../../../kit/writing/quiz.ts'
import type { TakingDraft } from '../steps.ts'
import type { AskedOrientation, TakenOrientation, TakingCalls } from '../taking.contract.ts'

/** By a link, or in the product. */
export type TakingWay = {
  calls: TakingCalls
  params: Readonly<Record<string, string>>
  /** Whose it is on this device. */
  account: string
  /** Where a file of the package is read. */
  fileAddress(id: string): string
}

const aDay = 24 * 60 * 60

export async function sendCard({ calls, params }: TakingWay, card: string, file: File) {
  // Its address names the card; the rest of the way is that of any file.
  const path = Object.entries({ ...params, card }).reduce(
    (at, [name, value]) => at.replace(`:${name}`, encodeURIComponent(value)),
    calls.show.path,
  )
  return (await upload({ ...calls.show, path }, file)).data
}

export const handsIn =
  ({ calls, params }: TakingWay, { id: document, hash }: AskedOrientation['package']) =>
  async (given: GivenAnswers, lang: Locale) => {
    const answers = Object.fromEntries(
      Object.entries(given).map(([question, chosen]) => [question, [...chosen]]),
    )
    const body = { document, hash, lang, answers }
    return (await call(calls.quiz, { params, body, keepSession: true })).data
  }

/** Tells the server that it was begun; where there is no connection, the signature says when. */
export async function sayStarted({ calls, params }: TakingWay): Promise<void> {
  try {
    await call(calls.start, { params, keepSession: true })
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    console.info('That it was begun is said with the signature.', error)
  }
}

export async function sendTaking(
  way: TakingWay,
  asked: AskedOrientation,
  draft: TakingDraft,
  lang: Locale,
): Promise<TakenOrientation | undefined> {
  let taken: TakenOrientation | undefined
  for (const [card, file] of Object.entries(draft.cards)) taken = await sendCard(way, card, file)
  if (draft.mark === null) return taken
  const { calls, params } = way
  const body = {
    hash: asked.package.hash,
    documents: asked.documents.map(({ hash }) => hash),
    declared: [...draft.declared],
    started_at: draft.started_at ?? new Date().toISOString(),
    seconds: Math.min(aDay, draft.seconds),
    given: givenOf(draft.mark),
    statement_lang: lang,
  }
  return (await call(calls.finish, { params, body, keepSession: true })).data
}
