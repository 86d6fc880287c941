import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowsSort,
  IconDots,
  IconDownload,
  IconFiles,
  IconKeyboard,
  IconUpload,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { exportFormats } from '../../../capabilities/export/contract.ts'
import { has } from '../../../define.ts'
import { addressWithin } from '../../../screens-of.ts'
import type { ListKeys } from '../keys/use-list-keys.tsx'
import type { List } from '../use-register-list.ts'
import { NewButton } from './NewButton.tsx'
import { useExport } from './use-export.ts'

/** What can be done with the list as a whole: the first of it as a button, the rest in a menu. */
export function ListActions({ list, keys }: { list: List; keys: ListKeys }) {
  const text = useText()
  const sendFor = useExport(list)
  const { register, within, may } = list
  const importing = has(register, 'import') && may.do('create')
  const importScreen = may.open('import')
  const ordering = has(register, 'order') && list.mayOrder && list.state === 'active'
  const sorting = may.open('sorting')
  /** Of a register whose rows are made of files: the feature's own screen. */
  const uploading = may.open('upload')
  return (
    <>
      <Menu position="bottom-end" withinPortal returnFocus>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={text('list_more')}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {importing && (
            <Menu.Item
              component={Link}
              to={importScreen === undefined ? '?import=1' : addressWithin(importScreen, within)}
              leftSection={<IconUpload size={16} />}
            >
              {text('list_import')}
            </Menu.Item>
          )}
          {uploading && (
            <Menu.Item
              component={Link}
              to={addressWithin(uploading, within)}
              leftSection={<IconFiles size={16} />}
            >
              {text('list_upload')}
            </Menu.Item>
          )}
          {list.web.More && <list.web.More register={register} />}
          {has(register, 'export') &&
            exportFormats.map((format) => (
              <Menu.Item
                key={format}
                leftSection={<IconDownload size={16} />}
                onClick={() => void sendFor(format)}
              >
                {text(`list_export_${format}`)}
              </Menu.Item>
            ))}
          {ordering && (
            <Menu.Item
              component={Link}
              to={sorting === undefined ? '?order=1' : addressWithin(sorting, within)}
              leftSection={<IconArrowsSort size={16} />}
            >
              {text('list_order')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={keys.explain}>
            {text('list_keys')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {list.web.New ? <list.web.New /> : <NewButton list={list} short />}
    </>
  )
}
