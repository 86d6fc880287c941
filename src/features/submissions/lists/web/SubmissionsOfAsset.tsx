import { listTab } from '../../../../register/web/panel/list-tab.tsx'
import { submissions } from '../../submissions.register.ts'

export default listTab({
  register: submissions,
  by: 'asset',
  columns: ['number', 'title', 'stage', 'submitted_at', 'submitted_by', 'fails'],
})
