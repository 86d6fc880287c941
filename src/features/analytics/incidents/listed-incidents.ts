// What the address of a screen of figures says about the incidents that one of its numbers counts.
import { keysOf, oneOf } from '../../../kit/own.ts'
import { severities } from '../../incidents/definition/index.ts'
import { type ListedIncidents, shownIncidents } from './listed-incidents.contract.ts'

export const listWords = ['show', 'severity', 'at'] as const

/** The list that the address asks for. */
export function incidentsAsked(search: string): ListedIncidents | undefined {
  const words = new URLSearchParams(search)
  const show = oneOf(shownIncidents, words.get('show'))
  const severity = oneOf(keysOf(severities), words.get('severity'))
  const at = words.get('at')
  return show && { show, ...(severity && { severity }), ...(at && { at }) }
}
