import { Stack, Title } from '@mantine/core'
import classes from './Styleguide.module.css'
import { sections as all, type Section } from './sections.ts'

/** Every input in every state, on one page: the place to look before building another. */
export function Styleguide({ sections = all }: { sections?: Section[] }) {
  return (
    <div className={classes.page}>
      {sections.map(({ id, title, Example }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={classes.section}>
          <Title order={2} size="h3" id={`${id}-title`}>
            {title}
          </Title>
          <Stack className={classes.example}>
            <Example />
          </Stack>
        </section>
      ))}
    </div>
  )
}
