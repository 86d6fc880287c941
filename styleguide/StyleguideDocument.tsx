import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { Mark } from '../src/kit/web/theme/Mark.tsx'
import classes from './Styleguide.module.css'
import { Styleguide } from './Styleguide.tsx'
import { chapters } from './sections.ts'

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'As the device' },
] as const

/** The style guide as one reads it: what it is, its contents beside it, the scheme it is shown in. */
export function StyleguideDocument() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <div className={classes.document}>
      <title>Style guide · Plumbline</title>
      <header className={classes.cover}>
        <Mark size={44} />
        <h1>Style guide</h1>
        <p className="text-soft text-lg">
          How Plumbline looks and speaks, from what it is really made of: every token, piece and
          input below is the one that the screens use. Look here before making another.
        </p>
        <SegmentedControl
          aria-label="Scheme"
          value={colorScheme}
          onChange={setColorScheme}
          data={[...schemes]}
        />
      </header>
      <nav className={classes.contents} aria-label="Contents">
        {chapters.map(({ title, sections }) => (
          <div key={title}>
            <p className="text-soft font-semibold">{title}</p>
            <ul className="p-0 m-0 mt-2">
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <a className="block p-0 py-1 text-inherit no-underline" href={`#${id}`}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <main>
        <Styleguide />
      </main>
    </div>
  )
}
