import { Button, Group, TextInput } from '@mantine/core'
import { replaceUser, type User } from '../../../access/web/session.ts'
import { call } from '../../../kit/http/client.web.ts'
import { toast } from '../../../kit/web/inputs/toast.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../kit/web/plain/use-form.ts'
import { changeDetails } from '../my-account.contract.ts'
import classes from './my-account.module.css'
import { Section } from './Section.tsx'

export function DetailsForm({ user }: { user: User }) {
  const text = useText()
  const { form, busy, message, errorOf } = useForm(text('no_connection'), async (values) => {
    const { first_name = '', last_name = '' } = values
    const saved = await call(changeDetails, {
      body: { first_name, last_name, version: user.version ?? 1 },
    })
    const name = `${saved.first_name} ${saved.last_name}`.trim()
    replaceUser({ ...user, ...saved, name })
    toast(text('saved'), { type: 'success' })
  })
  return (
    <Section title={text('details_title')}>
      <form {...form} className={classes.form}>
        {message && <Notice tone="danger">{message}</Notice>}
        <Group grow align="start" preventGrowOverflow={false}>
          <TextInput
            name="first_name"
            label={text('first_name')}
            defaultValue={user.first_name}
            error={errorOf('first_name')}
            autoComplete="given-name"
            miw={200}
          />
          <TextInput
            name="last_name"
            label={text('last_name')}
            defaultValue={user.last_name}
            error={errorOf('last_name')}
            autoComplete="family-name"
            miw={200}
          />
        </Group>
        <Button type="submit" loading={busy}>
          {text('save')}
        </Button>
      </form>
    </Section>
  )
}
