// What can happen with an incident, in the words of its log.
import { keysOf } from '../../../kit/own.ts'

export const eventWords = {
  report: 'Report received',
  triage: 'Triaged',
  investigate: 'Investigation started',
  act: 'Actions agreed',
  finish: 'Ready to close',
  sign_off: 'Signed off',
  classify: 'Classified',
  send: 'Notice sent',
  release: 'Scene released',
  close: 'Closed',
  reopen: 'Reopened',
  void: 'Declared void',
} as const
export type IncidentEventKind = keyof typeof eventWords
export const eventKinds = keysOf(eventWords)
