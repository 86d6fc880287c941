import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { screenByName } from '../../../../access/screens.ts'
import { useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { WidgetBody } from '../../../../manifest/web/WidgetBody.tsx'
import { hubKey } from '../../versions/web/keys.ts'
import { readResources } from '../hub.contract.ts'
import classes from './hub.module.css'
import { ResourceCard } from './ResourceCard.tsx'

/** What people must know and who looks after them: each kind, and what of it needs somebody. */
export default function ResourcesScreen() {
  const text = useText()
  const { processedPermissions } = useSession()
  const query = useQuery({
    queryKey: hubKey,
    queryFn: async ({ signal }) => (await call(readResources, { signal })).data,
    staleTime: 0,
  })
  return (
    <Page
      title={text('nav_resources')}
      lead={text('resources_lead')}
      actions={
        processedPermissions.has('custom-resource-types') && (
          <Button component={Link} to="/dashboard/custom-resource-types" variant="default">
            {text('custom_types')}
          </Button>
        )
      }
    >
      <WidgetBody query={query}>
        {(kinds) => (
          <ul className={classes.kinds}>
            {kinds.map((kind) => {
              const screen = screenByName.get(kind.register)
              return (
                screen && (
                  <ResourceCard key={kind.type?.id ?? kind.register} screen={screen} {...kind} />
                )
              )
            })}
          </ul>
        )}
      </WidgetBody>
    </Page>
  )
}
