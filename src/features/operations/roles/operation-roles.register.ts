// Who does what in an operation, and what that takes.
import { defineRegister } from '../../../register/define.ts'
import { choice, choices } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { people, reference } from '../../../register/fields/pointing.ts'
import { rows } from '../../../register/fields/structured.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { withoutTraining } from '../../competence/definition/index.ts'

export const operationRoles = defineRegister('operation-roles', {
  one: 'Operation role',
  many: 'Operation roles',
  lead: 'Who does what in an operation: the equipment, fitness and training each role requires.',
  fields: {
    name: text({ required: true, unique: true, search: true, max: 120 }),
    operation: reference({ to: 'operations', required: true }),
    description: longText({ max: 2000, search: true }),
    ppe: choices({
      label: 'PPE',
      options: {
        hard_hat: 'Hard hat',
        safety_boots: 'Safety boots',
        safety_glasses: 'Safety glasses',
        goggles: 'Goggles',
        face_shield: 'Face shield',
        hearing: 'Hearing protection',
        high_visibility: 'High-visibility clothing',
        gloves: 'Gloves',
        cut_gloves: 'Cut-resistant gloves',
        respirator: 'Respirator',
        harness: 'Full-body harness',
        welding: 'Welding helmet and leathers',
        arc_flash: 'Arc-flash clothing',
        coveralls: 'Disposable coveralls',
      },
    }),
    other_ppe: text({ label: 'Other PPE', max: 300 }),
    fitness: choices({
      label: 'Medical and fit tests',
      options: {
        fit_test: 'Respirator fit test',
        medical: 'Fit-for-work medical',
        hearing_test: 'Hearing test',
        lung_function: 'Lung function test',
        vision: 'Vision test',
        surveillance: 'Medical surveillance for a designated substance',
      },
    }),
    minimum_experience: number({ label: 'Minimum experience', min: 0, max: 480, unit: 'months' }),
    trainings: rows({
      label: 'Trainings',
      columns: {
        training: text({ required: true, max: 200 }),
        need: choice({
          label: 'Requirement',
          required: true,
          default: 'required',
          options: { required: 'Required', recommended: 'Recommended' },
        }),
      },
    }),
    without_training: withoutTraining,
    persons: people({ label: 'People in this role' }),
    competence: longText({
      label: 'Competence',
      max: 2000,
      hint: 'Who found each person competent, when, and on what basis.',
    }),
  },
  list: ['name', 'operation', 'persons', 'ppe', 'minimum_experience'],
  form: [
    ['Role', ['name', 'operation', 'description']],
    [
      'Requirements',
      ['minimum_experience', 'trainings', 'without_training', 'ppe', 'other_ppe', 'fitness'],
    ],
    ['People', ['persons', 'competence']],
  ],
  grants: 'operations',
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
