import { SignaturePad } from '../../../../../kit/web/inputs/signature/SignaturePad.tsx'
import type { Signature } from '../../../../../kit/web/inputs/signature/strokes.ts'
import type { AnswerProps } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

/** Signed by hand, or typed. */
export function SignatureAnswer(props: AnswerProps) {
  return (
    <SignaturePad
      {...fieldOf(props)}
      value={(props.value as Signature | null | undefined) ?? null}
      onChange={props.onChange}
    />
  )
}
