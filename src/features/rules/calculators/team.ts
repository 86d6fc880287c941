import { type Requirement, training } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { coursesField, coursesOf } from './courses.ts'
import { choice, day, dayOrNone, namesOf, text, yes } from './fields.ts'
import { rows } from './rows.ts'
import { levels } from './training.ts'

export const team = calculator({
  name: 'team',
  title: 'calc_team',
  lead: 'calc_team_lead',
  fields: {
    requirements: rows(
      'ask_requirements',
      {
        course: text('ask_course', ''),
        level: choice<'mandatory' | 'recommended'>('ask_level_of_training', levels, 'mandatory'),
        people: namesOf('ask_people'),
      },
      'Working at Heights~mandatory~Ana, Luc;Emergency First Aid~mandatory~Ana, Luc',
    ),
    records: rows(
      'ask_records',
      {
        person: text('ask_person', ''),
        course: text('ask_course', ''),
        completedOn: day('ask_completed'),
        expiresOn: dayOrNone('ask_expires'),
        verified: yes('ask_verified', true),
      },
      (today) =>
        `Ana~Working at Heights~2024-03-11~2027-03-11~yes;Ana~Standard First Aid~2024-12-02~2027-12-02~yes;Luc~Working at Heights~${today}~~`,
    ),
    courses: coursesField,
    today: day('ask_on'),
  },
  work({ requirements, records, courses: list, today }, { says }) {
    const courses = coursesOf(list)
    const standings = training.matrix({ courses, records, requirements, today })
    const lacking = standings
      .flat()
      .filter(({ status }) => status === 'missing' || status === 'expired').length
    const why = (requirement: Requirement, person: string) => {
      const own = records.filter((record) => record.person === person)
      const { path } = training.status({ courses, records: own, requirement, today })
      return path.map((step) => says.step(step)).join(' ')
    }
    return {
      says: says.word(lacking === 0 ? 'out_none_lacking' : 'out_lacking', { count: lacking }),
      tone: lacking === 0 ? 'good' : 'danger',
      facts: requirements.flatMap((requirement) =>
        requirement.people.map(
          (person) => [`${person} · ${requirement.course}`, why(requirement, person)] as const,
        ),
      ),
      path: [],
    }
  },
})
