// What other features may use of rights.
export { tellingOwner } from './telling/tell-rights.server.ts'
