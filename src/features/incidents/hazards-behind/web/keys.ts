import { rowKey } from '../../../../register/web/keys.ts'

export const hazardsBehindKey = (id: string) => rowKey('incidents', 'hazards', id)
