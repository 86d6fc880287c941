// What people are told of submissions.
import { noticeKind } from '../../../manifest/notice.ts'

const path = '/dashboard/submissions/edit/{record}'

const ofSubmission = { number: 'text', form: 'text' } as const

export const submissionReturned = noticeKind({
  name: 'submission-returned',
  facts: { ...ofSubmission, by: 'text', reason: 'quote' },
  path,
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: {
    en: {
      kind: 'A submission is returned to me',
      says: '{by} returned {number}: {form}',
      why: 'You submitted it. It waits for your correction.',
    },
    fr: {
      kind: 'Un formulaire m’est renvoyé',
      says: '{by} vous a renvoyé {number} : {form}',
      why: 'Vous l’avez soumis. Il attend votre correction.',
    },
    es: {
      kind: 'Me devuelven un envío',
      says: '{by} le devolvió {number}: {form}',
      why: 'Usted lo envió. Espera su corrección.',
    },
  },
  others: {
    of: 'submissions',
    says: {
      en: '{by} returned {number}: {form}',
      fr: '{by} a renvoyé {number} : {form}',
      es: '{by} devolvió {number}: {form}',
    },
  },
})

export const turnToSign = noticeKind({
  name: 'turn-to-sign',
  facts: { ...ofSubmission, sender: 'text' },
  path,
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: {
    en: {
      kind: 'It is my turn to sign',
      says: 'Your signature is needed: {number} {form}[, submitted by {sender}]',
      why: 'You are asked to sign it, and it is your turn.',
    },
    fr: {
      kind: 'C’est à mon tour de signer',
      says: 'Votre signature est demandée : {number} {form}[, soumis par {sender}]',
      why: 'On vous demande de signer, et c’est votre tour.',
    },
    es: {
      kind: 'Me toca firmar',
      says: 'Hace falta su firma: {number} {form}[, enviado por {sender}]',
      why: 'Se le pide que firme, y es su turno.',
    },
  },
})

export const signatureVoid = noticeKind({
  name: 'signature-void',
  facts: { ...ofSubmission, by: 'text', reason: 'quote' },
  path,
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: {
    en: {
      kind: 'My signature no longer counts',
      says: '{by} changed {number} {form}. Your signature no longer counts: read it and sign again',
      why: 'You signed what it said before.',
    },
    fr: {
      kind: 'Ma signature ne compte plus',
      says: '{by} a modifié {number} {form}. Votre signature ne compte plus : relisez et signez de nouveau',
      why: 'Vous aviez signé le contenu précédent.',
    },
    es: {
      kind: 'Mi firma ya no vale',
      says: '{by} cambió {number} {form}. Su firma ya no vale: léalo y firme de nuevo',
      why: 'Usted firmó lo que decía antes.',
    },
  },
})

export const submissionNotices = [submissionReturned, turnToSign, signatureVoid]
