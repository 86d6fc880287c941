// What people are told of deficiencies. Of a confidential one nothing but its number is said.
import type { Locale } from '../../../kit/locales.ts'
import { noticeKind } from '../../../manifest/notice.ts'

const path = '/dashboard/deficiency-registry?row={record}'

const ofDeficiency = { number: 'text', title: 'text' } as const

export const deficiencyAssigned = noticeKind({
  name: 'deficiency-assigned',
  facts: { ...ofDeficiency, due_on: 'day' },
  path,
  mail: 'morning',
  mandatory: true,
  words: {
    en: {
      kind: 'I am to put something right',
      says: 'You are to put right {number}[: {title}][, due {due_on}]',
      why: 'You were named as the owner.',
    },
    fr: {
      kind: 'On me confie une correction',
      says: 'Vous devez corriger {number}[ : {title}][, échéance {due_on}]',
      why: 'Vous en êtes responsable.',
    },
    es: {
      kind: 'Me encargan una corrección',
      says: 'Debe corregir {number}[: {title}][, vence el {due_on}]',
      why: 'Usted es la persona responsable.',
    },
  },
})

export const fixToVerify = noticeKind({
  name: 'fix-to-verify',
  facts: { ...ofDeficiency, by: 'text' },
  path,
  mail: 'at-once',
  waits: true,
  words: {
    en: {
      kind: 'A repair waits to be verified',
      says: '{by} put right {number}[: {title}]. See that it is, and close it',
      why: 'You may verify it: you neither own it nor put it right.',
    },
    fr: {
      kind: 'Une correction attend d’être vérifiée',
      says: '{by} a corrigé {number}[ : {title}]. Vérifiez-le et fermez',
      why: 'Vous pouvez la vérifier : vous n’en êtes pas responsable et ne l’avez pas faite.',
    },
    es: {
      kind: 'Una corrección espera verificación',
      says: '{by} corrigió {number}[: {title}]. Compruébelo y ciérrelo',
      why: 'Puede verificarla: no está a su cargo ni la hizo usted.',
    },
  },
  others: {
    of: 'deficiencies',
    says: {
      en: '{by} put right {number}[: {title}]. It waits to be verified',
      fr: '{by} a corrigé {number}[ : {title}]. La vérification est attendue',
      es: '{by} corrigió {number}[: {title}]. Falta verificarlo',
    },
  },
})

export const fixRejected = noticeKind({
  name: 'fix-rejected',
  facts: { ...ofDeficiency, by: 'text', reason: 'quote' },
  path,
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: {
    en: {
      kind: 'My repair is not accepted',
      says: '{by} looked at {number}[: {title}]. It is not right yet',
      why: 'You own it, or said that it is put right.',
    },
    fr: {
      kind: 'Ma correction n’est pas acceptée',
      says: '{by} a examiné {number}[ : {title}]. Ce n’est pas encore corrigé',
      why: 'Vous en êtes responsable ou l’avez dit corrigé.',
    },
    es: {
      kind: 'No aceptan mi corrección',
      says: '{by} revisó {number}[: {title}]. Todavía no está corregido',
      why: 'Está a su cargo, o usted dijo que estaba corregido.',
    },
  },
  others: {
    of: 'deficiencies',
    says: {
      en: '{by} looked at {number}[: {title}]. It is not right yet',
      fr: '{by} a examiné {number}[ : {title}]. Ce n’est pas encore corrigé',
      es: '{by} revisó {number}[: {title}]. Todavía no está corregido',
    },
  },
})

/** What only a rule of the company tells. */
const raised = (
  name: string,
  words: Readonly<Record<Locale, { kind: string; says: string; why: string }>>,
) =>
  noticeKind({
    name,
    facts: { ...ofDeficiency, due_on: 'day' },
    path,
    mail: 'morning',
    onlyByRule: true,
    words,
    others: {
      of: 'deficiencies',
      says: { en: words.en.says, fr: words.fr.says, es: words.es.says },
    },
  })

export const deficiencyRaised = raised('deficiency-raised', {
  en: {
    kind: 'A deficiency is reported',
    says: 'Raised: {number}[: {title}][, due {due_on}]',
    why: 'A rule of your company says so.',
  },
  fr: {
    kind: 'Une non-conformité est signalée',
    says: 'Signalée : {number}[ : {title}][, échéance {due_on}]',
    why: 'Une règle de votre entreprise le prévoit.',
  },
  es: {
    kind: 'Se señala una deficiencia',
    says: 'Señalada: {number}[: {title}][, vence el {due_on}]',
    why: 'Una regla de su empresa lo dispone.',
  },
})

export const deficiencyCritical = raised('deficiency-critical', {
  en: {
    kind: 'A critical deficiency is reported',
    says: 'Critical: {number}[: {title}][, due {due_on}]',
    why: 'A rule of your company says so.',
  },
  fr: {
    kind: 'Une non-conformité critique est signalée',
    says: 'Critique : {number}[ : {title}][, échéance {due_on}]',
    why: 'Une règle de votre entreprise le prévoit.',
  },
  es: {
    kind: 'Se señala una deficiencia crítica',
    says: 'Crítica: {number}[: {title}][, vence el {due_on}]',
    why: 'Una regla de su empresa lo dispone.',
  },
})

export const deficienciesDue = noticeKind({
  name: 'deficiencies-due',
  facts: { count: 'text' },
  path: '/dashboard/my-work',
  mail: 'morning',
  words: {
    en: {
      kind: 'Deficiencies are due, or have waited too long',
      says: 'Deficiencies this morning: {count}',
      why: 'You get this on mornings when something is due, or has waited too long.',
    },
    fr: {
      kind: 'Des non-conformités sont à échéance ou ont trop tardé',
      says: 'Non-conformités ce matin : {count}',
      why: 'Vous recevez ceci les matins où une échéance arrive ou a trop tardé.',
    },
    es: {
      kind: 'Hay deficiencias que vencen o que esperan demasiado',
      says: 'Deficiencias esta mañana: {count}',
      why: 'Recibe esto las mañanas en que algo vence o ha esperado demasiado.',
    },
  },
})

export const deficiencyNotices = [
  deficiencyAssigned,
  deficiencyRaised,
  deficiencyCritical,
  fixToVerify,
  fixRejected,
  deficienciesDue,
]
