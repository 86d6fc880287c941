import { isSignature } from '../../../../../kit/drawing/signature.ts'
import { SignaturePad } from '../../../../../kit/web/inputs/signature/SignaturePad.tsx'
import { type AnswerProps, useFill } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

/** Signed by hand, or typed. */
export function SignatureAnswer(props: AnswerProps) {
  const { facts } = useFill().filling
  return (
    <SignaturePad
      {...fieldOf(props)}
      value={isSignature(props.value) ? props.value : null}
      onChange={props.onChange}
      {...(facts?.me && { signer: facts.me.name })}
    />
  )
}
