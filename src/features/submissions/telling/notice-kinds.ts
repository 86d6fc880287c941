// What people are told of submissions.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { texts } from '../content/texts.ts'

const path = '/dashboard/submissions/edit/{record}'

const ofSubmission = { number: 'text', form: 'text' } as const

export const submissionReturned = noticeKind({
  name: 'submission-returned',
  facts: { ...ofSubmission, by: 'text', reason: 'quote' },
  path,
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: inEach(texts, 'submission-returned'),
  others: {
    of: 'submissions',
    words: inEach(texts, 'submission-returned-to-others'),
  },
})

export const turnToSign = noticeKind({
  name: 'turn-to-sign',
  facts: { ...ofSubmission, sender: 'text' },
  path,
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: inEach(texts, 'turn-to-sign'),
})

export const signatureVoid = noticeKind({
  name: 'signature-void',
  facts: { ...ofSubmission, by: 'text', reason: 'quote' },
  path,
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: inEach(texts, 'signature-void'),
})

/** `number` where they signed; `attended` where only their part was attested. */
export const signatureAttested = noticeKind({
  name: 'signature-attested',
  facts: { by: 'text', number: 'text', attended: 'text', form: 'text' },
  path,
  mail: 'morning',
  words: {
    en: {
      kind: 'Someone attests that I signed',
      says: '{by} attested that you [signed {number}][took part in {attended}]: {form}',
      why: 'It is in your name, but on another person’s device. If it was not you, tell your health and safety manager.',
    },
    fr: {
      kind: 'Quelqu’un atteste que j’ai signé',
      says: '{by} a attesté que vous avez [signé {number}][participé à {attended}] : {form}',
      why: 'C’est à votre nom, mais sur l’appareil d’une autre personne. Si ce n’était pas vous, avisez votre responsable de la santé et de la sécurité.',
    },
    es: {
      kind: 'Alguien da fe de que firmé',
      says: '{by} dio fe de que usted [firmó {number}][participó en {attended}]: {form}',
      why: 'Está a su nombre, pero en el dispositivo de otra persona. Si no fue usted, avise a su responsable de salud y seguridad.',
    },
  },
})

export const submissionNotices = [submissionReturned, turnToSign, signatureVoid, signatureAttested]
