// What other features may use of projects and teams in the browser.

export { PlanForm } from '../plan/web/PlanForm.tsx'
export { projects } from '../projects.register.ts'
