import { swpsCategories } from '../categories/swps-categories.register.ts'
import { categoryExtension, documentExtension } from './document-kind.server.ts'
import { swps } from './swps.register.ts'

export const swpsServer = documentExtension(swps)
export const swpsCategoriesServer = categoryExtension(swpsCategories, swps)
