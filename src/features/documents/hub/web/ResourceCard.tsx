import { Button } from '@mantine/core'
import { IconBooks, IconPlus, IconUpload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { type Screen, screenByName } from '../../../../access/screens.ts'
import { useSession } from '../../../../access/web/session.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { addressWithin } from '../../../../register/screens-of.ts'
import { IconOfType } from '../../custom/web/IconOfType.tsx'
import { commonKinds } from '../../kinds/document-kinds.ts'
import type { readResources } from '../hub.contract.ts'
import classes from './hub.module.css'

type Kind = ReplyOf<typeof readResources>['data'][number]

const words = {
  waiting: 'resources_waiting',
  review: 'resources_review',
  certificates: 'resources_certificates',
} as const

const narrowedTo = (path: string, filters: Kind['needs'][number]['filters']) =>
  `${path}?${new URLSearchParams(
    Object.entries(filters).flatMap(([name, values]) =>
      values.map((value) => [`filter[${name}]`, value]),
    ),
  )}`

/** Within its type, or of its kind. */
function placeOf(name: string, register: string, type: string | undefined): string | undefined {
  const screen = screenByName.get(name)
  return screen && addressWithin(screen, type ?? register)
}

const inFiles = (register: string) =>
  ({ of: `${register}-upload`, label: 'screen_documents_upload', Icon: IconUpload }) as const
const fromLibrary = { of: 'import-resources', label: 'library_documents', Icon: IconBooks } as const

/** One kind of resource: how many there are, what needs somebody, and what one begins here. */
export function ResourceCard({ register, type, rows, needs, screen }: Kind & { screen: Screen }) {
  const text = useText()
  const { processedPermissions } = useSession()
  const path = addressWithin(screen, type?.id)
  const isCommon = commonKinds.some(({ name }) => name === register)
  const isDocument = isCommon || type !== null
  const name = type?.name ?? text(screen.menu?.label ?? 'nav_resources')
  const begins = (
    [
      { of: `${register}-create`, label: 'resources_create', Icon: IconPlus },
      ...(isDocument ? [inFiles(register)] : []),
      ...(isCommon ? [fromLibrary] : []),
    ] as const
  ).filter(({ of }) => processedPermissions.has(of))
  return (
    <li className={classes.kind}>
      <div className="row justify-between gap-3 items-baseline">
        <h2 className="title-3 m-0">
          <Link to={path} className={classes.name}>
            {type && <IconOfType icon={type.icon} />}
            {name}
          </Link>
        </h2>
        <span className="text-soft tabular-nums">
          {text(isDocument ? 'resources_documents' : 'resources_people', { count: rows })}
        </span>
      </div>
      {needs.length > 0 && (
        <ul className={classes.needs}>
          {needs.map(({ concern, count, filters }) => (
            <li key={concern}>
              <Link to={narrowedTo(path, filters)}>{text(words[concern], { count })}</Link>
            </li>
          ))}
        </ul>
      )}
      {begins.length > 0 && (
        <div className={classes.begins}>
          {begins.map(({ of, label, Icon }) => (
            <Button
              key={of}
              component={Link}
              to={placeOf(of, register, type?.id) ?? path}
              variant="default"
              size="xs"
              aria-label={`${text(label)}: ${name}`}
              leftSection={<Icon size={16} aria-hidden="true" />}
            >
              {text(label)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
