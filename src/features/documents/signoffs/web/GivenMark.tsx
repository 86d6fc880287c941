import type { ByHand } from '../../../../kit/drawing/strokes.ts'
import { SignatureDrawing } from '../../../../kit/web/inputs/signature/SignatureDrawing.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import classes from './signoffs.module.css'

type Props = { given: ByHand; name: string; at: string }

/** A signature as it was drawn or typed. */
export function GivenMark({ given, name, at: signed_at }: Props) {
  const text = useText()
  return (
    <div className={classes.mark}>
      <SignatureDrawing
        signature={
          given.method === 'typed'
            ? { ...given, signed_at }
            : { ...given.strokes, method: 'drawn', name, signed_at }
        }
        label={text('input_signature_by', { name })}
      />
    </div>
  )
}
