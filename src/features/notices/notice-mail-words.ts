// The words of the mails of notices.
import type { Locale } from '../../kit/locales.ts'

type Word = 'several' | 'hello' | 'morning' | 'news' | 'choose' | 'open' | 'all' | 'work'

export const noticeMailWords: Readonly<Record<Locale, Readonly<Record<Word, string>>>> = {
  en: {
    several: 'News for you: {count}',
    hello: 'Hello {name},',
    morning: 'Good morning {name},',
    news: 'New since the last mail:',
    choose: 'Choose what you are told, and when',
    open: 'Open it',
    all: 'Open my notices',
    work: 'Open my work',
  },
  fr: {
    several: 'Du nouveau pour vous : {count}',
    hello: 'Bonjour {name},',
    morning: 'Bonjour {name},',
    news: 'Nouveau depuis le dernier courriel :',
    choose: 'Choisissez ce dont on vous avise, et quand',
    open: 'Ouvrir',
    all: 'Ouvrir mes avis',
    work: 'Ouvrir mon travail',
  },
  es: {
    several: 'Novedades para usted: {count}',
    hello: 'Hola, {name}:',
    morning: 'Buenos días, {name}:',
    news: 'Novedades desde el último correo:',
    choose: 'Elija de qué se le avisa, y cuándo',
    open: 'Abrir',
    all: 'Abrir mis avisos',
    work: 'Abrir mi trabajo',
  },
}
