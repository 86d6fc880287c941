// What other features may use of rights.
export { tellingOwner } from './tell-rights.ts'
