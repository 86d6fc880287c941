import { Button } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import type { Signature } from '../../../../kit/drawing/signature.ts'
import { SignaturePad } from '../../../../kit/web/inputs/signature/SignaturePad.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useOwnSignature } from '../../../submissions/web/index.ts'

type Props = {
  name: string
  /** The person signed in signs: what they drew once is offered. */
  isOwn: boolean
  value: Signature | null
  onChange(value: Signature | null): void
}

/** Whether it is long enough to be a signature. */
export const isMark = (mark: Signature | null): mark is Signature =>
  mark !== null && (mark.method === 'drawn' || mark.name.trim().length > 1)

/** Where somebody draws or types their name. */
export function MarkInput({ name, isOwn, value, onChange }: Props) {
  const { text } = useLanguage()
  const { data: own } = useOwnSignature(isOwn)
  return (
    <>
      {isOwn && own != null && value === null && (
        <Button
          variant="default"
          leftSection={<IconSignature size={18} aria-hidden />}
          onClick={() =>
            onChange({
              ...own.strokes,
              method: 'drawn',
              name,
              signed_at: new Date().toISOString(),
            })
          }
        >
          {text('own_signature_use')}
        </Button>
      )}
      <SignaturePad
        label={text('signing_signature')}
        signer={name}
        named
        value={value}
        onChange={onChange}
      />
    </>
  )
}
