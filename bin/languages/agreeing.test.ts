// A state agrees with what it is said of: a deficiency is "fermée", a report is "fermé".
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registers } from '../../src/app/composed/registers.ts'
import { fieldAt } from '../../src/register/define.ts'
import { optionsOf, sayOption } from '../../src/register/fields/choice.ts'
import { sayIn } from '../../src/register/server/words.ts'

/** Of a state, what languages with two genders must say. */
const said: [field: string, fr: Record<string, string>, es: Record<string, string>][] = [
  [
    'deficiencies.status',
    { open: 'Ouverte', closed: 'Fermée', duplicate: 'En double', void: 'Annulée' },
    { open: 'Abierta', closed: 'Cerrada', duplicate: 'Duplicada', void: 'Anulada' },
  ],
  ['incidents.status', { closed: 'Fermé', void: 'Annulé' }, { closed: 'Cerrado', void: 'Anulado' }],
  [
    'submissions.stage',
    { closed: 'Fermé', void: 'Annulé' },
    { closed: 'Cerrado', void: 'Anulado' },
  ],
  ['projects.status', { planned: 'Planifié' }, { planned: 'Programado' }],
  ['jhsc-inspections.state', { planned: 'Planifiée' }, { planned: 'Programada' }],
  ['jhsc-meetings.state', { planned: 'Planifiée' }, { planned: 'Programada' }],
  ['training-sessions.state', { finished: 'Terminée' }, { finished: 'Terminada' }],
  ['policies.state', { published: 'Publiée' }, { published: 'Publicada' }],
  ['swps.state', { published: 'Publiée' }, { published: 'Publicado' }],
  ['orientation.state', { published: 'Publié' }, { published: 'Publicada' }],
  ['users-trainings.state', { expired: 'Expirée' }, { expired: 'Vencida', valid: 'Válida' }],
  ['tc-papers.state', { expired: 'Expiré' }, { expired: 'Vencido' }],
  ['safety-alerts.state', { expired: 'Expirée' }, { expired: 'Vencida' }],
  ['toolbox-talk-deliveries.state', { missed: 'Manquée' }, { missed: 'Omitida' }],
  ['deficiencies.before_band', { high: 'Élevé' }, { high: 'Alto' }],
  ['hazards.initial_band', { high: 'Élevée' }, { high: 'Alta' }],
  ['users-custom-fields.kind', { number: 'Nombre' }, { number: 'Número' }],
]

for (const [path, french, spanish] of said)
  test(`${path} agrees`, () => {
    const [name, ...rest] = path.split('.')
    const register = registers.find((one) => one.name === name)
    assert.ok(register)
    const field = fieldAt(register, rest.join('.'))
    const of = (language: 'en' | 'fr' | 'es', values: Record<string, string>) =>
      Object.fromEntries(
        Object.keys(values).map((value) => [value, sayOption(field, value, sayIn(language))]),
      )
    assert.deepEqual(of('fr', french), french)
    assert.deepEqual(of('es', spanish), spanish)
    for (const [value, english] of Object.entries(of('en', french)))
      assert.equal(english, optionsOf(field)[value])
  })
