import { Modal, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { callsOf } from '../../../../register/contract.ts'
import type { Register } from '../../../../register/define.ts'
import { RegisterList } from '../../../../register/web/list/RegisterList.tsx'
import { typeChoicesKey } from '../../web/keys.ts'
import { inventory } from '../inventory.register.ts'
import { web } from '../inventory.web.tsx'

const path = '/dashboard/assets'

/** The same register, within no type. A sheet is imported within one. */
const { within: _, ...whole } = inventory
const allAssets: Register = {
  ...whole,
  list: ['name', 'inventory_id', 'status', 'location', 'project', 'asset_type', 'serial', 'holder'],
  capabilities: inventory.capabilities.filter((capability) => capability !== 'import'),
}
const places = { list: path, create: `${path}?new=1` }

/** Assets of all types: where one is, who has it, whether it may be used. */
export default function AssetsScreen() {
  const { search } = useLocation()
  return (
    <>
      <RegisterList register={allAssets} web={web} state="active" places={places} />
      {new URLSearchParams(search).has('new') && <ChooseType />}
    </>
  )
}

/** A new asset begins with its type, which says what is asked. */
function ChooseType() {
  const text = useText()
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: typeChoicesKey,
    queryFn: ({ signal }) =>
      call(callsOf(inventory).choices, { params: { field: 'asset_type' }, query: {}, signal }),
  })
  return (
    <Modal opened onClose={() => void navigate(path)} title={text('asset_choose_type')}>
      <Select
        data-autofocus
        label={text('asset_choose_type')}
        description={text('asset_choose_type_hint')}
        data={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        searchable
        onChange={(id) => id !== null && void navigate(`/dashboard/assets/${id}/inventory/create`)}
      />
    </Modal>
  )
}
