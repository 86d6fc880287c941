// What a document says: parts one below the other, each in the languages that it was written in.
import { type Locale, locales } from '../locales.ts'
import { plainText, type RichNode } from './rich-text.ts'

/** A language that is left out is missing. */
export type InLanguages<T> = { [L in Locale]?: T }

export const columnsOfStep = ['step', 'hazards', 'controls'] as const
export type StepWords = Record<(typeof columnsOfStep)[number], string>
export type Step = { id: string; words: InLanguages<StepWords> }
export type QuizAnswer = { id: string; words: InLanguages<string> }
/** `right`: the answers that are right, by their ids; readers are sent none. */
export type QuizQuestion = {
  id: string
  words: InLanguages<string>
  answers: QuizAnswer[]
  right: string[]
}
/** `pass`: how many of 100 are enough. */
export type Quiz = { id: string; kind: 'quiz'; pass: number; questions: QuizQuestion[] }
/** In its place in the text; `words` say what it shows. */
export type Picture = {
  id: string
  kind: 'picture'
  file: string | null
  words: InLanguages<string>
}
/** To be opened from its place in the text, a file a language; `words` say what it is. */
export type FilePart = {
  id: string
  kind: 'file'
  files: InLanguages<string>
  words: InLanguages<string>
}
export type Part =
  | ({ id: string } & (
      | { kind: 'text'; words: InLanguages<RichNode> }
      | { kind: 'steps'; steps: Step[] }
      | { kind: 'declaration'; words: InLanguages<string> }
    ))
  | Picture
  | FilePart
  | Quiz
export type PartKind = Part['kind']

/** The parts of a value that travelled. */
export const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? value : [])

/** What every content may have; a field says which kinds it takes besides. */
export const usualParts: ReadonlySet<PartKind> = new Set(['text', 'steps', 'declaration'])

/** What parts of each kind have as their files. */
export const acceptedIn = {
  picture: ['image/*'],
  file: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'image/*',
  ],
} as const

/** The files that a part shows or opens. */
const filesOf = (part: Part): string[] => {
  if (part.kind === 'picture') return part.file === null ? [] : [part.file]
  return part.kind === 'file' ? Object.values(part.files) : []
}

/** The files that all parts show or open, or those of one kind. */
export const filesOfParts = (content: readonly Part[], kind?: keyof typeof acceptedIn): string[] =>
  content.filter((part) => (kind ?? part.kind) === part.kind).flatMap(filesOf)

/** Whether each picture and file is there, and says in words what it is. */
export const areFilesWhole = (content: readonly Part[]): boolean =>
  content.every(
    (part) =>
      (part.kind !== 'picture' && part.kind !== 'file') ||
      (filesOf(part).length > 0 && Object.keys(part.words).length > 0),
  )

/** The declarations that are there to be ticked. */
export const declarationsIn = (
  content: readonly Part[],
): { id: string; words: InLanguages<string> }[] =>
  content.flatMap((part) =>
    part.kind === 'declaration' && Object.keys(part.words).length > 0 ? [part] : [],
  )

/** What can be missing in a language, each by itself. */
const pieces = (part: Part): InLanguages<unknown>[] => {
  if (part.kind === 'steps') return part.steps.map(({ words }) => words)
  if (part.kind === 'quiz')
    return part.questions.flatMap(({ words, answers }) => [
      words,
      ...answers.map((answer) => answer.words),
    ])
  return part.kind === 'file' ? [part.files, part.words] : [part.words]
}

/** How many pieces another language has and this one has not. */
export const missingIn = (content: readonly Part[], locale: Locale): number =>
  content.flatMap(pieces).filter((words) => !(locale in words) && Object.keys(words).length > 0)
    .length

/** In the language of who reads, else in the first that it was written in. */
export function inLanguage<T>(
  words: InLanguages<T>,
  locale: Locale,
): { said: T; locale: Locale } | undefined {
  const found = [locale, ...locales].find((one) => words[one] !== undefined)
  const said = found && words[found]
  return found === undefined || said === undefined ? undefined : { said, locale: found }
}

/** The words alone. */
export const plainContent = (content: readonly Part[], locale: Locale): string =>
  content
    .flatMap((part) => {
      if (part.kind === 'text') {
        const text = inLanguage(part.words, locale)
        return text ? [plainText(text.said)] : []
      }
      if (part.kind === 'declaration' || part.kind === 'picture' || part.kind === 'file')
        return [inLanguage(part.words, locale)?.said ?? '']
      if (part.kind === 'quiz')
        return part.questions.map(({ words }) => inLanguage(words, locale)?.said ?? '')
      return part.steps.map(({ words }) =>
        Object.values(inLanguage(words, locale)?.said ?? {})
          .filter((one) => one !== '')
          .join(' – '),
      )
    })
    .filter((words) => words !== '')
    .join('\n')
