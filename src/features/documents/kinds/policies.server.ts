import { policiesCategories } from '../categories/policies-categories.register.ts'
import { categoryExtension, documentExtension } from './document-kind.server.ts'
import { policies } from './policies.register.ts'

export const policiesServer = documentExtension(policies)
export const policiesCategoriesServer = categoryExtension(policiesCategories, policies)
