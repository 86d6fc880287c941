import { orientationCategories } from '../categories/orientation-categories.register.ts'
import { categoryExtension, documentExtension } from './document-kind.server.ts'
import { orientation } from './orientation.register.ts'

export const orientationServer = documentExtension(orientation)
export const orientationCategoriesServer = categoryExtension(orientationCategories, orientation)
