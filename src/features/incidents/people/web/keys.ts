import { rowKey } from '../../../../register/web/keys.ts'

export const peopleOfIncidentKey = (id: string) => rowKey('incidents', 'people', id)
