// What a mail says, before it is drawn as a page and as text.

export type Letter = {
  subject: string
  hello?: string
  parts: readonly LetterPart[]
  /** The one thing to do, and where. */
  button?: { says: string; url: string }
  /** What is to be known beside it. */
  after?: readonly string[]
  /** Who caused it, and how they are reached: an answer to the mail goes to them. */
  writer?: Writer | undefined
  /** Why the reader gets it. */
  why?: string
  /** How the reader ends such mails, or why they cannot. */
  exits?: readonly { says: string; url?: string }[]
}

export type LetterPart =
  | { kind: 'words'; says: string }
  /** What somebody wrote, shown as theirs. */
  | { kind: 'quote'; says: string }
  /** Said quietly: why something is told. */
  | { kind: 'aside'; says: string }
  /** To be typed elsewhere. */
  | { kind: 'code'; says: string }
  /** What it is about: its number, its project, its day. What is not there says nothing. */
  | {
      kind: 'facts'
      facts: readonly (readonly [label: string, value: string | null | undefined])[]
    }
  | { kind: 'list'; lead?: string; items: readonly LetterItem[] }

export type LetterItem = { says: string; quote?: string | null; more?: string; url?: string }

export type Writer = { name: string; email: string | null; phone: string | null }

/** Whose mail it is. */
export type MailBrand = {
  name: string
  /** `#1d5b79`; the plain look where there is none. */
  colour: string | null
  /** Where the file store has the logo. */
  logoKey: string | null
}

/** Of mails that belong to no company. */
export const productBrand: MailBrand = { name: 'Plumbline', colour: null, logoKey: null }

export const words = (says: string): LetterPart => ({ kind: 'words', says })

/** Those of the facts that there are. */
export const factsOf = (facts: Extract<LetterPart, { kind: 'facts' }>['facts']) =>
  facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
