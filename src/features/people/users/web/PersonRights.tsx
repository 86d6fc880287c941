import { Button } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { screenByName } from '../../../../access/screens.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { type AnyRow, fieldOf, labelOf } from '../../../../register/define.ts'
import { addressOf } from '../../../../register/screens-of.ts'
import form from '../../../../register/web/form/form.module.css'
import { FactValue } from '../../../../register/web/record/FactValue.tsx'
import { users } from '../users.register.ts'

/** The role and the template of a person, and the way to what they open. */
export default function PersonRights({ row }: { row: AnyRow }) {
  const { text, say } = useLanguage()
  const screen = screenByName.get('users-role-permissions')
  return (
    <section className={form.section} aria-label={text('person_rights')}>
      <dl className={form.fields}>
        {['role_id', 'permission_template_id'].map((name) => {
          const field = fieldOf(users, name)
          const label = say(labelOf(name, field))
          return (
            <div key={name} className={form.field}>
              <dt className="hint font-medium">{label}</dt>
              <dd>
                <FactValue field={field} label={label} value={row[name]} />
              </dd>
            </div>
          )
        })}
      </dl>
      {screen !== undefined && (
        <Button
          component={Link}
          to={addressOf(screen, row.id)}
          variant="default"
          leftSection={<IconShieldCheck size={18} aria-hidden />}
        >
          {text('person_rights_open')}
        </Button>
      )}
    </section>
  )
}
