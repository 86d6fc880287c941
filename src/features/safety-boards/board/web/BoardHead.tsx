import { Button, Menu } from '@mantine/core'
import {
  IconDots,
  IconExternalLink,
  IconLock,
  IconQrcode,
  IconQrcodeOff,
} from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { CodePapers } from '../../../../kit/web/inputs/CodePapers.tsx'
import { ConfirmQuestion } from '../../../../kit/web/inputs/ConfirmQuestion.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { RegisterRow } from '../../../../register/define.ts'
import type { safetyBoards } from '../../boards/safety-boards.register.ts'
import { boardKey } from '../../web/keys.ts'
import { boardPaper, renewBoardCode, revokeBoardCode } from '../board.contract.ts'
import { BoardPinForm } from './BoardPinForm.tsx'
import { Lacks } from './Lacks.tsx'
import { useBoard } from './use-board.ts'

type Row = RegisterRow<typeof safetyBoards>

/** What a board lacks, where its code leads, and who may read it. */
export function BoardHead({ row }: { row: Row }) {
  const text = useText()
  const { id } = row
  const { data, isError } = useBoard(row)
  const { openModal, closeModal } = useModals()
  const [asked, setAsked] = useState<'renew' | 'revoke'>()
  const renews = [boardKey(id)]
  const change = useAct(
    (route: typeof renewBoardCode | typeof revokeBoardCode) => call(route, { params: { id } }),
    { renews, refusedInPassing: true, oneAtATime: true },
  )
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={2} />
  const { path, lacks, has_pin } = data
  const needsPin = row.visibility === 'pin'
  const confirm = (route: typeof renewBoardCode | typeof revokeBoardCode) => () => {
    setAsked(undefined)
    change.act(route)
  }
  const askPin = () =>
    openModal('board-pin', {
      title: text('board_pin_set'),
      body: <BoardPinForm id={id} onDone={() => closeModal('board-pin')} />,
    })
  return (
    <div className="stack gap-3" data-no-print>
      {needsPin && !has_pin && <Notice tone="danger">{text('board_no_pin')}</Notice>}
      {path === null && <Notice tone="calm">{text('board_no_code')}</Notice>}
      <Lacks lacks={lacks} />
      <div className="row gap-3">
        {path !== null && (
          <Button
            component="a"
            href={path}
            target="_blank"
            rel="noopener"
            leftSection={<IconExternalLink size={18} aria-hidden />}
          >
            {text('board_open')}
          </Button>
        )}
        {path !== null && <CodePapers address={boardPaper.path.replace(':id', id)} />}
        {row.can.includes('edit') && needsPin && (
          <Button
            variant="default"
            leftSection={<IconLock size={18} aria-hidden />}
            onClick={askPin}
          >
            {text('board_pin_set')}
          </Button>
        )}
        {row.can.includes('edit') && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <Button
                variant="default"
                loading={change.busy}
                leftSection={<IconDots size={18} aria-hidden />}
              >
                {text('board_code')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconQrcode size={18} />} onClick={() => setAsked('renew')}>
                {text('board_renew')}
              </Menu.Item>
              {path !== null && (
                <Menu.Item
                  leftSection={<IconQrcodeOff size={18} />}
                  onClick={() => setAsked('revoke')}
                >
                  {text('board_revoke')}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <ConfirmQuestion
        opened={asked === 'renew'}
        title={text('board_renew')}
        question={text('board_renew_question')}
        confirm={text('board_renew')}
        onConfirm={confirm(renewBoardCode)}
        onCancel={() => setAsked(undefined)}
      />
      <ConfirmQuestion
        opened={asked === 'revoke'}
        title={text('board_revoke')}
        question={text('board_revoke_question')}
        confirm={text('board_revoke')}
        danger
        onConfirm={confirm(revokeBoardCode)}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  )
}
