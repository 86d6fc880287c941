// What the mail of a morning says of deficiencies, in the language of the person who reads it.
import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { LetterItem } from '../../../kit/mail/letter.ts'
import type { MorningSection } from '../../../manifest/morning.ts'
import { deficienciesDue } from '../telling/notice-kinds.ts'
import { type DigestPart, type OpenDeficiency, parts } from './plan.ts'

export type ReminderLine = Pick<
  OpenDeficiency,
  'id' | 'number' | 'title' | 'severity' | 'confidential' | 'location' | 'due_on'
>
export type Digest = Partial<Record<DigestPart, readonly ReminderLine[]>>

type Words = Record<DigestPart, string> & {
  due: string
  confidential: string
  severities: Readonly<Record<string, string>>
}

const mailText: Record<Locale, Words> = {
  en: {
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

const titleOf = ({ confidential, title }: ReminderLine, lang: Locale) =>
  confidential ? mailText[lang].confidential : title

function items(told: readonly ReminderLine[], lang: Locale, publicUrl: string): LetterItem[] {
  const { severities, due } = mailText[lang]
  const facts = ({ severity, due_on, location }: ReminderLine) =>
    [
      severities[severity] ?? severity,
      ...(due_on === null ? [] : [filled(due, { day: dayIn(lang, due_on) })]),
      ...(location === null ? [] : [location]),
    ].join(' · ')
  return told.map((one) => ({
    says: `${one.number} ${titleOf(one, lang)}`,
    ...(!one.confidential && { more: facts(one) }),
    url: `${publicUrl}/dashboard/deficiency-registry?row=${one.id}`,
  }))
}

export function dueSection(digest: Digest, lang: Locale, publicUrl: string): MorningSection {
  const there = parts.flatMap((part) => {
    const told = digest[part] ?? []
    return told.length === 0 ? [] : [{ part, told }]
  })
  return {
    kind: deficienciesDue,
    count: there.reduce((sum, { told }) => sum + told.length, 0),
    lists: there.map(({ part, told }) => ({
      lead: mailText[lang][part],
      items: items(told, lang, publicUrl),
    })),
  }
}
