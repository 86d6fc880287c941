import type { AnyRow } from '../../../../register/define.ts'
import { WithinPanel } from '../../../../register/web/panel/WithinPanel.tsx'
import { chemicalInstances } from '../../chemical-instances/chemical-instances.register.ts'

/** The chemicals that stand at a place, and at those inside it. */
export default function ContainersOfLocation({ row }: { row: AnyRow }) {
  return (
    <WithinPanel
      register={chemicalInstances}
      by="location"
      within={row.id}
      columns={['name', 'chemical', 'quantity', 'unit', 'location', 'expires_on']}
      mayAdd={false}
    />
  )
}
