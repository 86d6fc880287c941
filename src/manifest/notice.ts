// What the product tells a person. A kind of notice is a fact that a feature states: in which words, where it
// leads, and whether somebody waits for the person today.
import type { Module } from '../access/modules.ts'
import type { Locale } from '../kit/locales.ts'

/** A fact in braces is filled in; a part in square brackets is left out where one of its facts is. */
type NoticeWords = {
  /** The kind, as a person chooses it: "A submission is returned to me". */
  kind: string
  /** One notice: "{by} returned {number}". */
  says: string
  /** Why the person gets it: "You submitted it." */
  why: string
  /** What the person does by its button: "Verify the fix". */
  act: string
}

/** `quote`: what somebody wrote, shown as theirs. `rights`: their names in the catalogue, one after the other.
 *  `scope`: which rows somebody sees. */
type FactKind = 'text' | 'day' | 'quote' | 'rights' | 'scope'

export type NoticeKind<Fact extends string = string> = {
  name: string
  facts: Readonly<Record<Fact, FactKind>>
  /** The address that it leads to; `{record}` is the id of its record. */
  path: string
  /** When it is mailed, where the person chooses nothing else. */
  mail: 'at-once' | 'morning'
  /** Somebody waits for the person today: it is mailed however many mails there were. */
  waits?: true
  /** Nobody turns it off. */
  mandatory?: true
  words: Readonly<Record<Locale, NoticeWords>>
  /** Where a rule of the company may tell others of it: the register of its record, which says where it belongs
   *  and who sees it, and what is said to who has no part in it. */
  others?: { of: string; words: Readonly<Record<Locale, Pick<NoticeWords, 'says' | 'act'>>> }
  /** The part of the product that it belongs to: a company that does not use it is told nothing of it. */
  module?: Module
  /** It is for contacts of contractors: they have no bell, and get it by mail. */
  toContacts?: true
  /** The product tells nobody by itself. */
  onlyByRule?: true
}

export const noticeKind = <const Fact extends string>(kind: NoticeKind<Fact>): NoticeKind<Fact> =>
  kind
