import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { screenByName } from '../../../../access/screens.ts'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { keysOf } from '../../../../kit/own.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { pointedIn } from '../../../../register/fields/pointing.ts'
import { addressOf } from '../../../../register/screens-of.ts'
import { registerKey } from '../../../../register/web/keys.ts'
import { RecordLink } from '../../../../register/web/record/RecordLink.tsx'
import { addHat } from '../../hats/hats.contract.ts'
import { hats } from '../../hats/hats.ts'
import { hatsKey } from '../../web/keys.ts'
import type { AlikePerson } from '../without-account.contract.ts'

type Props = {
  why: AlikePerson['why'][number]
  people: readonly AlikePerson[]
  values: Readonly<Record<string, unknown>>
}

const day = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

const registerOfPerson = ({ account }: Pick<AlikePerson, 'account'>) =>
  account ? 'users' : 'people-without-account'

/** Each of them, with the way to use them: what was entered of the relation becomes theirs. */
export function AlikePeople({ why, people, values }: Props) {
  const { text, say } = useLanguage()
  const mayUse = useHolds()('users.edit')
  const navigate = useNavigate()
  const { act, given, problem } = useAct(
    async ({ id }: AlikePerson) => {
      const kind = keysOf(hats).find((one) => one === values.kind) ?? 'contractor_worker'
      const of = pointedIn(values.trade_contractor ?? values.entity ?? values.client)?.id ?? null
      try {
        await call(addHat, {
          params: { id },
          body: { kind, of, starts_on: day(values.starts_on), ends_on: day(values.ends_on) },
        })
      } catch (error) {
        // What is known already need not be said again.
        if (!(error instanceof Refused && error.errors?.starts_on !== undefined)) throw error
      }
    },
    {
      renews: [hatsKey(), registerKey('people-without-account')],
      onDone: (_, person) => {
        const screen = screenByName.get(`${registerOfPerson(person)}-record`)
        if (screen !== undefined) void navigate(addressOf(screen, person.id))
      },
    },
  )
  if (people.length === 0) return null
  return (
    <Notice tone="calm">
      <p>{text(`alike_${why}`)}</p>
      <ul className="bare stack gap-2">
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <RecordLink register={registerOfPerson(person)} to={person} />
              <span className="hint">
                {[
                  person.account && text('alike_user'),
                  person.kind !== null && say(hats[person.kind]),
                  person.of,
                ]
                  .filter(Boolean)
                  .map((one) => ` · ${one}`)
                  .join('')}
              </span>
            </span>
            {mayUse && (
              <Button
                size="compact-sm"
                variant="default"
                loading={given?.id === person.id}
                onClick={() => act(person)}
              >
                {text('alike_use')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {problem && <p>{problem}</p>}
    </Notice>
  )
}
