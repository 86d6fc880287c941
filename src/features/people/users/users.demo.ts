import { users } from './users.register.ts'

/** Name, job, entity, day of hire, language where it is not English, role where they are no foreman, template where
 *  they are not on that of their role. */
const written: readonly string[] = [
  'Amara Diallo · Site superintendent · Northgate Ontario · 2014-04-07 · en',
  'Wyatt Lindqvist · Site superintendent · Northgate Ontario · 2016-09-12 · en',
  'Chantal Bergeron · Site superintendent · Northgate Ontario · 2018-03-05 · fr',
  'Devon Marsh · Foreman, concrete · Northgate Ontario · 2015-05-19 · en',
  'Héctor Salas · Foreman, formwork · Northgate Ontario · 2017-06-01 · es',
  'Ingrid Solberg · Foreman, steel · Northgate Ontario · 2019-02-11 · en',
  'Kofi Mensah · Foreman, finishing · Northgate Ontario · 2020-08-24 · en',
  'Mathieu Lavoie · Foreman, civil · Northgate Ontario · 2021-04-06 · fr',
  'Noor Aziz · Crane operator · Northgate Ontario · 2013-10-15 · en',
  'Oleh Bondar · Carpenter · Northgate Ontario · 2022-05-02 · en',
  'Paulina Reyes · Carpenter · Northgate Ontario · 2023-03-13 · es',
  'Quentin Abbott · Labourer · Northgate Ontario · 2024-05-21 · en',
  'Rania Haddad · Labourer · Northgate Ontario · 2025-04-14 · en',
  'Stefan Nowak · Ironworker · Northgate Ontario · 2018-07-09 · en',
  'Tala Redsky · Concrete finisher · Northgate Ontario · 2021-09-20 · en',
  'Ugo Ferrante · Equipment operator · Northgate Ontario · 2012-11-05 · en',
  'Vera Kozak · Safety coordinator · Northgate Ontario · 2019-01-14 · en',
  'Xavier Pelletier · Labourer · Northgate Ontario · 2024-06-03 · fr',
  'Yusra Karim · Project coordinator · Northgate Ontario · 2022-01-10 · en',
  'Zane Pruitt · Yard hand · Northgate Ontario · 2020-03-02 · en',
  'Bridget Foley · Estimator · Northgate Ontario · 2016-02-08 · en · 6',
  'Carlos Ibarra · Operations director · Northgate Michigan · 2015-01-12 · es · 6 · Entity manager',
  'Dana Whitlock · Site superintendent · Northgate Michigan · 2017-05-15 · en · 3 · Site supervisor',
  'Emmett Crane · Foreman, concrete · Northgate Michigan · 2019-08-05 · en',
  'Faith Underwood · Safety coordinator · Northgate Michigan · 2021-10-18 · en',
  'Gabriel Montoya · Carpenter · Northgate Michigan · 2023-06-12 · es',
  'Hollis Tate · Labourer · Northgate Michigan · 2024-09-03 · en',
  'Imani Brooks · Equipment operator · Northgate Michigan · 2020-04-27 · en',
]

export const usersDemo = {
  register: users,
  rows: written.map((line, at) => {
    const [name = '', job_title, entity, hired_on, language, role_id = '3', template] =
      line.split(' · ')
    const [first_name = '', last_name = ''] = name.split(' ')
    const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(' ', '.').toLowerCase()
    return {
      first_name,
      last_name,
      email: `${plain}@northgate.test`,
      mobile: `416 555 0${200 + at}`,
      language,
      role_id,
      ...(template !== undefined && { permission_template_id: template }),
      job_title,
      entity,
      hired_on,
      employee_no: `N-${1201 + at * 7}`,
    }
  }),
}
