import { emptyAddress, isAddress } from '../../../kit/address.ts'
import { AddressInput } from '../../../kit/web/inputs/address/AddressInput.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { type KindProps, shared } from './field-of-form.ts'

/** A postal address. */
export function AddressField(props: KindProps) {
  const { say, locale } = useLanguage()
  return (
    <AddressInput
      {...shared(props, say)}
      language={locale}
      value={isAddress(props.value) ? props.value : emptyAddress}
      onChange={props.onChange}
    />
  )
}
