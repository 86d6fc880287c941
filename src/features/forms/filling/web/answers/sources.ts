import type { SourceName } from '../../../sources.contract.ts'

/** Which list a type of question chooses from. */
export const sources: Readonly<Record<string, SourceName>> = {
  location: 'locations',
  chemical: 'chemicals',
  project: 'projects',
}
