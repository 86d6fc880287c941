import { documentWeb } from './web/document-web.tsx'

export const web = documentWeb
