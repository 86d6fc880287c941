import { IconFileDownload } from '@tabler/icons-react'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { BoardContent } from '../board.contract.ts'
import type { BoardGiven } from './BoardPage.tsx'
import classes from './board.module.css'

type Words = BoardContent['policies'][number]['words']

/** In the reader’s language, else in the first that the board speaks. */
function useWords(languages: BoardContent['languages']) {
  const { locale } = useLanguage()
  return (words: Words): { lang: string; said: string } | undefined => {
    const lang = [locale, ...languages].find((one) => words[one])
    return lang && { lang, said: words[lang] ?? '' }
  }
}

const tones = { info: 'calm', caution: 'warning', urgent: 'danger', stop_work: 'danger' } as const

export function Alerts({ board: { alerts, languages } }: BoardGiven) {
  const { locale } = useLanguage()
  const inWords = useWords(languages)
  return alerts.map(({ id, title, severity, published_on, words }) => {
    const found = inWords(words)
    return (
      <details key={id} className={classes.read} data-tone={tones[severity]}>
        <summary>
          <strong>{title}</strong> <small>{dayIn(locale, published_on)}</small>
        </summary>
        <p lang={found?.lang}>{found?.said}</p>
      </details>
    )
  })
}

export function Policies({ board: { policies, languages } }: BoardGiven) {
  const { text, locale } = useLanguage()
  const inWords = useWords(languages)
  return policies.map(({ id, title, number, published_on, words }) => {
    const found = inWords(words)
    return (
      <details key={id} className={classes.read}>
        <summary>
          <strong>{title}</strong>{' '}
          <small className="text-soft">
            {[number, text('board_published', { day: dayIn(locale, published_on) })]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </summary>
        <p lang={found?.lang}>{found?.said}</p>
      </details>
    )
  })
}

const Paper = ({ name, address }: { name: string; address: string }) => (
  <a className={classes.paper} href={address} download>
    <IconFileDownload size={18} aria-hidden />
    {name}
  </a>
)

export function Minutes({ board: { minutes }, fileAddress }: BoardGiven) {
  const { text, locale } = useLanguage()
  if (minutes === null) return null
  const { on, file } = minutes
  return (
    <div className="grid gap-2">
      {on !== null && <p className="m-0">{text('board_minutes', { day: dayIn(locale, on) })}</p>}
      {file === null ? (
        <p className="m-0 text-soft">{text('board_minutes_ask')}</p>
      ) : (
        <Paper name={file.name} address={fileAddress(file.id)} />
      )}
    </div>
  )
}

export function Postings({ board: { postings }, fileAddress }: BoardGiven) {
  return (
    <ul className="bare grid gap-2">
      {postings.map(({ id, name }) => (
        <li key={id}>
          <Paper name={name} address={fileAddress(id)} />
        </li>
      ))}
    </ul>
  )
}

export function Chemicals({ board: { chemicals } }: BoardGiven) {
  const { text } = useLanguage()
  return (
    <ul className="bare grid gap-2">
      {chemicals.map(({ id, name, supplier, has_sheet, path }) => (
        <li key={id} className="break-anywhere">
          {path === null ? name : <a href={path}>{name}</a>}{' '}
          <small className="text-soft">
            {has_sheet ? supplier : `${supplier} · ${text('public_chemical_no_sheet')}`}
          </small>
        </li>
      ))}
    </ul>
  )
}

export function Orientation({ board: { orientation } }: BoardGiven) {
  const { text } = useLanguage()
  return (
    orientation && (
      <p className="m-0">
        <a href={orientation.path}>{text('board_orientation', { title: orientation.title })}</a>
      </p>
    )
  )
}

/** Where the law itself is read. */
const acts = {
  ontario: {
    name: 'Occupational Health and Safety Act, R.S.O. 1990, c. O.1',
    address: {
      en: 'https://www.ontario.ca/laws/statute/90o01',
      fr: 'https://www.ontario.ca/fr/lois/loi/90o01',
    },
  },
  united_states: {
    name: 'Occupational Safety and Health Act of 1970',
    address: {
      en: 'https://www.osha.gov/laws-regs/oshact/completeoshact',
      fr: 'https://www.osha.gov/laws-regs/oshact/completeoshact',
    },
  },
} as const

export function Law({ board: { law } }: BoardGiven) {
  const { locale } = useLanguage()
  if (law === 'none') return null
  const { name, address } = acts[law]
  return (
    <p className="m-0">
      <a
        href={address[locale === 'fr' ? 'fr' : 'en']}
        target="_blank"
        rel="noopener noreferrer"
        lang="en"
      >
        {name}
      </a>
    </p>
  )
}
