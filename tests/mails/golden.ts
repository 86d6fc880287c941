// The examples of every kind of mail, and what is stored of how each is drawn.
import { features } from '../../src/app/composed/features.server.ts'
import { locales } from '../../src/kit/locales.ts'
import { drawPage } from '../../src/kit/mail/draw/draw-page.ts'
import { drawText } from '../../src/kit/mail/draw/draw-text.ts'
import type { KnownMail, MailExample } from '../../src/kit/mail/mail-kind.ts'

export const mailKinds: readonly KnownMail[] = features.flatMap(({ mailKinds: of = [] }) => of)

export const examples = mailKinds.flatMap((kind) =>
  kind.examples.map((example) => ({ kind, example, file: `${kind.name}/${example.name}` })),
)

export const pageOf = (kind: KnownMail, example: MailExample): string =>
  drawPage(example.letter('en'), kind.looks, 'en')

/** In all languages, one after the other. */
export const textsOf = (kind: KnownMail, example: MailExample): string =>
  locales
    .map((lang) => {
      const letter = example.letter(lang)
      return `${letter.subject}\n\n${drawText(letter, kind.looks, lang)}\n`
    })
    .join('\n=====\n\n')
