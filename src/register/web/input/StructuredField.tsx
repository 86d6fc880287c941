import { type Address, emptyAddress } from '../../../kit/address.ts'
import type { RichNode } from '../../../kit/rich-text.ts'
import { AddressInput } from '../../../kit/web/inputs/AddressInput.tsx'
import { RichTextInput } from '../../../kit/web/inputs/rich-text/RichTextInput.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { type KindProps, shared } from './field-of-form.ts'

/** A postal address, or a text with marks. */
export function StructuredField(props: KindProps) {
  const { field, value, onChange } = props
  const { say, locale } = useLanguage()
  const given = shared(props, say)
  if (field.kind === 'address')
    return (
      <AddressInput
        {...given}
        language={locale}
        value={(value as Address | null) ?? emptyAddress}
        onChange={onChange}
      />
    )
  return <RichTextInput {...given} value={value as RichNode | null} onChange={onChange} />
}
