import { SignaturePad } from '../inputs/signature/SignaturePad.tsx'
import type { Signature } from '../inputs/signature/strokes.ts'
import { Live } from './Live.tsx'
import { States } from './States.tsx'

const signed: Signature = { kind: 'typed', name: 'Amara Osei' }

export function SignatureExample() {
  return (
    <>
      <Live name="signature" initial={null as Signature | null}>
        {(held) => <SignaturePad label="Signature of the supervisor" {...held} />}
      </Live>
      <States initial={signed as Signature | null}>{(field) => <SignaturePad {...field} />}</States>
    </>
  )
}
