import { type Address, emptyAddress } from '../src/kit/address.ts'
import { AddressInput } from '../src/kit/web/inputs/address/AddressInput.tsx'
import { Live } from './Live.tsx'
import { States } from './States.tsx'

const office: Address = { ...emptyAddress, street: '1 Mill Street', city: 'Toronto', region: 'ON' }

export function AddressExample() {
  return (
    <>
      <Live name="address" initial={emptyAddress}>
        {(held) => <AddressInput label="Site address" {...held} />}
      </Live>
      <States initial={office}>{(field) => <AddressInput {...field} />}</States>
    </>
  )
}
