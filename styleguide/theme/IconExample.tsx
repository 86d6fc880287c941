import {
  IconAlertTriangle,
  IconArchive,
  IconCircleCheck,
  IconClipboardCheck,
  IconDownload,
  IconFiles,
  IconPencil,
  IconPlus,
  IconQrcode,
  IconSearch,
  IconSettings,
  IconSignature,
  IconTrash,
  IconUpload,
  IconUsers,
  IconX,
} from '@tabler/icons-react'

const icons = {
  Create: IconPlus,
  Edit: IconPencil,
  Archive: IconArchive,
  Delete: IconTrash,
  Search: IconSearch,
  Close: IconX,
  Download: IconDownload,
  Upload: IconUpload,
  Sign: IconSignature,
  Complete: IconCircleCheck,
  Risk: IconAlertTriangle,
  Work: IconClipboardCheck,
  People: IconUsers,
  Documents: IconFiles,
  Settings: IconSettings,
  'QR code': IconQrcode,
}

export function IconExample() {
  return (
    <>
      <p>
        Tabler’s outlines: 20 pixels and a stroke of 1.6 beside a word, 24 where one stands alone in
        a button, which then says its name to who cannot see it. One sign for one thing everywhere.
      </p>
      <ul
        className="bare grid gap-3"
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))' }}
      >
        {Object.entries(icons).map(([name, Icon]) => (
          <li className="box grid justify-items-center gap-2 px-2 py-3" key={name}>
            <Icon size={24} stroke={1.6} aria-hidden="true" />
            <small>{name}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
