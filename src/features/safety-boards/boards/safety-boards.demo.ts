import { daysFromNow as day } from '../../../kit/day.ts'
import { safetyBoards } from './safety-boards.register.ts'
import { sectionNames } from './sections.ts'

/** The board at the trailer has minutes that are too old; the one of the school has none. */
export const safetyBoardsDemo = {
  register: safetyBoards,
  rows: [
    {
      name: 'Trailer at Gate A',
      project: 'Harbour Point tower',
      location: 'Harbour Point tower',
      sections: sectionNames.filter((name) => name !== 'postings'),
      languages: ['en', 'fr', 'es'],
      package: 'Site orientation',
      minutes_on: day(-118),
      visibility: 'public',
    },
    {
      name: 'Site office, Station Road',
      project: 'Station Road school',
      location: 'Station Road school',
      sections: ['emergency', 'hospital', 'first_aiders', 'policies', 'minutes', 'report', 'law'],
      languages: ['en', 'fr'],
      visibility: 'public',
    },
  ],
}
