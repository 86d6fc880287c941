import { ActionIcon, Avatar, Button, Group, Menu, SegmentedControl, Tooltip } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCopyPlus,
  IconDots,
  IconDownload,
  IconEye,
  IconHistory,
  IconSettings,
  IconSitemap,
} from '@tabler/icons-react'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { redo, undo } from '../../builder/builder-state.ts'
import type { Language } from '../../definition/question.ts'
import { useBuilder, useBuilt } from './builder-store.ts'
import { SavedState } from './SavedState.tsx'
import type { DraftState } from './use-draft.ts'

export type Side = 'none' | 'preview' | 'map' | 'settings' | 'versions'

type Props = {
  saved: DraftState
  others: readonly { id: string; name: string }[]
  language: Language
  onLanguage(language: Language): void
  side: Side
  onSide(side: Side): void
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
  const { saved, others, language, onLanguage, side, onSide, onPublish, onDownload, onCopy } = props
  const text = useText()
  const store = useBuilder()
  const languages = useBuilt(({ definition }) => definition.languages)
  const [canUndo, canRedo] = [
    useBuilt(({ past }) => past.length > 0),
    useBuilt(({ future }) => future.length > 0),
  ]
  const toggle = (which: Side) => onSide(side === which ? 'none' : which)
  return (
    <Group gap="xs" justify="space-between">
      <Group gap="xs">
        <Tooltip label={text('builder_undo')}>
          <ActionIcon
            variant="default"
            size="lg"
            disabled={!canUndo}
            aria-label={text('builder_undo')}
            onClick={() => store.run(undo)}
          >
            <IconArrowBackUp size={18} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={text('builder_redo')}>
          <ActionIcon
            variant="default"
            size="lg"
            disabled={!canRedo}
            aria-label={text('builder_redo')}
            onClick={() => store.run(redo)}
          >
            <IconArrowForwardUp size={18} />
          </ActionIcon>
        </Tooltip>
        <SavedState state={saved} />
        <Avatar.Group>
          {others.map(({ id, name }) => (
            <Tooltip key={id} label={text('builder_also_here', { name })}>
              <Avatar size="sm" aria-label={text('builder_also_here', { name })} role="img">
                {initials(name)}
              </Avatar>
            </Tooltip>
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
            onChange={(next) => onLanguage(next as Language)}
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
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size="lg" aria-label={text('builder_more')}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconSettings size={16} />} onClick={() => toggle('settings')}>
              {text('builder_settings')}
            </Menu.Item>
            <Menu.Item leftSection={<IconSitemap size={16} />} onClick={() => toggle('map')}>
              {text('builder_map')}
            </Menu.Item>
            <Menu.Item leftSection={<IconHistory size={16} />} onClick={() => toggle('versions')}>
              {text('builder_versions')}
            </Menu.Item>
            <Menu.Item leftSection={<IconCopyPlus size={16} />} onClick={onCopy}>
              {text('builder_copy')}
            </Menu.Item>
            <Menu.Item leftSection={<IconDownload size={16} />} onClick={onDownload}>
              {text('builder_download')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Button onClick={onPublish}>{text('builder_publish')}</Button>
      </Group>
    </Group>
  )
}
