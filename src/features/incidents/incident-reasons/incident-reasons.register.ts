// Why things happen: a tree of causes, from the act or condition to what lay behind it.
import { defineRegister } from '../../../register/define.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { tree } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'

export const incidentReasons = defineRegister('incident-reasons', {
  one: 'Incident reason',
  many: 'Incident reasons',
  lead: 'Why incidents happen: immediate causes, and the basic causes behind them.',
  fields: {
    name: text({ required: true, search: true, max: 120 }),
    code: text({ unique: true, search: true, max: 40 }),
    parent: tree({ to: 'incident-reasons', label: 'Under', hint: 'Four levels at most.' }),
    path: text({ computed: true, label: 'Where' }),
    kind: choice({
      label: 'Cause type',
      options: {
        act: 'Immediate: act',
        condition: 'Immediate: condition',
        personal: 'Basic: personal factor',
        job: 'Basic: job factor',
        system: 'System',
      },
      tones: { act: 'notice', condition: 'notice', personal: 'warning', job: 'warning' },
    }),
    active: yesNo({ label: 'Offered in forms', default: true }),
    description: longText({ max: 2000 }),
    sublists: number({ computed: true, label: 'Lists' }),
  },
  list: ['name', 'path', 'code', 'kind', 'sublists', 'active'],
  form: [['Reason', ['name', 'code', 'parent', 'kind', 'description', 'active']]],
  parent: 'parent',
  answersTree: true,
  capabilities: ['create', 'edit', 'archive', 'order', 'import', 'export'],
})
