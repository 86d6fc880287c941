import { categoryExtension } from '../kinds/document-kind.server.ts'
import { customCategories } from './custom-categories.register.ts'
import { customResources } from './custom-resources.register.ts'

export const customCategoriesServer = categoryExtension(customCategories, customResources)
