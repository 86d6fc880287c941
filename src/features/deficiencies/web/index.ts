// What other features may use of deficiencies in the browser.
export { deficiencies, statuses as deficiencyStatuses } from '../deficiencies.register.ts'
export { useDeficiencyForm } from './use-deficiency-form.tsx'
