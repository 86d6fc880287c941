// What the person is told who is given a way in.
import { inEach } from '../../../kit/language/in-each.ts'
import { fill } from '../../../kit/language/message.ts'
import { type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { texts } from '../telling/texts.ts'

export const wayInGiven = noticeKind({
  name: 'way-in-given',
  facts: { by: 'text' },
  path: '/dashboard/my-account',
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: inEach(texts, 'way-in-given'),
})

type WayInFacts = { writer: Writer; code: string }

/** The code itself. It leads nowhere: who is sent it knows where they sign in. */
export const wayInMail = mailKind<WayInFacts>({
  name: 'way-in',
  write({ writer, code }, lang) {
    const { subject, gave, how, once, why } = texts[lang]['way-in']
    return {
      subject,
      parts: [
        words(fill(gave, { by: writer.name })),
        { kind: 'code', says: code },
        words(how),
        words(once),
      ],
      writer,
      why,
    }
  },
  examples: {
    code: {
      writer: { name: 'Maya Okafor', email: 'maya@northgate.test', phone: '416-555-0142' },
      code: 'K7QX-M2PD-94TF',
    },
  },
})
