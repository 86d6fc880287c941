import { Skeleton } from '@mantine/core'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { fieldOf, type Register } from '../../define.ts'
import { isWide } from './fields/sections.ts'
import classes from './form.module.css'

/** The shape of the form while its row is on its way. */
export function FormSkeleton({ register }: { register: Register }) {
  const { text, say } = useLanguage()
  return (
    <Page title={say(register.one)} lead={<Skeleton component="span" height={14} width="16rem" />}>
      <div role="status" aria-label={text('input_loading')} className="stack gap-4 min-w-0">
        {register.form.map(([title, names]) => (
          <div key={title} className={classes.section}>
            <Skeleton height={22} width="9rem" mb="md" />
            <div className={classes.fields}>
              {names.map((name) => (
                <div
                  key={name}
                  className={classes.field}
                  data-wide={isWide(fieldOf(register, name)) || undefined}
                >
                  <Skeleton height={14} width="7rem" mb={8} />
                  <Skeleton height={36} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Page>
  )
}
