// The addresses of a project in the portal: its name is there for people alone.

type Place = { id: string; name: string }
export type PlaceTab = 'forms' | 'outstanding' | 'completed' | 'past-due'

export const addressOfPlace = ({ id, name }: Place, tab: PlaceTab = 'forms'): string =>
  `/contractors/projects/${id}/${encodeURIComponent(name)}${tab === 'forms' ? '' : `/${tab}`}`

type Owed = { line: string; contractor: { id: string }; day?: string }

export function addressToFill(place: Place, { line, contractor, day }: Owed): string {
  const query = new URLSearchParams({ contractor: contractor.id, ...(day && { day }) })
  return `${addressOfPlace(place)}/fill/${line}?${query}`
}
