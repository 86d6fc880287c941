import { Button } from '@mantine/core'
import { IconBooks, IconTable, IconUpload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { commonKinds } from '../../kinds/document-kinds.ts'
import classes from './import-choice.module.css'

const next = ['check', 'audience', 'publish', 'signed'] as const

/** Where no type of document is named: what can be brought in, where from, and what comes next. */
export function ImportChoice() {
  const { text, say } = useLanguage()
  const { processedPermissions } = useSession()
  return (
    <Page title={text('screen_import_resources')} lead={text('import_choice_lead')}>
      <ul className={classes.kinds}>
        {commonKinds.map(({ name, many, lead }) => {
          const ways = [
            {
              label: text('library_documents'),
              what: text('import_choice_library'),
              Icon: IconBooks,
              to: `/dashboard/resources/importResources/${name}`,
            },
            {
              label: text('library_documents_sheet'),
              what: text('import_choice_sheet'),
              Icon: IconTable,
              to: `/dashboard/${name}?import=1`,
            },
            ...(processedPermissions.has(`${name}-upload`)
              ? [
                  {
                    label: text('screen_documents_upload'),
                    what: text('import_choice_files'),
                    Icon: IconUpload,
                    to: `/dashboard/${name}/upload`,
                  },
                ]
              : []),
          ]
          return (
            <li key={name} className={classes.kind}>
              <h2 className="title-3 m-0">{say(many)}</h2>
              {lead !== undefined && <p className="m-0 text-soft">{say(lead)}</p>}
              <ul className={classes.ways}>
                {ways.map(({ label, what, Icon, to }) => (
                  <li key={to} className="stack gap-1">
                    <Button
                      component={Link}
                      to={to}
                      variant="default"
                      justify="flex-start"
                      aria-label={`${label}: ${say(many)}`}
                      leftSection={<Icon size={18} aria-hidden />}
                    >
                      {label}
                    </Button>
                    <span className="hint">{what}</span>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      <section className="stack gap-2 max-w-prose">
        <h2 className="title-3 m-0">{text('import_choice_next')}</h2>
        <ol className={classes.next}>
          {next.map((step) => (
            <li key={step}>{text(`import_choice_next_${step}`)}</li>
          ))}
        </ol>
        {processedPermissions.has('resources-coverage') && (
          <p className="m-0">
            <Link to="/dashboard/resources/coverage">{text('nav_coverage')}</Link>
          </p>
        )}
      </section>
    </Page>
  )
}
