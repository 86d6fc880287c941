import { workplaceWeb } from './web/workplace-web.ts'

export const web = workplaceWeb('project')
