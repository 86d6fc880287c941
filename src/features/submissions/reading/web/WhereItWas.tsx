import { Button, CopyButton, Group } from '@mantine/core'
import { IconCheck, IconCopy, IconMapPin } from '@tabler/icons-react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { paperText } from '../../papers/paper-words.ts'
import classes from './whole.module.css'
import type { WholeSubmission } from './whole-of.ts'

/** Where the device was, or why it could not say. */
export function WhereItWas({ about: { place, no_place } }: { about: WholeSubmission['about'] }) {
  const { text, locale } = useLanguage()
  if (place === null)
    return (
      no_place !== null && (
        <section className={classes.card} aria-labelledby="place">
          <h2 className="flex items-center justify-between gap-2 mb-2 text-lg" id="place">
            {text('submission_place')}
          </h2>
          <p className="hint">{paperText(locale)(`no_place_${no_place}`)}</p>
        </section>
      )
    )
  const { lat, lng, accuracy } = place
  const written = `${lat.toFixed(6)}, ${lng.toFixed(6)}`
  return (
    <section className={classes.card} aria-labelledby="place">
      <h2 className="flex items-center justify-between gap-2 mb-2 text-lg" id="place">
        {text('submission_place')}
      </h2>
      <p>
        <IconMapPin size={18} aria-hidden style={{ verticalAlign: '-0.2em' }} /> {written}
      </p>
      {accuracy !== undefined && (
        <p className="hint">{text('submission_accuracy', { metres: accuracy })}</p>
      )}
      <Group mt="xs">
        <CopyButton value={written}>
          {({ copied, copy }) => (
            <Button
              size="compact-md"
              variant="default"
              leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
              onClick={copy}
            >
              {text(copied ? 'submission_copied' : 'submission_copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
    </section>
  )
}
