import { penWidth, type Signature, strokesToPath } from '../../../drawing/signature.ts'
import classes from './SignaturePad.module.css'

type Props = { signature: Signature | null; label: string }

/** A signature as it was given, sharp in any size and in either scheme. */
export function SignatureDrawing({ signature, label }: Props) {
  if (signature?.method === 'typed')
    return (
      <div className={classes.typed} role="img" aria-label={label}>
        {signature.name}
      </div>
    )
  return (
    <svg
      className={classes.drawing}
      role="img"
      aria-label={label}
      data-strokes={signature?.strokes.length ?? 0}
      {...(signature && { viewBox: `0 0 ${signature.width} ${signature.height}` })}
    >
      {signature && <path d={strokesToPath(signature)} strokeWidth={penWidth(signature)} />}
    </svg>
  )
}
