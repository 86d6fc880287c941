import { IconFileDownload, IconPhone } from '@tabler/icons-react'
import { BrandHead } from '../../../../access/brand/web/BrandHead.tsx'
import { addressOf } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { keysOf, own } from '../../../../kit/own.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { pictograms } from '../pictograms.ts'
import { Pictogram } from '../web/Pictogram.tsx'
import { type PublicChemical, readPublicSheet } from './public-chemical.contract.ts'
import classes from './public-chemical.module.css'
import { sections, signalWords } from './said-of-chemicals.ts'

const dialled = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`

export function PublicChemicalPage({ code, chemical }: { code: string; chemical: PublicChemical }) {
  const { text, say, locale } = useLanguage()
  const { name, supplier, signal_word, emergency_phone, supplier_phone } = chemical
  const word = signal_word === null ? undefined : own<string>(signalWords, signal_word)
  const sheet = (language?: 'fr') =>
    addressOf(readPublicSheet, { params: { code }, query: { language } })
  return (
    <article className={classes.page}>
      <title>{`${name} · Plumbline`}</title>
      <BrandHead brand={chemical.brand} />
      <header>
        <h1 className="title-1 break-anywhere" tabIndex={-1}>
          {name}
        </h1>
        <p className="m-0 mt-1 text-soft">
          {[supplier, chemical.un_number].filter(Boolean).join(' · ')}
        </p>
      </header>
      {word !== undefined && (
        <p className={classes.signal} data-word={signal_word}>
          {say(word)}
        </p>
      )}
      {chemical.pictograms.length > 0 && (
        <ul className={classes.pictograms} aria-label={text('public_chemical_pictograms')}>
          {chemical.pictograms.map((code) => (
            <li className="grid justify-items-center gap-1 text-sm text-center" key={code}>
              <span aria-hidden>
                <Pictogram code={code} size={72} />
              </span>
              {say(own<string>(pictograms, code) ?? code)}
            </li>
          ))}
        </ul>
      )}
      <nav className={`${classes.actions} grid gap-2`} aria-label={text('public_chemical_help')}>
        {emergency_phone !== null && (
          <a
            className={`${classes.call} flex items-center gap-3 px-4 py-2 rounded font-semibold no-underline bg-orange text-on-orange`}
            style={{ border: '1px solid transparent' }}
            href={dialled(emergency_phone)}
          >
            <IconPhone size={22} aria-hidden />
            <span>
              {text('public_chemical_emergency')}
              <strong className="text-lg">{emergency_phone}</strong>
            </span>
          </a>
        )}
        {chemical.has_sds && (
          <a
            className={`${classes.sheet} flex items-center gap-3 px-4 py-2 rounded font-semibold no-underline bg-surface border-strong text-ink`}
            href={sheet()}
            download
          >
            <IconFileDownload size={22} aria-hidden />
            {text(chemical.has_sds_french ? 'public_chemical_sheet_en' : 'public_chemical_sheet')}
          </a>
        )}
        {chemical.has_sds_french && (
          <a
            className={`${classes.sheet} flex items-center gap-3 px-4 py-2 rounded font-semibold no-underline bg-surface border-strong text-ink`}
            href={sheet('fr')}
            download
          >
            <IconFileDownload size={22} aria-hidden />
            {text('public_chemical_sheet_fr')}
          </a>
        )}
        {!chemical.has_sds && <p>{text('public_chemical_no_sheet')}</p>}
      </nav>
      {keysOf(sections).map((section) => {
        const words = chemical[section]
        if (words === null) return null
        return (
          <section key={section} className={`${classes.section} card p-4`}>
            <h2 className="mb-2 text-lg">{say(sections[section])}</h2>
            <p className="m-0 break-anywhere">{words}</p>
          </section>
        )
      })}
      <footer className="hint">
        {supplier_phone !== null && (
          <p className="m-0 mb-2">
            {text('public_chemical_supplier')}{' '}
            <a href={dialled(supplier_phone)}>{supplier_phone}</a>
          </p>
        )}
        {chemical.sds_revised_on !== null && (
          <p className="m-0 mb-2">
            {text('chemical_sheet_of', { day: dayIn(locale, chemical.sds_revised_on) })}
          </p>
        )}
        <p className="m-0 mb-2">{text('public_chemical_note')}</p>
      </footer>
    </article>
  )
}
