import { sharesGrouped } from '../comparing.ts'
import { grouped } from './families/grouped.ts'

/** The slugs whose fields are of this kind, whatever type they say. */
export const incidentSlugs: readonly string[] = ['incident_list', 'incident_reasons_list']

export const incident = grouped({
  name: 'incident',
  expected: 'a main list with its sublist',
  input: 'main-list',
  kind: 'main_list',
  members: 'sublist',
  relations: { in_list: sharesGrouped },
  stored: 'json',
  choose: (main_list, sublist) => ({ main_list, sublist }),
})
