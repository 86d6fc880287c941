import { firstAid } from '../../../regulation/index.ts'
import { itemsIn } from '../contents/lists.ts'
import { calculator } from './calculator.ts'
import { day, number } from './fields.ts'

export const aid = calculator({
  name: 'first-aid',
  title: 'calc_first_aid',
  lead: 'calc_first_aid_lead',
  fields: { workers: number('ask_shift_workers', 12), day: day('ask_on') },
  work({ workers, day: on }, { says }) {
    const { attendant, certificates, kit, extras, room, path, rule } = firstAid(workers, {
      day: on,
    })
    if (attendant === null || kit === null)
      return { says: says.word('out_no_aider'), tone: 'neutral', path, rules: [rule] }
    return {
      says: says.word('out_aider', { certificate: says.word(`certificate_${attendant}`) }),
      tone: 'notice',
      facts: [
        [
          says.word('out_certificates'),
          certificates.map((code) => says.word(`certificate_${code}`)).join(', '),
        ],
        [says.word('out_kit'), says.word(`kit_${kit.code}`)],
        ...(kit.contents.length > 0
          ? [[says.word('out_contents'), itemsIn(kit.contents, says)] as const]
          : []),
        ...(extras.length > 0 ? [[says.word('out_extras'), itemsIn(extras, says)] as const] : []),
        [says.word('out_room'), says.yes(room)],
      ],
      path,
      rules: [rule],
    }
  },
})
