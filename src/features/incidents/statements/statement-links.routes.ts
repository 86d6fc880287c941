// The way of somebody without an account to what they said: who sends it, and what it opens.
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { bind, type Context, hashToken } from '../../../access/server/gate.ts'
import { missed } from '../../../access/server/limits.ts'
import { writerNamed } from '../../../access/server/mail-addresses.ts'
import { one, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import type { Locale } from '../../../kit/locales.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { Problem } from '../../../kit/problems.ts'
import { reachOf, refuseManyLinks } from '../../documents/index.ts'
import { statementLinkMail } from './link-mail.ts'
import * as links from './statement-links.store.ts'
import * as calls from './statements.contract.ts'
import type { statementCalls } from './statements.routes.ts'
import * as store from './statements.store.ts'

const linkRow = row({ company_id: 'string', told: 'string', name: 'string', lang: one<Locale>() })
type Link = RowOf<typeof linkRow>

/** In the company that the link leads to, and under the policies that hold for everybody there. */
async function byLink<T>(
  { db, exchange }: Context,
  token: string,
  work: (link: Link) => Promise<T>,
): Promise<T | Problem> {
  const link = await db.maybe(
    linkRow,
    sql`
    select * from open_statement_link(${hashToken(token)}, ${exchange.id}, ${exchange.ip})
    where told is not null`,
  )
  if (link !== undefined) return db.as('app', () => work(link))
  return missed(db, `statement ${exchange.ip}`, new Problem('link/spent'))
}

const zoneOf = async (db: Db): Promise<string> =>
  (
    await db.maybe(
      { timezone: 'string' },
      sql`select timezone from company where id = current_company()`,
    )
  )?.timezone ?? 'UTC'

export const statementLinkCalls = (
  keys: Keys,
  toSign: ReturnType<typeof statementCalls>['toSign'],
) => {
  /** How somebody is reached: by what the company knows of its own people. Who signs in signs there. */
  async function reached(context: Context, params: { id: string; statement: string }) {
    const told = await toSign(context, params)
    const reach = told.person === null ? undefined : await reachOf(context.db, told.person)
    return { told, email: reach?.email ?? null, lang: told.lang, signsIn: reach?.account != null }
  }

  async function told({ db }: Context, id: string) {
    const found = await store.lockStatement(db, await keys.open(db), { id })
    if (found === undefined) throw new Problem('row/missing')
    return found
  }

  return [
    bind(calls.readStatementLink, async (context, { params }) => {
      const {
        told: { id },
        email,
        lang,
        signsIn,
      } = await reached(context, params)
      const link = (await links.statementLinkOf(context.db, id)) ?? null
      return { data: { email, lang, signs_in: signsIn, link } }
    }),

    bind(calls.makeStatementLink, async (context, { params, body: { email, lang } }) => {
      const { db, exchange, session } = context
      const { told, signsIn } = await reached(context, params)
      if (signsIn) throw new Problem('signature/person')
      await refuseManyLinks(context, 'statements', email !== null)
      const { address, expires_at } = await links.insertStatementLink(db, {
        ...{ told: told.id, lang, email },
        publicUrl: exchange.publicUrl,
      })
      if (email === null) return { data: { address, expires_at } }
      const brand = await brandOf(db)
      const facts = {
        ...{ company: brand.name, name: told.name, address, ends: expires_at },
        writer: await writerNamed(db, session.accountId, session.name),
        timezone: await zoneOf(db),
      }
      await sendMail(db, statementLinkMail, facts, { to: email, lang, brand })
      return { data: { address: null, expires_at } }
    }),

    bind(calls.endStatementLink, async (context, { params }) => {
      const { told } = await reached(context, params)
      await links.endStatementLinkOf(context.db, told.id)
    }),

    bind(calls.readStatementByLink, (context, { params: { token } }) =>
      byLink(context, token, async ({ told: id, lang: sent_lang }) => {
        const { name, words, lang, hash, signed } = await told(context, id)
        const { colour, name: company, logo } = await brandOf(context.db)
        return {
          data: {
            ...{ name, words, lang, hash, signed_at: signed?.at ?? null, sent_lang },
            zone: await zoneOf(context.db),
            brand: { name: company, colour, logo },
          },
        }
      }),
    ),

    bind(calls.signStatementByLink, (context, { params: { token }, body }) =>
      byLink(context, token, async ({ told: id }) => {
        const { hash, signed } = await told(context, id)
        // Sent twice, it is one.
        if (signed?.by_link === true) return
        if (signed !== null || hash !== body.hash) throw new Problem('signature/stale')
        await store.putSignature(context.db, id, {
          ...{ hash, given: body.given, lang: body.statement_lang },
          ...{ witness: null, attestation: null, by_link: true },
        })
      }),
    ),
  ]
}
