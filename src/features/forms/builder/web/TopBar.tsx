import { ActionIcon, Avatar, Button, Group, SegmentedControl } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDots,
  IconEye,
  IconSettings,
} from '@tabler/icons-react'
import { type ComponentProps, useId } from 'react'
import type { Locale } from '../../../../kit/locales.ts'
import { MenuLater } from '../../../../kit/web/inputs/menu/MenuLater.tsx'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { redo, undo } from '../builder-state.ts'
import classes from './builder.module.css'
import { useBuilder, useBuilt } from './draft/builder-store.ts'
import { SavedState } from './draft/SavedState.tsx'
import { moreMenu } from './later.ts'
import { LiveState } from './publish/LiveState.tsx'
import type { Live } from './publish/use-live.ts'

export type BuilderPanel = 'none' | 'preview' | 'map' | 'settings' | 'versions'

type Props = {
  live: Live | null | undefined
  saved: ComponentProps<typeof SavedState>
  others: readonly { id: string; name: string }[]
  language: Locale
  onLanguage(language: Locale): void
  side: BuilderPanel
  onSide(side: BuilderPanel): void
  onPublish(): void
  onDownload(): void
  onCopy(): void
}

const initials = (name: string) =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2)

/** What holds of the whole form: saved or not, who else is here, undo, views, publishing. */
export function TopBar(props: Props) {
  const { live, saved, others, language, onLanguage, side, onSide, onPublish, onDownload, onCopy } =
    props
  const text = useText()
  const liveId = useId()
  const store = useBuilder()
  const languages = useBuilt(({ definition }) => definition.languages)
  const [canUndo, canRedo] = [
    useBuilt(({ past }) => past.length > 0),
    useBuilt(({ future }) => future.length > 0),
  ]
  const toggle = (which: BuilderPanel) => onSide(side === which ? 'none' : which)
  return (
    <Group gap="xs" justify="space-between" className={`${classes.bar} bg-ground py-2`}>
      <Group gap="xs">
        <ActionIcon
          title={text('builder_undo')}
          variant="default"
          size="lg"
          disabled={!canUndo}
          aria-label={text('builder_undo')}
          onClick={() => store.run(undo)}
        >
          <IconArrowBackUp size={18} />
        </ActionIcon>
        <ActionIcon
          title={text('builder_redo')}
          variant="default"
          size="lg"
          disabled={!canRedo}
          aria-label={text('builder_redo')}
          onClick={() => store.run(redo)}
        >
          <IconArrowForwardUp size={18} />
        </ActionIcon>
        <SavedState {...saved} />
        <LiveState id={liveId} live={live} />
        <Avatar.Group>
          {others.map(({ id, name }) => (
            <Avatar
              key={id}
              size="sm"
              title={text('builder_also_here', { name })}
              aria-label={text('builder_also_here', { name })}
              role="img"
            >
              {initials(name)}
            </Avatar>
          ))}
        </Avatar.Group>
      </Group>
      <Group gap="xs">
        {languages.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={text('builder_language')}
            data={languages.map((one) => ({ value: one, label: languageNames[one] }))}
            value={language}
            onChange={(next) => onLanguage(next)}
          />
        )}
        <Button
          variant={side === 'preview' ? 'light' : 'default'}
          aria-pressed={side === 'preview'}
          leftSection={<IconEye size={17} />}
          onClick={() => toggle('preview')}
        >
          {text('builder_preview')}
        </Button>
        <Button
          variant={side === 'settings' ? 'light' : 'default'}
          aria-pressed={side === 'settings'}
          leftSection={<IconSettings size={17} />}
          onClick={() => toggle('settings')}
        >
          {text('builder_settings')}
        </Button>
        <MenuLater
          menu={moreMenu}
          onSide={toggle}
          onCopy={onCopy}
          onDownload={onDownload}
          button={
            <ActionIcon variant="default" size="lg" aria-label={text('builder_more')}>
              <IconDots size={18} />
            </ActionIcon>
          }
        />
        <Button disabled={live?.same === true} aria-describedby={liveId} onClick={onPublish}>
          {text('builder_publish')}
        </Button>
      </Group>
    </Group>
  )
}
