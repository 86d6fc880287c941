// Mails about how somebody signs in, in the language of their account.

import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'
import { productBrand, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'

export async function languageOfLogin(db: Db, id: string): Promise<Locale> {
  const found = await db.maybe(
    { locale: one<Locale>() },
    sql`
    select locale from (
      select locale, created_at from account where login_id = ${id} and deactivated_at is null
      union all
      select locale, '-infinity' from provider_admin where login_id = ${id} and locale is not null
    ) places order by created_at limit 1`,
  )
  return found?.locale ?? 'en'
}

type ResetWords = Record<'subject' | 'lead' | 'button' | 'after' | 'why', string>

const resetWords: Readonly<Record<Locale, ResetWords>> = {
  en: {
    subject: 'Set a new Plumbline password',
    lead: 'Somebody, probably you, asked to set a new password.',
    button: 'Set a new password',
    after: 'The link works once, for an hour. If it was not you, nothing needs doing.',
    why: 'You get this because your address is one that signs in to Plumbline.',
  },
  fr: {
    subject: 'Choisir un nouveau mot de passe Plumbline',
    lead: 'Quelqu’un, sans doute vous, a demandé à choisir un nouveau mot de passe.',
    button: 'Choisir un mot de passe',
    after:
      'Le lien sert une seule fois, pendant une heure. Si ce n’était pas vous, il n’y a rien à faire.',
    why: 'Vous recevez ceci parce que votre adresse sert à se connecter à Plumbline.',
  },
  es: {
    subject: 'Elegir una nueva contraseña de Plumbline',
    lead: 'Alguien, probablemente usted, ha pedido elegir una nueva contraseña.',
    button: 'Elegir una contraseña',
    after:
      'El enlace sirve una sola vez, durante una hora. Si no fue usted, no tiene que hacer nada.',
    why: 'Recibe esto porque su dirección sirve para entrar en Plumbline.',
  },
}

export const resetMail = mailKind<{ address: string }>({
  name: 'new-password',
  write({ address }, lang) {
    const { subject, lead, button, after, why } = resetWords[lang]
    return {
      subject,
      parts: [words(lead)],
      button: { says: button, url: address },
      after: [after],
      why,
    }
  },
  looks: productBrand,
  examples: {
    forgotten: {
      address:
        'https://safety.example.com/reset-password/?token=4Jr0cT2yK9wQvZ1mX8bN5sLdHfGaPuEo&email=rosa%40example.com',
    },
  },
})

type CodesWords = Record<'subject' | 'lead' | 'advice' | 'button', string>

const codeWords: Readonly<Record<Locale, CodesWords>> = {
  en: {
    subject: 'Somebody tries to sign in to Plumbline as you',
    lead: 'Somebody entered your password and then wrong codes of your authenticator app, several times in a row.',
    advice:
      'If that was not you, they know your password: choose a new one now, with “Forgot your password?” on the login page.',
    button: 'Choose a new password',
  },
  fr: {
    subject: 'Quelqu’un essaie de se connecter à Plumbline à votre place',
    lead: 'Quelqu’un a entré votre mot de passe, puis plusieurs fois de suite des codes erronés de votre application d’authentification.',
    advice:
      'Si ce n’était pas vous, cette personne connaît votre mot de passe : choisissez-en un nouveau maintenant, par « Mot de passe oublié » sur la page de connexion.',
    button: 'Choisir un mot de passe',
  },
  es: {
    subject: 'Alguien intenta entrar en Plumbline en su lugar',
    lead: 'Alguien introdujo su contraseña y después, varias veces seguidas, códigos erróneos de su aplicación de autenticación.',
    advice:
      'Si no fue usted, esa persona conoce su contraseña: elija otra ahora, con «¿Olvidó su contraseña?» en la página de acceso.',
    button: 'Elegir una contraseña',
  },
}

export const codesTriedMail = mailKind<{ publicUrl: string }>({
  name: 'codes-tried',
  write({ publicUrl }, lang) {
    const { subject, lead, advice, button } = codeWords[lang]
    return {
      subject,
      parts: [words(lead), words(advice)],
      button: { says: button, url: `${publicUrl}/forgot-password` },
    }
  },
  looks: productBrand,
  examples: { wrong: { publicUrl: 'https://safety.example.com' } },
})
