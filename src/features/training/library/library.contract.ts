// The provider's usual courses: brought in once, then a company's own.
import { shelfRoutes } from '../../documents/definition/index.ts'

export const courseShelf = shelfRoutes('/api/dashboard/training-library', 'training.create')
