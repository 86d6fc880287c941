import type { Signature } from '../../drawing/signature.ts'
import { SignaturePad } from '../inputs/signature/SignaturePad.tsx'
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
      <Live name="signature" initial={null as Signature | null}>
        {(held) => <SignaturePad label="Signature of the supervisor" {...held} />}
      </Live>
      <States initial={signed as Signature | null}>{(field) => <SignaturePad {...field} />}</States>
    </>
  )
}
