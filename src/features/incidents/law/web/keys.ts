import { rowKey } from '../../../../register/web/keys.ts'

export const lawKey = (id: string) => rowKey('incidents', 'law', id)
