import {
  ActionIcon,
  Button,
  Group,
  Modal,
  SegmentedControl,
  TextInput,
  VisuallyHidden,
} from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowUpRight,
  IconCircle,
  IconScribble,
  IconTypography,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type Drawing, type DrawnShape, type Ink, inks } from '../../../drawing/shapes.ts'
import { keysOf } from '../../../own.ts'
import { useTexts } from '../use-texts.ts'
import { MarkStage } from './MarkStage.tsx'
import { begun, type Steps, shapesIn, stepTo, type Tool, tools, undone } from './marking.ts'
import classes from './marks.module.css'

type Props = {
  picture: string
  name: string
  drawing: Drawing | undefined
  /** Told what is drawn when the picture is left. */
  onDone(drawing: Drawing): void
  onDiscard(): void
}

const icons = {
  arrow: IconArrowUpRight,
  circle: IconCircle,
  pen: IconScribble,
  text: IconTypography,
}

/** Arrows, circles, lines and words over a picture. Leaving it keeps them; the picture stays as it is. */
export function PhotoMarker({ picture, name, drawing, onDone, onDiscard }: Props) {
  const texts = useTexts().marks
  const [tool, setTool] = useState<Tool>('arrow')
  const [ink, setInk] = useState<Ink>('red')
  const [words, setWords] = useState('')
  const [steps, setSteps] = useState<Steps>([drawing?.shapes ?? []])
  const [size, setSize] = useState({ width: drawing?.width ?? 0, height: drawing?.height ?? 0 })
  const writing = useRef<HTMLInputElement>(null)
  const shapes = shapesIn(steps)
  const put = (next: readonly DrawnShape[]) => setSteps((now) => stepTo(now, next))

  function leave() {
    if (steps.length > 1) onDone({ ...size, shapes })
    else onDiscard()
  }
  return (
    <Modal
      opened
      fullScreen
      onClose={leave}
      title={texts.title(name)}
      closeButtonProps={{ 'aria-label': texts.done }}
      classNames={{ body: classes.body ?? '', content: 'flex flex-col' }}
      transitionProps={{ duration: 0 }}
    >
      <MarkStage
        picture={picture}
        name={name}
        drawing={{ ...size, shapes }}
        begin={(at) => {
          if (tool !== 'text' || words.trim() !== '') return begun(tool, ink, at, words)
          writing.current?.focus()
          return undefined
        }}
        tool={tool}
        ink={ink}
        words={words}
        onShapes={put}
        onSize={setSize}
      />
      <div className="row justify-center gap-x-4 gap-y-2">
        <SegmentedControl
          aria-label={texts.tool}
          value={tool}
          onChange={(next) => setTool(next)}
          data={tools.map((value) => {
            const Icon = icons[value]
            return {
              value,
              label: (
                <span
                  className="grid place-items-center"
                  style={{ minWidth: '2.25rem', height: '2rem' }}
                  title={texts[value]}
                >
                  <Icon size={22} aria-hidden />
                  <VisuallyHidden>{texts[value]}</VisuallyHidden>
                </span>
              ),
            }
          })}
        />
        <fieldset className={`${classes.inks} flex gap-1 p-0 m-0 border-none`}>
          <legend>
            <VisuallyHidden>{texts.ink}</VisuallyHidden>
          </legend>
          {keysOf(inks).map((one) => (
            <label
              className="grid place-items-center relative cursor-pointer"
              key={one}
              style={{ '--ink-shown': inks[one].color }}
              title={texts[one]}
            >
              <input
                className="m-0 absolute cursor-pointer"
                type="radio"
                name="ink"
                checked={ink === one}
                onChange={() => setInk(one)}
                aria-label={texts[one]}
              />
            </label>
          ))}
        </fieldset>
        {tool === 'text' && (
          <TextInput
            ref={writing}
            maw="24rem"
            style={{ flex: '1 1 12rem' }}
            aria-label={texts.words}
            placeholder={texts.words}
            maxLength={80}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
        <Group gap="xs" className="justify-center">
          <ActionIcon
            variant="default"
            size={36}
            aria-label={texts.undo}
            title={texts.undo}
            disabled={steps.length < 2}
            onClick={() => setSteps(undone)}
          >
            <IconArrowBackUp size={20} />
          </ActionIcon>
          <Button variant="default" disabled={shapes.length === 0} onClick={() => put([])}>
            {texts.clear}
          </Button>
          <Button variant="subtle" color="gray" onClick={onDiscard}>
            {texts.discard}
          </Button>
          <Button onClick={leave}>{texts.done}</Button>
        </Group>
      </div>
    </Modal>
  )
}
