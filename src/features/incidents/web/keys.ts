// What this feature reads, each under its key.
import { registerKey, rowKey } from '../../../register/web/keys.ts'

export const reusableKey = (name: string, id: string) => rowKey(name, 'reusable', id)
export const sharedKey = (name: string, within: string) => registerKey(name, 'shared', within)
export const incidentStoryKey = (id: string) => rowKey('incidents', 'story', id)
export const investigationKey = (id: string) => rowKey('incidents', 'investigation', id)
export const similarKey = (id: string) => rowKey('incidents', 'similar', id)
export const establishmentsKey = registerKey('incidents', 'establishments')
export const papersKey = (entity: string, year: number) =>
  registerKey('incidents', 'papers', entity, String(year))
