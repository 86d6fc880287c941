import { Modal } from '@mantine/core'
import { useText } from '../../../kit/web/language/Language.tsx'
import { SearchField } from './SearchField.tsx'

/** The search over the whole page, for a phone. */
export function SearchSheet({ onClose }: { onClose(): void }) {
  const text = useText()
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={text('search')}
      closeButtonProps={{ 'aria-label': text('search_close'), size: 'lg' }}
      transitionProps={{ duration: 0 }}
      padding="md"
    >
      <SearchField inSheet onLeave={onClose} />
    </Modal>
  )
}
