import { documentWeb } from './web/document-web.ts'

export const web = documentWeb
