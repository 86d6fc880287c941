import { useMatches } from 'react-router'
import { type Screen, screenByName } from '../../../access/screens.ts'

const nowhere: Screen = { name: 'not-found', path: '/*', audience: 'public', grants: [], title: '' }

/** The screen that the address leads to: a route's id is its screen's name. */
export function useScreen(): Screen {
  return screenByName.get(useMatches().at(-1)?.id ?? '') ?? nowhere
}
