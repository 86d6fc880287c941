// What this room reads.
import { registerKey } from '../../../../register/web/keys.ts'
import { locations } from '../locations.register.ts'

export const treeKey = [...registerKey(locations.name), 'tree'] as const
