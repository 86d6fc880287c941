// How a cell of the matrix looks on paper, which may come out of the printer without colours: the mark says it.

import { keysOf } from '../../../../kit/own.ts'
import { type CellLetter, cellLetters } from '../letters.ts'

type Tone = 'good' | 'notice' | 'warning' | 'danger' | 'calm'
export type Look = { mark: string; tone: Tone }

const looks: Readonly<Record<CellLetter, Look>> = {
  v: { mark: '✓', tone: 'good' },
  '9': { mark: '90', tone: 'notice' },
  '6': { mark: '60', tone: 'notice' },
  '3': { mark: '30', tone: 'warning' },
  x: { mark: '!', tone: 'danger' },
  m: { mark: '✗', tone: 'danger' },
  g: { mark: '◷', tone: 'notice' },
  p: { mark: '?', tone: 'warning' },
  h: { mark: '•', tone: 'calm' },
  '.': { mark: '', tone: 'calm' },
}

export const behind: Readonly<Record<Tone, string | undefined>> = {
  good: '#e3f4e8',
  notice: '#e6f0fa',
  warning: '#fff0e6',
  danger: '#fdeaea',
  calm: undefined,
}
export const inkOfTone: Readonly<Record<Tone, string>> = {
  good: '#14693a',
  notice: '#245a8d',
  warning: '#a94100',
  danger: '#b3261e',
  calm: '#51606e',
}

const letters = keysOf(cellLetters)

export const lookOf = (letter: string): Look => looks[letters.find((one) => one === letter) ?? '.']
