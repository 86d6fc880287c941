import { Button as AreaButton, Group } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Button } from '../../src/kit/web/plain/Button.tsx'
import { Schemes } from './Schemes.tsx'
import classes from './specimen.module.css'

const looks = ['filled', 'outline', 'quiet'] as const
const states = [
  ['At rest', {}],
  ['Pointed at', { 'data-shown': 'hover' }],
  ['Focused', { 'data-shown': 'focus' }],
  ['Busy', { busy: true }],
  ['Disabled', { disabled: true }],
] as const

export function ButtonExample() {
  return (
    <>
      <p>
        One filled button on a screen: what most people came to do. Outlined is the other way, quiet
        the way out. A verb says what happens. Nothing to press is smaller than 24 by 24 pixels.
      </p>
      <Schemes of={['light', 'dark']}>
        <table className={classes.buttons}>
          <thead>
            <tr>
              <td className="text-ink" />
              {looks.map((look) => (
                <th key={look} scope="col">
                  {look}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {states.map(([name, props]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {looks.map((look) => (
                  <td className="text-ink" key={look}>
                    <Button look={look} {...props}>
                      Save
                    </Button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Schemes>
      <p>Behind the login the component library draws them, in the page’s own scheme:</p>
      <Group>
        <AreaButton>Save</AreaButton>
        <AreaButton variant="default">Cancel</AreaButton>
        <AreaButton variant="light">Add a line</AreaButton>
        <AreaButton variant="subtle">Show more</AreaButton>
        <AreaButton color="red.9" leftSection={<IconTrash size={18} aria-hidden="true" />}>
          Delete for good
        </AreaButton>
        <AreaButton loading aria-label="Saving">
          Save
        </AreaButton>
        <AreaButton disabled>Save</AreaButton>
      </Group>
    </>
  )
}
