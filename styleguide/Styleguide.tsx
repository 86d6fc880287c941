import { Stack, Title } from '@mantine/core'
import classes from './Styleguide.module.css'
import { sections as all, type StyleguideSection } from './sections.ts'

/** What it is given, section by section. */
export function Styleguide({ sections = all }: { sections?: StyleguideSection[] }) {
  return (
    <div>
      {sections.map(({ id, title, Example }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={classes.section}>
          <Title order={2} id={`${id}-title`}>
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
