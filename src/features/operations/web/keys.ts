// What this feature reads, each under its key.
import { registerKey } from '../../../register/web/keys.ts'

export const ofOperationKey = (name: string, id: string) => registerKey(name, 'of-operation', id)
