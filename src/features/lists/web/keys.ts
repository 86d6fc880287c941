// What this feature reads, each under its key.
import { registerKey } from '../../../register/web/keys.ts'

export const namedKey = (name: string, id: string) => registerKey(name, 'named', id)
