// Letters about how somebody signs in, in the language of their account.

import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'

export type Letter = { subject: string; text: string; lang: Locale }

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

const resetWords: Readonly<Record<Locale, readonly [string, string, string]>> = {
  en: [
    'Set a new Plumbline password',
    'Somebody, probably you, asked to set a new password.',
    'The link works once, for an hour. If it was not you, nothing needs doing.',
  ],
  fr: [
    'Choisir un nouveau mot de passe Plumbline',
    'Quelqu’un, sans doute vous, a demandé à choisir un nouveau mot de passe.',
    'Le lien sert une seule fois, pendant une heure. Si ce n’était pas vous, il n’y a rien à faire.',
  ],
  es: [
    'Elegir una nueva contraseña de Plumbline',
    'Alguien, probablemente usted, ha pedido elegir una nueva contraseña.',
    'El enlace sirve una sola vez, durante una hora. Si no fue usted, no tiene que hacer nada.',
  ],
}

export function resetLetter(lang: Locale, address: string): Letter {
  const [subject, lead, end] = resetWords[lang]
  return { subject, text: [lead, address, end].join('\n\n'), lang }
}

const codeWords: Readonly<Record<Locale, readonly [string, string]>> = {
  en: [
    'Somebody tries to sign in to Plumbline as you',
    'Somebody entered your password and then wrong codes of your authenticator app, several times in a row. If that was not you, they know your password: choose a new one now, with “Forgot your password?” on the login page.',
  ],
  fr: [
    'Quelqu’un essaie de se connecter à Plumbline à votre place',
    'Quelqu’un a entré votre mot de passe, puis plusieurs fois de suite des codes erronés de votre application d’authentification. Si ce n’était pas vous, cette personne connaît votre mot de passe : choisissez-en un nouveau maintenant, par « Mot de passe oublié » sur la page de connexion.',
  ],
  es: [
    'Alguien intenta entrar en Plumbline en su lugar',
    'Alguien introdujo su contraseña y después, varias veces seguidas, códigos erróneos de su aplicación de autenticación. Si no fue usted, esa persona conoce su contraseña: elija otra ahora, con «¿Olvidó su contraseña?» en la página de acceso.',
  ],
}

export function codesTriedLetter(lang: Locale): Letter {
  const [subject, text] = codeWords[lang]
  return { subject, text, lang }
}
