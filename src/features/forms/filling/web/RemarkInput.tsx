import { ActionIcon, Button, Input, Textarea } from '@mantine/core'
import { IconChecklist, IconMessagePlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import {
  isActionUnsaid,
  isEmptyRemark,
  isPhotoAsked,
  type Remark,
  type RemarkAction,
  remarkLacks,
} from '../../definition/filling/remarks.ts'
import {
  type FailAsks,
  labelIn,
  type Question,
  type QuestionOption,
} from '../../definition/question.ts'
import { ActionInput } from './ActionInput.tsx'
import { FilesInput } from './answers/FilesAnswer.tsx'
import classes from './fill.module.css'
import { placeOfRemark, useFill, useRemark } from './filling-context.ts'

type Props = {
  question: Question
  /** The row of a matrix that it is of. */
  row?: QuestionOption
  /** It failed: what is wrong is asked for. */
  failed: boolean
}

const longest = 4000

const mustSay = (asks: FailAsks | undefined) => asks === 'words' || asks === 'words_and_photo'

/** What somebody says of a question beside the answer: asked for where it failed, else behind a button. */
export function RemarkInput({ question, row, failed }: Props) {
  const text = useText()
  const { filling, language, readOnly, showAll, remarks } = useFill()
  const asks = remarks.filling.definition.on_fail
  const { name, remark, latest, onRemark } = useRemark(question.key, ...(row ? [row.id] : []))
  const id = useId()
  const [opened, setOpened] = useState(false)
  const isEmpty = isEmptyRemark(remark)
  const isUnsaid = isActionUnsaid(remark)
  const isAsked = failed && asks !== 'nothing'
  const lacks = failed ? remarkLacks(filling, question, remark, asks) : undefined
  const label = [question, ...(row ? [row] : [])].map((one) => labelIn(one, language)).join(': ')
  const words = text(failed ? 'remark_wrong' : 'remark_note')
  const put = (change: Remark) => onRemark(name, { ...latest(), ...change })
  function putAction(action: RemarkAction | undefined) {
    const { action: _, ...more } = latest()
    onRemark(name, action === undefined ? more : { ...more, action })
    if (action === undefined) setOpened(true)
  }
  return (
    <>
      {(opened || isAsked || !isEmpty) && !(readOnly && isEmpty) && (
        <div className={`${classes.remark} stack gap-2`} id={placeOfRemark(name)}>
          <FilesInput
            question={{ key: name, type: 'photo', label, annotate: true }}
            value={remark.photos}
            latest={() => latest().photos}
            onChange={(photos) => put({ photos })}
            label={label}
            error={showAll && lacks === 'fail-photo' ? text('remark_no_photo') : undefined}
            beside={{
              // One place for the photo of a fail is enough.
              offersPhotos: !(failed && isPhotoAsked(filling, question.key)),
              head: (
                <Input.Label htmlFor={id} required={isAsked && mustSay(asks)}>
                  {words}
                </Input.Label>
              ),
              words: (
                <Textarea
                  id={id}
                  aria-description={label}
                  autosize
                  minRows={2}
                  maxRows={14}
                  maxLength={longest}
                  data-answers={(lacks !== 'fail-photo' && !isUnsaid) || undefined}
                  error={showAll && lacks === 'fail-words' ? text('remark_no_words') : undefined}
                  readOnly={readOnly}
                  autoFocus={opened}
                  value={remark.note ?? ''}
                  onChange={(event) => put({ note: event.currentTarget.value })}
                />
              ),
            }}
            required={false}
            readOnly={readOnly}
            language={language}
          />
          {remark.action !== undefined && !readOnly && (
            <ActionInput
              of={label}
              action={remark.action}
              wrong={showAll && isUnsaid}
              onChange={putAction}
            />
          )}
          {remark.action === undefined && !readOnly && (
            <Button
              variant="subtle"
              size="compact-md"
              mih={44}
              style={{ justifySelf: 'start' }}
              leftSection={<IconChecklist size={18} aria-hidden />}
              onClick={() => put({ action: { title: '' } })}
              aria-description={label}
            >
              {text('remark_action_add')}
            </Button>
          )}
        </div>
      )}
      {!readOnly && !isAsked && isEmpty && row === undefined && (
        <ActionIcon
          className={classes.remarkButton}
          variant="subtle"
          color="gray"
          size={44}
          aria-expanded={opened}
          aria-label={text('remark_add')}
          aria-description={label}
          onClick={() => setOpened(!opened)}
        >
          <IconMessagePlus size={20} />
        </ActionIcon>
      )}
    </>
  )
}
