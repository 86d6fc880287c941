import type { AnyRow } from '../../../../register/define.ts'
import { ListTab } from '../../../../register/web/panel/ListTab.tsx'
import { chemicalInstances } from '../../chemical-instances/chemical-instances.register.ts'

const columns = ['name', 'chemical', 'quantity', 'unit', 'location', 'expires_on']

export default function ContainersOfLocation({ row }: { row: AnyRow }) {
  return <ListTab row={row} register={chemicalInstances} by="location" columns={columns} />
}
