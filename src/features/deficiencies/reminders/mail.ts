// What the mails about deficiencies say, in the language of the person who reads them.
import type { Locale } from '../../../kit/locales.ts'
import { type DigestPart, type OpenDeficiency, parts } from './plan.ts'

export type ReminderLine = Pick<
  OpenDeficiency,
  'id' | 'number' | 'title' | 'severity' | 'confidential' | 'location' | 'due_on'
>
export type Digest = Partial<Record<DigestPart, readonly ReminderLine[]>>

type Words = Record<DigestPart, string> & {
  assigned: { subject: string; lead: string; why: string }
  digest: { subject: string; why: string }
  hello: string
  due: string
  confidential: string
  severities: Readonly<Record<string, string>>
}

const mailText: Record<Locale, Words> = {
  en: {
    hello: 'Hello {name},',
    assigned: {
      subject: 'For you to put right: {what}',
      lead: 'You are to see to this:',
      why: 'You get this because you were named as the owner.',
    },
    digest: {
      subject: 'Deficiencies this morning: {count}',
      why: 'You get this on mornings when something is due, or has waited too long.',
    },
    overdue: 'Overdue, and yours:',
    today: 'Due today, and yours:',
    tomorrow: 'Due tomorrow, and yours:',
    escalated: 'Overdue, where you are the next to know:',
    unowned: 'Nobody owns these yet:',
    accepted: 'Accepted risks whose day has come; decide anew:',
    effectiveness: 'Put right some time ago; see whether it stayed right:',
    due: 'due {day}',
    confidential: 'Confidential: sign in to read it',
    severities: { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' },
  },
  fr: {
    hello: 'Bonjour {name},',
    assigned: {
      subject: 'À corriger par vous : {what}',
      lead: 'Ceci vous est confié :',
      why: 'Vous recevez ce message parce que vous en êtes responsable.',
    },
    digest: {
      subject: 'Non-conformités ce matin : {count}',
      why: 'Vous recevez ceci les matins où une échéance arrive ou a trop tardé.',
    },
    overdue: 'En retard, à votre charge :',
    today: 'À corriger aujourd’hui, à votre charge :',
    tomorrow: 'À corriger demain, à votre charge :',
    escalated: 'En retard, vous en êtes maintenant avisé :',
    unowned: 'Sans responsable pour le moment :',
    accepted: 'Risques acceptés dont l’échéance est arrivée, à décider de nouveau :',
    effectiveness: 'Corrigées il y a quelque temps ; vérifiez que la correction tient :',
    due: 'échéance {day}',
    confidential: 'Confidentiel : connectez-vous pour le lire',
    severities: { low: 'Faible', medium: 'Moyenne', high: 'Élevée', critical: 'Critique' },
  },
  es: {
    hello: 'Hola, {name}:',
    assigned: {
      subject: 'Para corregir: {what}',
      lead: 'Queda a su cargo:',
      why: 'Recibe este mensaje porque es la persona responsable.',
    },
    digest: {
      subject: 'Deficiencias esta mañana: {count}',
      why: 'Recibe esto las mañanas en que algo vence o ha esperado demasiado.',
    },
    overdue: 'Vencidas, a su cargo:',
    today: 'Vencen hoy, a su cargo:',
    tomorrow: 'Vencen mañana, a su cargo:',
    escalated: 'Vencidas; ahora le toca saberlo:',
    unowned: 'Todavía sin responsable:',
    accepted: 'Riesgos aceptados cuyo día ha llegado; decida de nuevo:',
    effectiveness: 'Corregidas hace un tiempo; compruebe que sigan bien:',
    due: 'vence el {day}',
    confidential: 'Confidencial: inicie sesión para leerlo',
    severities: { low: 'Baja', medium: 'Media', high: 'Alta', critical: 'Crítica' },
  },
}

const filled = (line: string, holes: Readonly<Record<string, string | number>>) =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => String(holes[name] ?? ''))

const dayIn = (lang: Locale, day: string) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day))

const titleOf = ({ confidential, title }: ReminderLine, lang: Locale) =>
  confidential ? mailText[lang].confidential : title

export type Reader = { name: string; lang: Locale }

function lines(told: readonly ReminderLine[], lang: Locale, publicUrl: string): string[] {
  const { severities, due } = mailText[lang]
  const facts = ({ severity, due_on, location }: ReminderLine) =>
    [
      severities[severity] ?? severity,
      ...(due_on === null ? [] : [filled(due, { day: dayIn(lang, due_on) })]),
      ...(location === null ? [] : [location]),
    ].join(' · ')
  return told.flatMap((one) => [
    `- ${one.number} ${titleOf(one, lang)}`,
    ...(one.confidential ? [] : [`  ${facts(one)}`]),
    `  ${publicUrl}/dashboard/deficiency-registry?row=${one.id}`,
  ])
}

export function assignedMail(
  told: readonly ReminderLine[],
  { name, lang }: Reader,
  publicUrl: string,
) {
  const said = mailText[lang]
  const [first] = told
  const rest = told.length > 1 ? ` (+${told.length - 1})` : ''
  return {
    subject: filled(said.assigned.subject, {
      what: `${first === undefined ? '' : titleOf(first, lang)}${rest}`,
    }),
    text: [
      filled(said.hello, { name }),
      '',
      said.assigned.lead,
      ...lines(told, lang, publicUrl),
      '',
      said.assigned.why,
    ].join('\n'),
  }
}

export function digestMail(digest: Digest, { name, lang }: Reader, publicUrl: string) {
  const said = mailText[lang]
  const there = parts.flatMap((part) => {
    const told = digest[part] ?? []
    return told.length === 0 ? [] : [{ part, told }]
  })
  const count = there.reduce((sum, { told }) => sum + told.length, 0)
  return {
    subject: filled(said.digest.subject, { count }),
    text: [
      filled(said.hello, { name }),
      '',
      ...there.flatMap(({ part, told }) => [said[part], ...lines(told, lang, publicUrl), '']),
      said.digest.why,
    ].join('\n'),
  }
}
