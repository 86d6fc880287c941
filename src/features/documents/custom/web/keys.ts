import { registerKey } from '../../../../register/web/keys.ts'

export const typeKey = (id: string) => registerKey('custom-resource-types', 'type', id)
export const categoriesKey = (type: string) => registerKey('custom-categories', 'of', type)
