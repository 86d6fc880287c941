import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { grantOf } from '../../grants.ts'
import { familyName } from '../../right-names.ts'
import { familiesByGroup } from './right-groups.ts'
import { actionWords } from './right-words.ts'
import classes from './rights.module.css'

/** A list of rights to be read: each family with what it lets one do. */
export function ShownRights({ rights }: { rights: readonly string[] }) {
  const speech = useLanguage()
  const given = new Set(rights)
  const families = familiesByGroup.flatMap(([, some]) => some)
  return (
    <dl className={classes.shown}>
      {families.map(({ family, actions }) => {
        const own = actions.map((action) => grantOf(family, action)).filter((one) => given.has(one))
        return (
          own.length > 0 && (
            <div key={family}>
              <dt>{speech.say(familyName(family))}</dt>
              <dd>{own.map((right) => actionWords(right, speech)).join(', ')}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
