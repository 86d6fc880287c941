import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { LinkButton } from '../../../kit/web/plain/Button.tsx'
import classes from './site.module.css'

/** An address that names nothing of a list, and the way to the list. */
export function NothingHere({ to }: { to: string }) {
  const text = useText()
  return (
    <div className={classes.narrow}>
      <Page title={text('not_found_title')} lead={text('public_nothing_here')}>
        <div>
          <LinkButton to={to} look="outline">
            {text('public_to_list')}
          </LinkButton>
        </div>
      </Page>
    </div>
  )
}
