import type { z } from 'zod'
import { useTimes } from '../../../../access/web/use-times.ts'
import { isSignature, type Signature } from '../../../../kit/drawing/signature.ts'
import { SignatureDrawing } from '../../../../kit/web/inputs/signature/SignatureDrawing.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { signature } from '../../reading/reading.contract.ts'
import { roleOf } from './places.ts'
import classes from './signing.module.css'

/** The evidence of one signature: who, when, how, the document's hash, and the words agreed to. */
export function SignatureCard({ signature }: { signature: StoredSignature }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { signer_name: name, role, method, revision, holds, declined_reason: declined } = signature
  const drawn = drawnOf(signature)
  const ways = {
    drawn: text('signing_by_drawn'),
    typed: text('signing_by_typed'),
    pin: text('signing_by_pin'),
    link: text('signing_by_link'),
    attested: text('signing_by_attested'),
  }
  const at = moment(signature.signed_at)
  const late = Date.parse(signature.received_at) - Date.parse(signature.signed_at) > 5 * 60_000
  return (
    <article
      className={`${classes.card} box break-anywhere grid gap-2 px-4 py-3`}
      data-void={!holds || undefined}
      data-signature={signature.id}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 className="m-0">{name}</h4>
        <span className="hint m-0">{roleOf(text, role)}</span>
      </header>
      {declined !== null && (
        <>
          <div>
            <Tag tone="danger">{text('signing_would_not')}</Tag>
          </div>
          <p>{declined}</p>
          <p className="hint m-0">{at}</p>
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
          <p className="hint m-0">
            {at} · {ways[method]}
            {late && ` · ${text('signing_received', { at: moment(signature.received_at) })}`}
          </p>
          {signature.attested !== null && (
            <div>
              <Tag tone="warning">{text('signing_attested')}</Tag>
              <p className="hint m-0">{text('signing_attested_by', signature.attested)}</p>
            </div>
          )}
          {method !== 'attested' && (
            <blockquote className="hint m-0">{signature.statement}</blockquote>
          )}
        </>
      )}
    </article>
  )
}

/** A stored signature as it is drawn again. */
type StoredSignature = z.infer<typeof signature>

/** The drawn or typed signature, as the server checked it when it was given; nothing where a number was
 * entered or somebody would not sign. */
function drawnOf({
  strokes: stored,
  signed_at,
  signer_name: name,
}: StoredSignature): Signature | null {
  if (typeof stored !== 'object' || stored === null) return null
  if ('typed' in stored) return { method: 'typed', name: String(stored.typed), signed_at }
  if (!('strokes' in stored)) return null
  const drawn = { ...stored, method: 'drawn', name, signed_at }
  return isSignature(drawn) ? drawn : null
}
