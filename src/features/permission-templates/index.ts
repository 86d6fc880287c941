// What other features may use of rights.
export { findDefaults } from './defaults/defaults.store.ts'
export { tellingOwner } from './telling/tell-rights.server.ts'
