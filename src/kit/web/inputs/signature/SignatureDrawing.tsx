import classes from './SignaturePad.module.css'
import { padRatio, type Signature, strokePath } from './strokes.ts'

type Props = { signature: Signature | null; label: string }

/** A signature as it was given, sharp in any size. */
export function SignatureDrawing({ signature, label }: Props) {
  if (signature?.kind === 'typed')
    return (
      <div className={classes.typed} role="img" aria-label={`${label}: ${signature.name}`}>
        {signature.name}
      </div>
    )
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${padRatio} 1`}
      role="img"
      aria-label={label}
      data-strokes={signature?.strokes.length ?? 0}
    >
      {signature?.strokes.map((stroke) => (
        <path key={stroke[0]?.join()} d={strokePath(stroke)} />
      ))}
    </svg>
  )
}
