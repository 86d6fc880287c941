import { listTab } from '../../../../register/web/panel/list-tab.tsx'
import { chemicalInstances } from '../../chemical-instances/chemical-instances.register.ts'

export default listTab({
  register: chemicalInstances,
  by: 'location',
  columns: ['name', 'chemical', 'quantity', 'unit', 'location', 'expires_on'],
})
