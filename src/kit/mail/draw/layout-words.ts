// What the layout of every mail says.
import type { Locale } from '../../locales.ts'

type LayoutWords = {
  /** Before what it leads to. */
  colon: string
  /** Before the naked address of the button. */
  address: string
  writer: string
  /** How the person who writes is reached. */
  reply: string
  phone: string
  noReply: string
  foot: string
}

export const layoutWords: Readonly<Record<Locale, LayoutWords>> = {
  en: {
    colon: ':',
    address: 'Or open this address:',
    writer: 'From {name}, {company}',
    reply: 'Reply to this mail: your answer goes to {email}',
    phone: 'Phone: {phone}',
    noReply: 'Nobody reads answers to this mail.',
    foot: 'Sent by Plumbline for {company}',
  },
  fr: {
    colon: '\u00a0:',
    address: 'Ou ouvrez cette adresse :',
    writer: 'De la part de {name}, {company}',
    reply: 'Répondez à ce courriel : votre réponse va à {email}',
    phone: 'Téléphone : {phone}',
    noReply: 'Personne ne lit les réponses à ce courriel.',
    foot: 'Envoyé par Plumbline pour {company}',
  },
  es: {
    colon: ':',
    address: 'O abra esta dirección:',
    writer: 'De {name}, {company}',
    reply: 'Responda a este correo: su respuesta llega a {email}',
    phone: 'Teléfono: {phone}',
    noReply: 'Nadie lee las respuestas a este correo.',
    foot: 'Enviado por Plumbline para {company}',
  },
}

export const filled = (line: string, holes: Readonly<Record<string, string>>): string =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => holes[name] ?? '')
