import type { ReactNode } from 'react'
import { BrandHead } from '../../../../access/brand/web/BrandHead.tsx'
import { timesIn } from '../../../../access/web/times.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { type Section, sections } from '../../boards/sections.ts'
import type { BoardContent } from '../board.contract.ts'
import classes from './board.module.css'
import {
  Alerts,
  Chemicals,
  Law,
  Minutes,
  Orientation,
  Policies,
  Postings,
} from './PaperSections.tsx'
import { Committee, Emergency, FirstAiders, Hospital } from './PeopleSections.tsx'

export type BoardGiven = { board: BoardContent; fileAddress(file: string): string }

const shown: Readonly<Record<Section, (given: BoardGiven) => ReactNode>> = {
  alerts: Alerts,
  emergency: Emergency,
  hospital: Hospital,
  first_aiders: FirstAiders,
  committee: Committee,
  policies: Policies,
  minutes: Minutes,
  postings: Postings,
  chemicals: Chemicals,
  orientation: Orientation,
  report: Report,
  law: Law,
}

const isThere: Readonly<Record<Section, (board: BoardContent) => boolean>> = {
  alerts: ({ alerts }) => alerts.length > 0,
  emergency: ({ emergency }) => emergency.length > 0,
  hospital: ({ hospital }) => hospital !== null && Object.values(hospital).some(Boolean),
  first_aiders: ({ first_aiders }) => first_aiders.length > 0,
  committee: ({ committee }) => committee.length > 0,
  policies: ({ policies }) => policies.length > 0,
  minutes: ({ minutes }) => minutes !== null,
  postings: ({ postings }) => postings.length > 0,
  chemicals: ({ chemicals }) => chemicals.length > 0,
  orientation: ({ orientation }) => orientation !== null,
  report: () => true,
  law: ({ law }) => law !== 'none',
}

/** A board as it is read, on a phone or on paper: what is not there is left out. */
export function BoardPage({ board, fileAddress }: BoardGiven) {
  const { text, say, locale } = useLanguage()
  const { name, place, brand, read_at, zone } = board
  return (
    <article className={classes.board}>
      <BrandHead brand={brand} />
      <header>
        <h1 className="title-1 break-anywhere" tabIndex={-1}>
          {name}
        </h1>
        <p className="m-0 mt-1 text-soft">{place}</p>
      </header>
      {board.sections
        .filter((section) => isThere[section](board))
        .map((section) => {
          const Shows = shown[section]
          return (
            <section key={section} className={`${classes.section} card p-4`}>
              <h2 className="m-0 mb-2 text-lg">{say(sections[section])}</h2>
              <Shows board={board} fileAddress={fileAddress} />
            </section>
          )
        })}
      <footer className="hint">
        {text('board_read_at', { when: timesIn(locale, zone).moment(read_at) })}
      </footer>
    </article>
  )
}

function Report({ board }: BoardGiven) {
  const { text } = useLanguage()
  return (
    <p className="m-0">
      <a href={board.report}>{text('board_report')}</a>
    </p>
  )
}
