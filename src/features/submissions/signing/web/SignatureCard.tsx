import { SignatureDrawing } from '../../../../kit/web/inputs/signature/SignatureDrawing.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { instantIn } from '../../../../register/web/show/numbers-and-days.ts'
import { roleOf } from './places.ts'
import classes from './signing.module.css'
import { drawnOf, type StoredSignature } from './strokes-of.ts'

/** The evidence of one signature: who, when, how, of what, and the words agreed to. */
export function SignatureCard({ signature }: { signature: StoredSignature }) {
  const { text, locale } = useLanguage()
  const { signer_name: name, role, method, revision, holds, declined_reason: declined } = signature
  const drawn = drawnOf(signature)
  const ways = {
    drawn: text('signing_by_drawn'),
    typed: text('signing_by_typed'),
    pin: text('signing_by_pin'),
    link: text('signing_by_link'),
  }
  const at = instantIn(locale, signature.signed_at)
  const late = Date.parse(signature.received_at) - Date.parse(signature.signed_at) > 5 * 60_000
  return (
    <article className={classes.card} data-void={!holds || undefined} data-signature={signature.id}>
      <header>
        <h4>{name}</h4>
        <span className={classes.soft}>{roleOf(text, role)}</span>
      </header>
      {declined !== null && (
        <>
          <div>
            <Tag tone="danger">{text('signing_would_not')}</Tag>
          </div>
          <p>{declined}</p>
          <p className={classes.soft}>{at}</p>
        </>
      )}
      {declined === null && (
        <>
          {!holds && (
            <div>
              <Tag tone="warning">{text('signing_no_longer', { revision })}</Tag>
            </div>
          )}
          {drawn !== null && (
            <div className={classes.mark}>
              <SignatureDrawing signature={drawn} label={text('input_signature_by', { name })} />
            </div>
          )}
          <p className={classes.soft}>
            {at} · {ways[method]}
            {late &&
              ` · ${text('signing_received', { at: instantIn(locale, signature.received_at) })}`}
          </p>
          <blockquote>{signature.statement}</blockquote>
        </>
      )}
    </article>
  )
}
