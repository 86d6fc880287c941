import { Menu } from '@mantine/core'
import { IconCopyPlus, IconDownload, IconHistory, IconSitemap } from '@tabler/icons-react'
import { FetchedMenu, type MenuProps } from '../../../../kit/web/inputs/menu/FetchedMenu.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { BuilderPanel } from './TopBar.tsx'

type Props = MenuProps & {
  onSide(side: BuilderPanel): void
  onCopy(): void
  onDownload(): void
}

/** What is seldom asked of a form. */
export function MoreMenu({ button, onSide, onCopy, onDownload }: Props) {
  const text = useText()
  return (
    <FetchedMenu button={button}>
      <Menu.Item leftSection={<IconSitemap size={16} />} onClick={() => onSide('map')}>
        {text('builder_map')}
      </Menu.Item>
      <Menu.Item leftSection={<IconHistory size={16} />} onClick={() => onSide('versions')}>
        {text('builder_versions')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopyPlus size={16} />} onClick={onCopy}>
        {text('builder_copy')}
      </Menu.Item>
      <Menu.Item leftSection={<IconDownload size={16} />} onClick={onDownload}>
        {text('builder_download')}
      </Menu.Item>
    </FetchedMenu>
  )
}
