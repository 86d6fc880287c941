// Parts of a content, written short: each in English and French, and in Spanish where it is read by people who came
// from elsewhere.
import { newId } from '../ids.ts'
import { locales } from '../locales.ts'
import type { Part } from './content.ts'
import type { RichNode } from './rich-text.ts'

type Words = readonly [en: string, fr: string, es?: string]

const inEach = <T>([en, fr, es]: Words, of: (words: string) => T) => ({
  en: of(en),
  fr: of(fr),
  ...(es !== undefined && { es: of(es) }),
})

/** A line that begins with `## ` is a heading, lines that begin with `- ` are a list. */
function rich(words: string): RichNode {
  const content: RichNode[] = []
  for (const line of words.split('\n')) {
    const [, mark = '', said = ''] = /^(## |- )?(.*)$/.exec(line) ?? []
    const inside = { content: [{ type: 'text', text: said }] }
    const last = content.at(-1)
    if (mark === '## ') content.push({ type: 'heading', attrs: { level: 2 }, ...inside })
    else if (mark !== '- ') content.push({ type: 'paragraph', ...inside })
    else {
      const item = { type: 'listItem', content: [{ type: 'paragraph', ...inside }] }
      if (last?.type === 'bulletList') last.content?.push(item)
      else content.push({ type: 'bulletList', content: [item] })
    }
  }
  return { type: 'doc', content }
}

export const text = (...words: Words): Part => ({
  id: newId(),
  kind: 'text',
  words: inEach(words, rich),
})

export const declaration = (...words: Words): Part => ({
  id: newId(),
  kind: 'declaration',
  words: inEach(words, (said) => said),
})

/** `step | hazards | controls` in each language. */
export const steps = (...all: readonly Words[]): Part => ({
  id: newId(),
  kind: 'steps',
  steps: all.map((words) => ({
    id: newId(),
    words: inEach(words, (line) => {
      const [step = '', hazards = '', controls = ''] = line.split(' | ')
      return { step, hazards, controls }
    }),
  })),
})

/** `question | answer | answer` in each language; an answer that begins with `* ` is right. */
export const quiz = (pass: number, ...all: readonly Words[]): Part => ({
  id: newId(),
  kind: 'quiz',
  pass,
  questions: all.map((words) => {
    const lines = words.map((line) => line?.split(' | ') ?? [])
    const said = (at: number) =>
      Object.fromEntries(
        locales.flatMap((locale, n) => {
          const one = lines[n]?.[at]
          return one === undefined ? [] : [[locale, one.replace(/^\* /, '')]]
        }),
      )
    const answers = (lines[0] ?? [])
      .slice(1)
      .map((line, at) => ({ id: newId(), words: said(at + 1), isRight: line.startsWith('* ') }))
    return {
      id: newId(),
      words: said(0),
      answers: answers.map(({ isRight: _, ...answer }) => answer),
      right: answers.filter(({ isRight }) => isRight).map(({ id }) => id),
    }
  }),
})
