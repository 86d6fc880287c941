import type { Signature } from '../src/kit/drawing/signature.ts'
import { SignaturePad } from '../src/kit/web/inputs/signature/SignaturePad.tsx'
import { Live } from './Live.tsx'
import { States } from './States.tsx'

const signed: Signature = {
  method: 'typed',
  name: 'Amara Osei',
  signed_at: '2026-11-21T12:00:00.000Z',
}

export function SignatureExample() {
  return (
    <>
      <Live<Signature | null> name="signature" initial={null}>
        {(held) => <SignaturePad label="Signature of the supervisor" {...held} />}
      </Live>
      <States<Signature | null> initial={signed}>{(field) => <SignaturePad {...field} />}</States>
    </>
  )
}
