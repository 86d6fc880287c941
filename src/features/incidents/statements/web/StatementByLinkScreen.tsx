import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useParams } from 'react-router'
import { BrandHead } from '../../../../access/brand/web/BrandHead.tsx'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { LinkPage } from '../../../../kit/web/page/LinkPage.tsx'
import { readStatementByLink, signStatementByLink } from '../statements.contract.ts'
import { statementByLinkKey } from './keys.ts'
import { SignStatement } from './SignStatement.tsx'

export default function StatementByLinkScreen() {
  const text = useText()
  const { token = '' } = useParams()
  return (
    <LinkPage
      page={`statement-${token.slice(0, 12)}`}
      queryKey={statementByLinkKey(token)}
      read={async (signal) =>
        (await call(readStatementByLink, { params: { token }, signal, keepSession: true })).data
      }
      languageOf={({ sent_lang }) => sent_lang}
      title={text('screen_statement_link')}
      spent={text('statement_link_spent')}
    >
      {(read) => <ToSign token={token} read={read} />}
    </LinkPage>
  )
}

type Read = ReplyOf<typeof readStatementByLink>['data']

function ToSign({ token, read }: { token: string; read: Read }) {
  const text = useText()
  const { moment } = useTimes(read.zone)
  const { name, words, lang, hash, signed_at } = read
  return (
    <article className="stack gap-4 w-full" style={{ maxWidth: '44rem', marginInline: 'auto' }}>
      <title>{`${text('screen_statement_link')} · ${read.brand.name}`}</title>
      <BrandHead brand={read.brand} />
      <h1 className="m-0 title-1">{text('screen_statement_link')}</h1>
      {signed_at === null ? (
        <>
          <p className="m-0">{text('statement_link_hello', { name })}</p>
          <SignStatement
            {...{ name, words, lang }}
            byPin={false}
            send={async ({ statement_lang, ...signed }) => {
              if (!('given' in signed)) throw new Error('Nobody enters a number here.')
              const body = { hash, statement_lang, given: signed.given }
              return call(signStatementByLink, { params: { token }, body, keepSession: true })
            }}
            renews={[statementByLinkKey(token)]}
            onDone={() => undefined}
          />
        </>
      ) : (
        <section className="stack items-center gap-2 text-center p-4" aria-live="polite">
          <IconCircleCheckFilled size={56} className="text-good" aria-hidden />
          <h2 className="m-0 title-2">{text('statement_link_done', { name })}</h2>
          <p className="m-0">{text('statement_link_done_lead', { when: moment(signed_at) })}</p>
        </section>
      )}
    </article>
  )
}
